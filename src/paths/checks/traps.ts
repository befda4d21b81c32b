import { ShortestPaths } from '../explore/shortest-paths.ts'
import type { Explored, Node } from '../types.ts'
import { stuckNodes } from './dead-ends.ts'
import { isEnd, isUntried } from './ends.ts'
import type { Finding } from './finding.ts'

/** Sets of states that can be entered and from then on never left to an end, of a machine that has one. */
export function traps(explored: Explored): Finding[] {
  const { nodes } = explored
  if (!nodes.some(isEnd)) return []
  const dead = new Set(stuckNodes(explored))
  const ways = new ShortestPaths(explored)
  const free = leadingTo(
    explored,
    nodes.filter((node) => isEnd(node) || isUntried(explored, node) || dead.has(node)),
  )
  return innermost(
    entries(explored, free).map((entry) => ({ entry, states: statesFrom(explored, entry) })),
  ).map(({ entry, states }) => {
    const path = ways.to(entry.index)
    return {
      check: 'trap',
      place: entry.state,
      message: `Once in ${entry.state}, no end can be reached any more: there is only ${[...states].join(', ')}.`,
      ...(path && { path }),
    }
  })
}

/** Every node from which one of these can be reached. */
function leadingTo({ nodes, arcs }: Explored, goals: readonly Node[]): ReadonlySet<number> {
  const entering = nodes.map((): number[] => [])
  for (const { from, to } of arcs) entering[to]?.push(from)
  const found = new Set(goals.map(({ index }) => index))
  for (const node of found) for (const from of entering[node] ?? []) found.add(from)
  return found
}

/** The nodes by which one comes to where no end can be reached, one for each state. */
function entries({ nodes, arcs, starts }: Explored, free: ReadonlySet<number>): Node[] {
  const entered = new Set([
    ...starts.map(({ node }) => node),
    ...arcs.flatMap(({ from, to }) => (free.has(from) ? [to] : [])),
  ])
  const found = new Map<string, Node>()
  for (const node of nodes) {
    const isEntry = entered.has(node.index) && !free.has(node.index)
    if (isEntry && !found.has(node.state)) found.set(node.state, node)
  }
  return [...found.values()]
}

function statesFrom({ nodes, arcs }: Explored, entry: Node): ReadonlySet<string> {
  const found = new Set([entry.index])
  const leaving = nodes.map((): number[] => [])
  for (const { from, to } of arcs) leaving[from]?.push(to)
  for (const node of found) for (const to of leaving[node] ?? []) found.add(to)
  return new Set([...found].map((index) => nodes[index]?.state ?? ''))
}

type Trap = { entry: Node; states: ReadonlySet<string> }

/** A trap that leads into a smaller one adds nothing to it. */
const innermost = (found: readonly Trap[]): Trap[] =>
  found.filter(
    (one) =>
      !found.some(
        (other) =>
          other.states.size < one.states.size && [...other.states].every((state) => one.states.has(state)),
      ),
  )
