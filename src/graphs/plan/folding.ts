import type { Detail } from '#contract/views/graph-query.ts'
import { limits } from '#machines/reference/limits.ts'
import type { Tree } from './tree.ts'

/** An overview of fewer states than this says too little. */
const enough = 10

/**
 * The states that stand for all that is in them. Expanded, none; an overview has none either where everything finds
 * room, and else all are folded but those that must be open for there to be something to see, outer and smaller ones
 * first.
 */
export function foldedIn(
  tree: Tree,
  detail: Detail,
  most: number = limits.graphs.overviewNodes,
): Set<string> {
  const { root } = tree
  if (detail === 'expanded' || tree.countWithin(root.id) <= most) return new Set()
  const folded = new Set(compoundsIn(tree, root.id))
  let count = tree.children(root.id).length
  for (;;) {
    const fits = [...folded]
      .map((id) => ({ id, more: tree.children(id).length }))
      .filter(({ more }) => count + more <= most)
      .sort((one, other) => one.more - other.more)
    const [next] = fits
    if (!next || count >= enough) return folded
    folded.delete(next.id)
    for (const inner of compoundsIn(tree, next.id)) folded.add(inner)
    count += next.more
  }
}

const compoundsIn = (tree: Tree, id: string): string[] =>
  tree.children(id).flatMap((child) => (tree.children(child.id).length > 0 ? [child.id] : []))
