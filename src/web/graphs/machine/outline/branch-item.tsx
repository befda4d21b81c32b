import { Icon } from '../../../ui/icons/icon.tsx'
import type { Looking } from '../../address.ts'
import { cellText, dropOffText, durationText } from '../../numbers.ts'
import { EdgeItem } from './edge-item.tsx'
import styles from './outline.module.css'
import { stateSummary } from './summary-text.ts'
import type { GraphBranch } from './tree.ts'
import type { Tree } from './use-tree.ts'

type BranchItemProps = { branch: GraphBranch; level: number; tree: Tree; looking: Looking }

/** A state, and within it its transitions and the states it holds. */
export function BranchItem({ branch: { state, edges, children }, level, tree, looking }: BranchItemProps) {
  const { query, to } = looking
  const isParent = edges.length + children.length > 0
  const isOpen = !tree.folded.has(state.id)
  return (
    <li
      role="treeitem"
      data-item={state.id}
      aria-label={stateSummary(state)}
      aria-level={level}
      aria-expanded={isParent ? isOpen : undefined}
      aria-selected={query.at === state.id}
      tabIndex={tree.stop === state.id ? 0 : -1}
    >
      <div
        className={styles.line}
        data-level={Math.min(level, 6)}
        data-at={query.at === state.id || undefined}
      >
        <span className={styles.name}>
          <Fold isParent={isParent} isOpen={isOpen} onFold={() => tree.toggle(state.id)} />
          <a href={to({ at: state.id })} tabIndex={-1} className={styles.state}>
            {state.title}
          </a>
        </span>
        <span>{cellText(state.journeys)}</span>
        <span>{cellText(state.entries)}</span>
        <span>{durationText(state.median)}</span>
        <span>{durationText(state.p95)}</span>
        <span>{dropOffText(state)}</span>
        <span>{cellText(state.offModel)}</span>
      </div>
      {isParent && isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a group of the tree
        <ul role="group" className={styles.group}>
          {edges.map((edge) => (
            <EdgeItem key={edge.id} edge={edge} level={level + 1} tree={tree} looking={looking} />
          ))}
          {children.map((child) => (
            <BranchItem key={child.state.id} branch={child} level={level + 1} tree={tree} looking={looking} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** For the pointer; keys fold by arrows. */
const Fold = ({ isParent, isOpen, onFold }: { isParent: boolean; isOpen: boolean; onFold: () => void }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the item itself hears keys
  <span className={styles.fold} data-open={isOpen || undefined} onClick={onFold}>
    {isParent && <Icon d="m9 6 6 6-6 6" size={16} />}
  </span>
)
