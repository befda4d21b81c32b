import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import type { EdgeNumbers } from '#machines/schemas/graph-numbers.ts'
import type { Looking } from '../../address.ts'
import { cellWords, shareWords } from '../../numbers.ts'
import styles from './outline.module.css'
import { edgeTold } from './told.ts'
import type { Tree } from './use-tree.ts'

type EdgeItemProps = { edge: EdgeNumbers; level: number; tree: Tree; looking: Looking }

/** A transition: what happens, where it leads, how often it was taken. */
export const EdgeItem = ({ edge, level, tree, looking: { query, to } }: EdgeItemProps) => (
  <li
    role="treeitem"
    data-item={edge.id}
    aria-label={edgeTold(edge, tree.titleOf)}
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
        {edge.share !== null && <span className={styles.share}>{shareWords(edge.share)}</span>}
      </span>
      <span>{cellWords(edge.journeys)}</span>
      <span>{cellWords(edge.events)}</span>
    </div>
  </li>
)
