import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import type { Looking } from '../../address.ts'
import { MachineFilters } from '../filters/machine-filters.tsx'
import { ShownView } from '../shown.tsx'
import { Answers } from './answers.tsx'
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
    <div className={styles.bar}>
      <ViewTabs looking={looking} />
      <MachineFilters looking={looking} />
    </div>
    <Notices looking={looking} faults={faults} />
    {'answers' in looking.reply.shown && <Answers answers={looking.reply.shown.answers} to={looking.to} />}
    <GraphTotals looking={looking} />
    <section
      aria-label={texts.view[looking.reply.shown.view]}
      aria-busy={isWaiting || undefined}
      className={styles.view}
    >
      <ShownView looking={looking} />
    </section>
  </div>
)
