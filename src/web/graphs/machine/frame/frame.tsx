import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import type { Looking } from '../../address.ts'
import { Filters } from '../filters/filters.tsx'
import { Shown } from '../shown.tsx'
import styles from './frame.module.css'
import { Head } from './head.tsx'
import { Notices } from './notices.tsx'
import { Totals } from './totals.tsx'
import { ViewTabs } from './view-tabs.tsx'

type FrameProps = { looking: Looking; faults: readonly string[]; isLive: boolean; isWaiting: boolean }

/** What stands around every view: it stays where it is, whatever is chosen. */
export const Frame = ({ looking, faults, isLive, isWaiting }: FrameProps) => (
  <div className={styles.frame}>
    <Head looking={looking} isLive={isLive} />
    <ViewTabs looking={looking} />
    <Filters looking={looking} />
    <Notices looking={looking} faults={faults} />
    <Totals frame={looking.reply.frame} />
    <section
      aria-label={texts.view[looking.reply.shown.view]}
      aria-busy={isWaiting || undefined}
      className={styles.view}
    >
      <Shown looking={looking} />
    </section>
  </div>
)
