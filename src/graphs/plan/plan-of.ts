import type { Detail } from '#contract/views/graph-query.ts'
import type { Graph, GraphNode } from '#machines/core/graph.ts'
import { invokeLines, stateTitle } from '../labels/state-title.ts'
import { titled } from '../labels/titled.ts'
import { foldedIn } from './folding.ts'
import { hubWays } from './hubs.ts'
import type { LayoutPlan, PlanEdge, PlanNode, PlanRow } from './plan.ts'
import { Reach } from './reach.ts'
import { Tree } from './tree.ts'
import { type LineTransition, portal, waysOf } from './ways.ts'

/** What of a machine is drawn, in how much detail. */
export function planOf(machine: Graph, detail: Detail): LayoutPlan {
  const graph = titled(machine)
  const tree = new Tree(graph)
  const folded = foldedIn(tree, detail)
  const shown = (id: string) => tree.around(id).findLast((one) => folded.has(one)) ?? id
  const { ways, kept } = waysOf(graph, tree, shown)
  const dots = dotsOf(graph, shown)
  const hubs = hubWays(ways, new Reach(tree, shown))
  const rows = new Map<string, PlanRow[]>()
  const write = (at: string, row: PlanRow) => rows.set(at, [...(rows.get(at) ?? []), row])
  for (const { source, target, row } of hubs) write(source, { ...row, ...portal(target, tree) })
  for (const { at, row } of kept) write(at, row)
  const nodes = graph.nodes
    .filter(({ id, parent }) => parent !== undefined && shown(id) === id)
    .map((node) => planned(node, tree, folded, rows.get(node.id) ?? []))
  return {
    nodes: [...anywhere(tree, rows.get(tree.root.id)), ...nodes, ...dots.map(({ node }) => node)],
    edges: [
      ...dots.map(({ node, begins }) => ({ id: node.id, source: node.id, target: begins, rows: [] })),
      ...merged(ways.filter((way) => !hubs.has(way))),
    ],
  }
}

/** A point in every state that begins in one of its own, unless that is folded. */
function dotsOf({ nodes }: Graph, shown: (id: string) => string) {
  return nodes.flatMap(({ id, initial, parent }): { node: PlanNode; begins: string }[] => {
    if (initial === undefined || shown(id) !== id) return []
    const begins = shown(initial)
    if (begins === id) return []
    const inside = parent !== undefined && { parent: id }
    return [{ node: { id: `${id}^`, kind: 'initial', title: '', ...inside, lines: [], rows: [] }, begins }]
  })
}

function planned(
  node: GraphNode,
  tree: Tree,
  folded: ReadonlySet<string>,
  rows: readonly PlanRow[],
): PlanNode {
  const { id, parent } = node
  const inside = tree.countWithin(id)
  const isFolded = folded.has(id)
  return {
    id,
    kind: kindOf(node, inside > 0 && !isFolded),
    title: stateTitle(node),
    ...(parent !== undefined && parent !== tree.root.id && { parent }),
    lines: [...(isFolded ? [`${inside} states within`] : []), ...invokeLines(node)],
    rows,
    ...(isFolded && { isFolded }),
  }
}

function kindOf({ type }: GraphNode, isOpen: boolean): PlanNode['kind'] {
  if (type === 'final' || type === 'history') return type
  if (!isOpen) return 'state'
  return type === 'parallel' ? 'parallel' : 'compound'
}

/** What the machine hears wherever it is. */
const anywhere = ({ root }: Tree, rows: readonly PlanRow[] = []): PlanNode[] =>
  rows.length === 0
    ? []
    : [{ id: root.id, kind: 'portal', title: 'In any state', lines: invokeLines(root), rows }]

function merged(ways: readonly LineTransition[]): PlanEdge[] {
  const edges = new Map<string, PlanEdge & { rows: PlanRow[] }>()
  for (const { source, target, row } of ways) {
    const id = `${source} > ${target}`
    const edge = edges.get(id) ?? { id, source, target, rows: [] }
    edge.rows.push(row)
    edges.set(id, edge)
  }
  return [...edges.values()]
}
