import { paths as texts } from '#machines/reference/messages/paths.ts'
import { cx } from '../../../ui/cx.ts'
import styles from './outline.module.css'
import { TransitionLine } from './transition-line.tsx'
import type { Here, PathsBranch } from './tree.ts'

type StateBranchProps = { branch: PathsBranch; here: Here; isRoot?: boolean }

/** A state with its transitions and the states inside it. */
export function StateBranch({ branch: { node, edges, children }, here, isRoot = false }: StateBranchProps) {
  const isIn = here.states.has(node.id)
  const isEmptyRoot = isRoot && edges.length === 0
  const isInmost = isIn && !children.some((child) => here.states.has(child.node.id))
  return (
    <div className={cx(styles.state, isRoot && styles.root, isIn && styles.in)}>
      {!isEmptyRoot && (
        <p
          className={cx(styles.name, isInmost && styles.here)}
          data-current={isInmost || undefined}
          aria-current={isInmost ? 'step' : undefined}
        >
          <span className={styles.key}>{isRoot ? texts.anywhere : node.key}</span>
          {node.title && !isRoot && <span className={styles.soft}>{node.title}</span>}
          {node.type === 'final' && <span className={styles.soft}>{texts.final}</span>}
          {node.type === 'parallel' && <span className={styles.soft}>{texts.parallel}</span>}
        </p>
      )}
      {edges.length > 0 && (
        <ul className={styles.edges}>
          {edges.map((edge) => (
            <TransitionLine key={edge.id} edge={edge} here={here} />
          ))}
        </ul>
      )}
      {children.length > 0 && (
        <ul className={styles.children}>
          {children.map((child) => (
            <li key={child.node.id}>
              <StateBranch branch={child} here={here} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
