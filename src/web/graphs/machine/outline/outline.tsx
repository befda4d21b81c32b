import { useRef } from 'react'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { cx } from '../../../ui/cx.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { Looking, ShownAs } from '../../address.ts'
import { titlesOf } from '../names.ts'
import { PlacePanel } from '../place/place-panel.tsx'
import { BranchItem } from './branch-item.tsx'
import { Columns } from './columns.tsx'
import styles from './outline.module.css'
import { graphTreeOf } from './tree.ts'
import { useTree } from './use-tree.ts'

/** The map as a tree: the same states, transitions and numbers, for keyboards and screen readers. */
export function GraphOutline({ looking, shown }: { looking: Looking; shown: ShownAs<'outline'> }) {
  const box = useRef<HTMLUListElement>(null)
  const branches = graphTreeOf(shown.states, shown.edges)
  const keys = useTree(
    box,
    looking,
    [...shown.states, ...shown.edges].map(({ id }) => id),
  )
  const tree = { ...keys, titleOf: titlesOf(shown.states) }
  const { place } = looking.reply
  return (
    <div className={cx(styles.outline, place && styles.beside)}>
      <div className={styles.scroll}>
        <Columns />
        <ul
          ref={box}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its items are list items where roles are unknown
          role="tree"
          aria-label={texts.tree}
          aria-describedby="tree-help"
          className={styles.tree}
          onKeyDown={tree.onKeyDown}
          onFocus={tree.onFocus}
        >
          {branches.map((branch) => (
            <BranchItem key={branch.state.id} branch={branch} level={1} tree={tree} looking={looking} />
          ))}
        </ul>
      </div>
      {place && <PlacePanel looking={looking} place={place} isSheet />}
      <VisuallyHidden>
        <span id="tree-help">{texts.treeHelp}</span>
      </VisuallyHidden>
    </div>
  )
}
