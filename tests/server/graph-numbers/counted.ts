import type { Graph } from '#machines/core/graph.ts'
import type { SimulatedWalk } from '#server/graphs/seed/walk-journey.ts'

export type Counted = Record<'journeys' | 'entries' | 'exits' | 'rests', number>

/** What walks come to at a state, counted the slow way: by following each journey, state by state. */
export function countedAt(graph: Graph, walks: readonly SimulatedWalk[], state: string): Counted {
  const counted = { journeys: 0, entries: 0, exits: 0, rests: 0 }
  for (const walk of walks) {
    const visits = visitsOf(graph, walk, state)
    counted.entries += visits.entries
    counted.exits += visits.exits
    counted.journeys += visits.entries > 0 ? 1 : 0
    counted.rests += visits.isThere ? 1 : 0
  }
  return counted
}

/** A further region of the same transition. */
const goesOn = (next: SimulatedWalk['rows'][number] | undefined) => next?.along && next.edge === undefined

/** An innermost state that is left and entered again by one row is visited twice; what is around it was not left. */
function visitsOf(graph: Graph, { rows }: SimulatedWalk, state: string) {
  const parents = new Map(graph.nodes.map(({ id, parent }) => [id, parent]))
  const isWithin = (leaf: string) => {
    for (let at: string | undefined = leaf; at !== undefined; at = parents.get(at))
      if (at === state) return true
    return false
  }
  const leaves = new Set<string>()
  const visits = { entries: 0, exits: 0, isThere: false }
  for (const [index, { from, to }] of rows.entries()) {
    if (from !== undefined) leaves.delete(from)
    if (to !== undefined) leaves.add(to)
    if (from === state && to === state) {
      visits.entries += 1
      visits.exits += 1
    }
    if (goesOn(rows[index + 1])) continue
    const isThere = [...leaves].some(isWithin)
    if (isThere && !visits.isThere) visits.entries += 1
    if (!isThere && visits.isThere) visits.exits += 1
    visits.isThere = isThere
  }
  return visits
}

/** How often a compound state within a region is left and entered again depends on how rows of regions are paired. */
export function isInRegion(graph: Graph, id: string): boolean {
  const node = graph.nodes.find((one) => one.id === id)
  const parent = graph.nodes.find((one) => one.id === node?.parent)
  return parent !== undefined && (parent.type === 'parallel' || isInRegion(graph, parent.id))
}
