import type { EdgeNumbers } from '#contract/views/graph-numbers.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import type { Looking } from '../../address.ts'
import { cellText, shareText } from '../../numbers.ts'
import styles from './outline.module.css'
import { edgeSummary } from './summary-text.ts'
import type { Tree } from './use-tree.ts'

type EdgeItemProps = { edge: EdgeNumbers; level: number; tree: Tree; looking: Looking }

/** A transition: its event, target and count. */
export const EdgeItem = ({ edge, level, tree, looking: { query, to } }: EdgeItemProps) => (
  <li
    role="treeitem"
    data-item={edge.id}
    aria-label={edgeSummary(edge, tree.titleOf)}
    aria-level={level}
    aria-selected={query.at === edge.id}
    tabIndex={tree.stop === edge.id ? 0 : -1}
  >
    <div className={styles.line} data-level={Math.min(level, 6)} data-at={query.at === edge.id || undefined}>
      <span className={styles.name}>
        <span className={styles.fold} />
        <a href={to({ at: edge.id })} tabIndex={-1} className={styles.edge}>
          {edge.words}
          <span className={styles.target}>
            {' '}
            → {edge.targets.map(tree.titleOf).join(' + ') || texts.stays}
          </span>
        </a>
        {edge.share !== null && <span className={styles.share}>{shareText(edge.share)}</span>}
      </span>
      <span>{cellText(edge.journeys)}</span>
      <span>{cellText(edge.events)}</span>
    </div>
  </li>
)
