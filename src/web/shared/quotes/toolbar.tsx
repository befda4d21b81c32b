import type { ReactNode } from 'react'
import { WaitsForNetwork } from '../../journey/waits-for-network.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { InfoIcon } from '../../ui/icons/interface.tsx'
import { SearchBox } from '../../ui/inputs/search-box.tsx'
import type { PriceListProps } from './price-list.ts'
import { Progress } from './progress.tsx'
import type { Slot } from './slots.ts'
import styles from './toolbar.module.css'

type ToolbarProps = PriceListProps & {
  slots: readonly Slot[]
  search: string
  onSearch: (text: string) => void
  /** Further actions on the whole list. */
  children?: ReactNode
}

/** Progress of the insurers, the sort rule, and actions on the whole list. */
export const QuoteToolbar = ({ screen, send, journey, slots, search, onSearch, children }: ToolbarProps) => (
  <div className={styles.toolbar}>
    <div className={styles.words}>
      <Progress slots={slots} />
      <p className={styles.rule}>Sorted by price, lowest first.</p>
    </div>
    {slots.some(({ kind }) => kind === 'awaited') && <WaitsForNetwork />}
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchBox label="Search insurers" value={search} onChange={onSearch} />
      </div>
      <Button
        variant="secondary"
        size="small"
        iconStart={<InfoIcon />}
        disabled={screen.busy}
        onClick={() => send({ type: 'assumptions.opened' })}
      >
        {journey.events['assumptions.opened']?.label}
      </Button>
      {children}
    </div>
  </div>
)
