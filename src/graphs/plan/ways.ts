import type { Graph, GraphEdge } from '#machines/core/graph.ts'
import { edgeText } from '../labels/edge-words.ts'
import { stateTitle } from '../labels/state-title.ts'
import type { PlanRow } from './plan.ts'
import type { Tree } from './tree.ts'

/** A transition between what is drawn of its two states. */
export type LineTransition = { source: string; target: string; row: PlanRow }
/** A transition that is written in its state. */
type InnerTransition = { at: string; row: PlanRow }

/** Transitions that can be lines, and those that stay within one state or go in or out of what is around it. */
export function waysOf({ edges }: Graph, tree: Tree, shown: (id: string) => string) {
  const ways: LineTransition[] = []
  const kept: InnerTransition[] = []
  for (const edge of edges) {
    const source = shown(edge.source)
    if (edge.targets.length === 0 && source === edge.source)
      kept.push({ at: source, row: rowOf(edge, tree, source) })
    for (const to of edge.targets) {
      const target = shown(to)
      if (isHidden(edge.source, to, source, target)) continue
      const row = rowOf(edge, tree, source)
      if (isLine(source, target, tree)) ways.push({ source, target, row })
      else kept.push({ at: source, row: { ...row, ...(target !== source && portal(to, tree)) } })
    }
  }
  return { ways, kept }
}

/** Both ends are in the same folded state. */
const isHidden = (from: string, to: string, source: string, target: string): boolean =>
  source === target && (from !== source || to !== target)

const isLine = (source: string, target: string, tree: Tree): boolean =>
  source !== target &&
  source !== tree.root.id &&
  !tree.isWithin(source, target) &&
  !tree.isWithin(target, source)

/** Of a transition from within a folded state it is told from where. */
function rowOf(edge: GraphEdge, tree: Tree, source: string): PlanRow {
  const { event, guard } = edgeText(edge)
  const from = source === edge.source ? undefined : tree.byId.get(edge.source)
  const told = [...(guard ? [guard] : []), ...(from ? [`from ${stateTitle(from)}`] : [])].join(', ')
  return { edge: edge.id, text: event, ...(told && { guard: told }) }
}

export function portal(to: string, tree: Tree): { to: string; toTitle: string } {
  const node = tree.byId.get(to)
  return { to, toTitle: node ? stateTitle(node) : to }
}
