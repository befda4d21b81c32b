import { graphViews } from '#contract/views/graph-query.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import type { Looking } from '../../address.ts'
import { leavingView } from '../../address.ts'
import styles from './view-tabs.module.css'

/** Links to the views of the machine, with the same filters. */
export const ViewTabs = ({ looking: { query, to } }: { looking: Looking }) => (
  <nav aria-label={texts.views} className={styles.tabs}>
    {graphViews.map((view) => (
      <a
        key={view}
        href={to(leavingView(view))}
        className={styles.tab}
        aria-current={view === query.view ? 'page' : undefined}
      >
        {texts.view[view]}
      </a>
    ))}
  </nav>
)
