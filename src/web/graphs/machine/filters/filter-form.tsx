import { type ChangeEvent, type FormEvent, useEffect, useRef } from 'react'
import type { GraphQuery } from '#contract/views/graph-query.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { Apply } from './apply.tsx'
import type { FilterField } from './fields.ts'
import { Filter } from './filter.tsx'
import styles from './filters.module.css'
import { Hidden } from './hidden.tsx'

type FilterFormProps = {
  fields: readonly FilterField[]
  query: GraphQuery
  addressOf: (query: Partial<GraphQuery>) => string
  go: (address: string) => void
  label?: string
}

/** The traffic filters. A GET form: submitted without a script, applied at every change with one. */
export function FilterForm({ fields, query, addressOf, go, label = texts.filters }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useValues(form, fields)
  const apply = () => {
    if (form.current?.checkValidity()) go(addressOf(chosen(query, form.current, fields)))
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    apply()
  }
  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => target.validity.valid && apply()
  return (
    <form
      ref={form}
      method="get"
      action={addressOf({})}
      aria-label={label}
      className={styles.filters}
      onSubmit={onSubmit}
      onChange={onChange}
    >
      {fields.map((field) => (
        <Filter key={field.name} field={field} label={texts.filter[field.name]} />
      ))}
      <Hidden query={query} without={fields.map(({ name }) => name)} />
      <Apply />
    </form>
  )
}

/** Defaults stay unset. */
function chosen(
  query: GraphQuery,
  form: HTMLFormElement,
  fields: readonly FilterField[],
): Partial<GraphQuery> {
  const given = new FormData(form)
  const changes = fields
    .map(({ name, value }) => [name, String(given.get(name) ?? ''), value] as const)
    .filter(([, now, before]) => now !== before)
    .map(([name, now]) => [name, now === '' ? undefined : now])
  return { ...query, before: undefined, ...Object.fromEntries(changes) }
}

/** The browser's Back and links change the address under the form, which then says what the address says. */
export function useValues(
  form: { current: HTMLFormElement | null },
  fields: readonly { name: string; value: string }[],
): void {
  const said = fields.map(({ value }) => value).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: other values are the reason
  useEffect(() => {
    for (const { name, value } of fields) {
      const control = form.current?.elements.namedItem(name)
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value
    }
  }, [said])
}
