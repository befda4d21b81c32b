import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { Button } from '../../ui/actions/button.tsx'
import { InfoIcon, Share } from '../../ui/icons/interface.tsx'
import { SearchBox } from '../../ui/inputs/search-box.tsx'
import { Progress } from './progress.tsx'
import type { Slot } from './slots.ts'
import styles from './toolbar.module.css'

type ToolbarProps = ViewProps<typeof quoteListMachine> & {
  slots: readonly Slot[]
  search: string
  onSearch: (text: string) => void
}

/** Progress of the insurers, the sort rule, and actions on the whole list. */
export const QuoteToolbar = ({ send, journey, slots, search, onSearch }: ToolbarProps) => (
  <div className={styles.toolbar}>
    <div className={styles.words}>
      <Progress slots={slots} />
      <p className={styles.rule}>Sorted by price, lowest first.</p>
    </div>
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchBox label="Search insurers" value={search} onChange={onSearch} />
      </div>
      <Button
        variant="secondary"
        size="small"
        iconStart={<InfoIcon />}
        onClick={() => send({ type: 'assumptions.opened' })}
      >
        {journey.events['assumptions.opened']?.label}
      </Button>
      <Button
        variant="secondary"
        size="small"
        iconStart={<Share />}
        onClick={() => send({ type: 'sharing.opened' })}
      >
        {journey.events['sharing.opened']?.label}
      </Button>
    </div>
  </div>
)
