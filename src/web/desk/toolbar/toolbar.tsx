import { useRef } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { SearchBox } from '../../ui/inputs/search-box.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import type { DeskProps } from '../desk.journey.ts'
import { addressOf, useFilters } from '../use-filters.ts'
import { DayFilter } from './day-filter.tsx'
import { all, productOptions, statusOptions } from './options.ts'
import styles from './toolbar.module.css'
import { useSlash } from './use-slash.ts'

/** What is looked for. The search is told to the list only, the filters to the address. */
export function Toolbar({ journey }: DeskProps) {
  const { filters, set } = useFilters()
  const { query } = journey.context
  const box = useRef<HTMLDivElement>(null)
  useSlash(box)
  const search = (text: string) => journey.send({ type: 'query.changed', query: { ...query, search: text } })
  const clear = () => set({ status: undefined, product: undefined, from: undefined, to: undefined })
  return (
    <search className={styles.toolbar}>
      <div ref={box} className={styles.search}>
        <SearchBox
          label="Search by mobile, plate, lead id or name"
          aria-keyshortcuts="/"
          value={query.search}
          onChange={search}
        />
      </div>
      <Field label="Status">
        <Select
          options={statusOptions}
          value={filters.status ?? all}
          onChange={(status) => set({ status: status === all ? undefined : status })}
        />
      </Field>
      <Field label="Product">
        <Select
          options={productOptions}
          value={filters.product ?? all}
          onChange={(product) => set({ product: product === all ? undefined : product })}
        />
      </Field>
      <DayFilter
        label="Changed from"
        day={filters.from}
        max={filters.to}
        onChange={(from) => set({ from })}
      />
      <DayFilter label="Changed to" day={filters.to} min={filters.from} onChange={(to) => set({ to })} />
      {addressOf(filters) !== '' && (
        <Button variant="quiet" size="small" className={styles.clear} onClick={clear}>
          Clear filters
        </Button>
      )}
    </search>
  )
}
