import { type FormEvent, useRef } from 'react'
import { comparedBy, sources } from '#contract/views/graph-query.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import type { Looking } from '../../address.ts'
import { machineAddressOf, writtenIn } from '../../address.ts'
import { Apply } from '../filters/apply.tsx'
import { dayText, versionLabel } from '../filters/fields.ts'
import { Filter } from '../filters/filter.tsx'
import { Hidden } from '../filters/hidden.tsx'
import { LinkGroup } from '../link-group.tsx'
import styles from './compare.module.css'

const labels = {
  otherFrom: texts.otherFrom,
  otherTo: texts.otherTo,
  otherSource: texts.otherSource,
  otherVersion: texts.otherVersion,
}
type OtherField = { name: keyof typeof labels; value: string; options?: { value: string; label: string }[] }

/** The other side of a comparison; the filters are the first. */
export function OtherSide({ looking }: { looking: Looking }) {
  const { machine, query, to, go } = looking
  const form = useRef<HTMLFormElement>(null)
  const fields = fieldsOf(looking)
  const apply = () => {
    if (!form.current?.checkValidity()) return
    const given = new URLSearchParams(
      [...new FormData(form.current)].map(([name, value]) => [name, String(value)]),
    )
    go(machineAddressOf(machine, writtenIn(`?${given}`)))
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    apply()
  }
  return (
    <div className={styles.other}>
      <LinkGroup
        label={texts.compare}
        links={comparedBy.map((by) => ({
          label: texts.by[by],
          href: to({ by }),
          isCurrent: by === query.by,
        }))}
      />
      <form
        ref={form}
        key={fields.map(({ name, value }) => `${name} ${value}`).join()}
        method="get"
        action={machineAddressOf(machine)}
        aria-label={texts.compare}
        className={styles.fields}
        onSubmit={onSubmit}
        onChange={apply}
      >
        {fields.map((field) => (
          <Filter key={field.name} field={field} label={labels[field.name]} />
        ))}
        <Hidden query={query} without={fields.map(({ name }) => name)} />
        <Apply />
      </form>
    </div>
  )
}

function fieldsOf({ query, reply: { frame } }: Looking): OtherField[] {
  const none = { value: '', label: texts.any }
  if (query.by === 'source') {
    const options = [none, ...sources.map((value) => ({ value, label: texts.sources[value] }))]
    return [{ name: 'otherSource', value: query.otherSource ?? '', options }]
  }
  if (query.by === 'version') {
    const options = frame.versions.map(({ version, publishedAt }) => ({
      value: version,
      label: versionLabel(version, dayText(publishedAt, frame.today)),
    }))
    return [{ name: 'otherVersion', value: query.otherVersion ?? '', options: [none, ...options] }]
  }
  return [
    { name: 'otherFrom', value: query.otherFrom ?? '' },
    { name: 'otherTo', value: query.otherTo ?? '' },
  ]
}
