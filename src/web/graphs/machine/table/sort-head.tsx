import type { tableSorts } from '#contract/views/graph-query.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { ChevronDown } from '../../../ui/icons/interface.tsx'
import type { Looking } from '../../address.ts'
import styles from './table.module.css'

type Sort = (typeof tableSorts)[number]

/** A header that sorts by its column, largest first, and toggles the direction. */
export function SortHead({ sort, looking: { query, to } }: { sort: Sort; looking: Looking }) {
  const isSorted = query.sort === sort
  const next = isSorted && query.dir === 'down' ? 'up' : 'down'
  const ariaSort = query.dir === 'down' ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={isSorted ? ariaSort : undefined}>
      <a href={to({ sort, dir: next })} className={styles.sort}>
        {texts.columns[sort]}
        <ChevronDown size={14} className={styles.arrow} />
      </a>
    </th>
  )
}
