import { may } from '#machines/reference/permissions.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { deskAddressOf, useFilters } from '../use-filters.ts'
import { AgentFilter } from './agent-filter.tsx'
import { DayFilter } from './day-filter.tsx'
import { all, productOptions, statusOptions } from './options.ts'
import styles from './toolbar.module.css'

/** Folded on small screens, unless some are set. */
export function FoldedFilters() {
  const { filters } = useFilters()
  const isWide = useMedia('(min-width: 48rem)')
  if (isWide) return <Filters />
  return (
    <Disclosure label="Filters" initiallyOpen={deskAddressOf(filters) !== ''}>
      <Filters />
    </Disclosure>
  )
}

function Filters() {
  const { filters, set } = useFilters()
  const { role } = useSession()
  const { status, product, agent, from, to } = filters
  const clear = () =>
    set({ status: undefined, product: undefined, agent: undefined, from: undefined, to: undefined })
  return (
    <div className={styles.filters}>
      <Field label="Status">
        <Select
          options={statusOptions}
          value={status ?? all}
          onChange={(next) => set({ status: next === all ? undefined : next })}
        />
      </Field>
      <Field label="Product">
        <Select
          options={productOptions}
          value={product ?? all}
          onChange={(next) => set({ product: next === all ? undefined : next })}
        />
      </Field>
      {may(role, 'desk.lead') && <AgentFilter agent={agent} onChange={(next) => set({ agent: next })} />}
      <DayFilter label="Changed from" day={from} max={to} onChange={(next) => set({ from: next })} />
      <DayFilter label="Changed to" day={to} min={from} onChange={(next) => set({ to: next })} />
      {deskAddressOf(filters) !== '' && (
        <Button variant="quiet" size="small" className={styles.clear} onClick={clear}>
          Clear filters
        </Button>
      )}
    </div>
  )
}
