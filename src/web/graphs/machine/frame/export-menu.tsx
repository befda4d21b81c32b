import { exportFormats } from '#contract/views/graph-query.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { freshen } from '../../../api-client/send.ts'
import { ChevronDown, Download } from '../../../ui/icons/interface.tsx'
import type { Looking } from '../../address.ts'
import { exportAddress } from '../../address.ts'
import { useDetailsMenu } from '../use-details-menu.ts'
import styles from './export-menu.module.css'

/** The view as a file. Plain links; an expiring credential is renewed in time. */
export function GraphExportMenu({ looking: { machine, query } }: { looking: Looking }) {
  const { menu, close, holds, onKeyDown } = useDetailsMenu()
  return (
    <details
      ref={menu}
      className={styles.export}
      onToggle={() => void freshen()}
      onBlur={({ relatedTarget }) => holds(relatedTarget) || close()}
      onKeyDown={onKeyDown}
    >
      <summary className={styles.button}>
        <Download size={18} />
        {texts.export}
        <ChevronDown size={16} className={styles.chevron} />
      </summary>
      <ul className={styles.menu}>
        {exportFormats.map((format) => (
          <li key={format}>
            <a href={exportAddress(machine, query, format)} download className={styles.item}>
              {texts.formats[format]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
