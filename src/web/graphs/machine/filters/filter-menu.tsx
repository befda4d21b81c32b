import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { ChevronDown } from '../../../ui/icons/interface.tsx'
import type { Looking } from '../../address.ts'
import { useDetailsMenu } from '../use-details-menu.ts'
import { chosenText } from './chosen-text.ts'
import styles from './filter-menu.module.css'
import { GraphFilters } from './filters.tsx'
import { DayPresets } from './presets.tsx'

/** The filters behind one button, which says what is chosen. It opens without a script, too. */
export function FilterMenu({ looking }: { looking: Looking }) {
  const { menu, close, holds, onKeyDown } = useDetailsMenu()
  return (
    <details
      ref={menu}
      className={styles.menu}
      // A list or a calendar of the device takes the focus to nowhere.
      onBlur={({ relatedTarget }) => relatedTarget === null || holds(relatedTarget) || close()}
      onKeyDown={onKeyDown}
    >
      <summary className={styles.button}>
        <span className={styles.name}>{texts.filterMenu}</span>
        <span className={styles.chosen}>{chosenText(looking.query, looking.reply.frame)}</span>
        <ChevronDown size={16} className={styles.chevron} />
      </summary>
      <div className={styles.panel}>
        <DayPresets looking={looking} />
        <GraphFilters looking={looking} />
      </div>
    </details>
  )
}
