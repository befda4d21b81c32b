import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import type { Looking } from '../../address.ts'
import { GraphFilters } from '../filters/filters.tsx'
import { ShownView } from '../shown.tsx'
import styles from './frame.module.css'
import { Head } from './head.tsx'
import { Notices } from './notices.tsx'
import { GraphTotals } from './totals.tsx'
import { ViewTabs } from './view-tabs.tsx'

type FrameProps = { looking: Looking; faults: readonly string[]; isLive: boolean; isWaiting: boolean }

/** The frame around every view, which stays in place. */
export const MachineFrame = ({ looking, faults, isLive, isWaiting }: FrameProps) => (
  <div className={styles.frame}>
    <Head looking={looking} isLive={isLive} />
    <ViewTabs looking={looking} />
    <GraphFilters looking={looking} />
    <Notices looking={looking} faults={faults} />
    <GraphTotals frame={looking.reply.frame} />
    <section
      aria-label={texts.view[looking.reply.shown.view]}
      aria-busy={isWaiting || undefined}
      className={styles.view}
    >
      <ShownView looking={looking} />
    </section>
  </div>
)
