import { Link } from '@tanstack/react-router'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { linkClass } from '../../../ui/actions/link.tsx'
import { cx } from '../../../ui/cx.ts'
import type { Looking } from '../../address.ts'
import { CopyLink } from '../../copy-link.tsx'
import { GraphExportMenu } from './export-menu.tsx'
import styles from './head.module.css'

/** Links to other pages, and actions of this one. */
export const Head = ({ looking, isLive }: { looking: Looking; isLive: boolean }) => (
  <div className={styles.head}>
    <nav aria-label={texts.machines} className={styles.ways}>
      <Link to="/graphs" className={linkClass.inline}>
        {texts.allMachines}
      </Link>
      <Link to="/graphs/$machine/paths" params={{ machine: looking.machine }} className={linkClass.inline}>
        {texts.paths}
      </Link>
    </nav>
    <p className={cx(styles.live, !isLive && styles.cut)} role="status">
      {isLive ? texts.live : texts.notLive}
    </p>
    <div className={styles.actions}>
      <CopyLink />
      <GraphExportMenu looking={looking} />
    </div>
  </div>
)
