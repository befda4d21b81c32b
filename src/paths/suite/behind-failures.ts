import { type GraphEdge, type GraphNode, graphOf } from '#machines/core/graph.ts'
import type { Explored } from '../types.ts'

/** States that were not entered and that only failing transitions lead to, each with the first cause. */
export function behindFailures(
  { model, failures }: Explored,
  entered: ReadonlySet<string>,
): Map<string, string> {
  if (failures.length === 0) return new Map()
  const { nodes, edges } = graphOf(model.machine)
  const failing = new Set(failures.flatMap((failure) => failure.edges))
  const sound = edges.filter(({ id }) => !failing.has(id))
  const otherwise = reachable(nodes, sound, entered)
  const behind = new Map<string, string>()
  for (const failure of failures) {
    const broken = edges.filter(({ id, source }) => failure.edges.includes(id) && entered.has(source))
    for (const id of reachable(nodes, [...sound, ...broken], entered))
      if (!otherwise.has(id) && !behind.has(id)) behind.set(id, `only behind what fails: ${failure.reason}`)
  }
  return behind
}

/** What the declared transitions lead to, were every guard to hold. */
function reachable(
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
  from: ReadonlySet<string>,
): Set<string> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const found = new Set(from)
  const enter = (id: string, down: boolean): void => {
    const node = byId.get(id)
    if (!node || found.has(id)) return
    found.add(id)
    for (const child of node.type === 'parallel' ? nodes.filter(({ parent }) => parent === id) : [])
      enter(child.id, true)
    if (down && node.initial !== undefined) enter(node.initial, true)
    if (node.parent !== undefined) enter(node.parent, false)
  }
  for (let size = -1; size !== found.size; ) {
    size = found.size
    for (const { source, targets } of edges)
      if (found.has(source)) for (const target of targets) enter(target, true)
  }
  return found
}
