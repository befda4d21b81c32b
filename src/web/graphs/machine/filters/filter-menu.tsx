import type { ReactNode } from 'react'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { ChevronDown } from '../../../ui/icons/interface.tsx'
import { useDetailsMenu } from '../use-details-menu.ts'
import styles from './filter-menu.module.css'

/** The filters behind one button, which says what is chosen. It opens without a script, too. */
export function FilterMenu({ chosen, children }: { chosen: string; children: ReactNode }) {
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
        <span className={styles.chosen}>{chosen}</span>
        <ChevronDown size={16} className={styles.chevron} />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}
