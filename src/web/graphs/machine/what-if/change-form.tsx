import { type FormEvent, useRef } from 'react'
import { stateChanges } from '#contract/views/what-if.ts'
import { graphs } from '#machines/reference/messages/graphs.ts'
import { Button } from '../../../ui/actions/button.tsx'
import type { Looking, ShownAs } from '../../address.ts'
import { machineAddressOf, writtenIn } from '../../address.ts'
import { Filter } from '../filters/filter.tsx'
import { useValues } from '../filters/filter-form.tsx'
import filters from '../filters/filters.module.css'
import { Hidden } from '../filters/hidden.tsx'
import { Labelled } from '../filters/labelled.tsx'
import styles from './what-if.module.css'

const { whatIf: texts } = graphs

type ChangeFormProps = { looking: Looking; shown: ShownAs<'what-if'> }

/** Which state, and what of it is changed. A GET form, which works without a script. */
export function ChangeForm({ looking: { machine, query, go }, shown }: ChangeFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const at = shown.states.some(({ id }) => id === query.at) ? (query.at ?? '') : ''
  const fields = { at, change: query.change, leaving: query.leaving ?? '' }
  useValues(
    form,
    Object.entries(fields).map(([name, value]) => ({ name, value })),
  )
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new URLSearchParams(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    )
    go(machineAddressOf(machine, writtenIn(`?${given}`)))
  }
  const steps = shown.states.map(({ id, title }) => ({ value: id, label: title }))
  const changes = stateChanges.map((value) => ({ value, label: texts.changes[value] }))
  return (
    <form
      ref={form}
      method="get"
      action={machineAddressOf(machine)}
      aria-label={texts.form}
      className={styles.fields}
      onSubmit={onSubmit}
    >
      <Filter
        field={{ name: 'at', value: at, options: [{ value: '', label: texts.choose }, ...steps] }}
        label={texts.fields.at}
      />
      <Filter field={{ name: 'change', value: query.change, options: changes }} label={texts.fields.change} />
      <Percent
        name="leaving"
        value={fields.leaving}
        offered={offeredBy(shown)}
        label={texts.fields.leaving}
      />
      <Hidden query={query} without={Object.keys(fields)} />
      <Button type="submit" variant="secondary" size="small">
        {texts.predict}
      </Button>
    </form>
  )
}

/** What the server takes where no share is given. */
const offeredBy = ({ answer }: ShownAs<'what-if'>): string =>
  typeof answer === 'object' ? String(Math.round(answer.leaving.offered * 1000) / 10) : ''

type PercentProps = { name: string; value: string; offered: string; label: string }

const Percent = ({ name, value, offered, label }: PercentProps) => (
  <Labelled
    label={label}
    field={(id) => (
      <input
        type="number"
        id={id}
        name={name}
        defaultValue={value}
        placeholder={offered}
        min={0}
        max={100}
        step="any"
        className={filters.control}
      />
    )}
  />
)
