import { getNextTransitions } from 'xstate'
import { ShortestPaths } from '../explore/shortest-paths.ts'
import type { Explored, Node } from '../types.ts'
import { isEnd, isUntried } from './ends.ts'
import type { Finding } from './finding.ts'

/** States that are not meant as an end and that nothing leaves: no event, no outcome, no delay. */
export function deadEnds(explored: Explored): Finding[] {
  const ways = new ShortestPaths(explored)
  const byState = new Map<string, Node>()
  for (const node of stuckNodes(explored)) if (!byState.has(node.state)) byState.set(node.state, node)
  return [...byState.values()].map((node) => {
    const path = ways.to(node.index)
    const types = heardAt(node)
    const why =
      types.length === 0
        ? 'it hears no event, waits for no outcome and has no delay'
        : `its guards let nothing through of what it hears: ${types.join(', ')}`
    return {
      check: 'dead end',
      place: node.state,
      message: `Nothing leaves ${node.state}: ${why}.`,
      ...(path && { path }),
    }
  })
}

/** Nodes that nothing happens at, though all that anybody knows to say was said. */
export function stuckNodes(explored: Explored): Node[] {
  const { model, nodes, arcs, loops } = explored
  const alive = new Set([...arcs, ...loops].map((one) => ('from' in one ? one.from : -1)))
  const isKnown = (node: Node) =>
    heardAt(node).every((type) => type.includes('*') || model.samples(type).length > 0)
  return nodes.filter(
    (node) => !alive.has(node.index) && !isEnd(node) && !isUntried(explored, node) && isKnown(node),
  )
}

/** What some active state hears from outside; that a state is done, a machine tells itself. */
function heardAt({ snapshot }: Node): string[] {
  const types = getNextTransitions(snapshot)
    .filter(({ target, actions, reenter }) => target !== undefined || actions.length > 0 || reenter)
    .map(({ eventType }) => eventType)
  return [...new Set(types)].filter((type) => type !== '' && !type.startsWith('xstate.done.state.'))
}
