import type { AnyEventObject } from 'xstate'
import { type GraphEdge, graphOf } from '#machines/core/graph.ts'
import { type Step, type Walker, walkerOf } from '#machines/recording/step.ts'
import { textOf } from '../model/identity.ts'
import { heardAs } from '../model/shapes.ts'
import type { Bounds, Explored, Model, Node } from '../types.ts'
import { explore, usualBounds } from './explore.ts'
import { literalsOf } from './guard-literals.ts'
import { payloadFor } from './payload-search.ts'

/** A new payload may make further guards reachable. */
const mostRounds = 5
/** States in which payloads are tried for one branch. */
const mostPlaces = 100
/** Events before it whose payload is tried for one branch. */
const mostEarlier = 10

/**
 * Explores a machine. For guarded branches that were not taken it tries boundary values of the event and literals of
 * the guard in states that handle it; a payload that takes a new branch becomes another sample.
 */
export function exploreFully(model: Model, bounds: Bounds = usualBounds): Explored {
  const ends = performance.now() + bounds.ms
  let explored = explore(model, bounds, ends)
  for (let round = 0; round < mostRounds && explored.stopped === undefined; round += 1) {
    const known = model.apart?.fields.size
    const found = newSamples(explored, ends)
    if (found.length === 0 && model.apart?.fields.size === known) return explored
    explored = explore(richer(explored.model, found), bounds, ends)
  }
  return explored
}

function richer(model: Model, found: readonly AnyEventObject[]): Model {
  const all = new Map(found.map((event) => [textOf(event, 'event'), event]))
  const samples = (type: string) => [
    ...model.samples(type),
    ...[...all.values()].filter((event) => event.type === type),
  ]
  return { ...model, samples }
}

/** A payload for every branch that was not taken for a guard or a failure, if one is found in time. */
function newSamples({ model, nodes, arcs, starts, failures }: Explored, ends: number): AnyEventObject[] {
  const taken = new Set([...starts, ...arcs].flatMap((one) => one.taken))
  const failed = new Set(failures.flatMap(({ edges }) => edges))
  const open = graphOf(model.machine).edges.filter(
    ({ id, guard, event }) =>
      (guard !== undefined || failed.has(id)) && !taken.has(id) && !event.startsWith('xstate.after.'),
  )
  const walker = walkerOf(model.apart?.machine ?? model.machine)
  return open.flatMap((edge) => {
    if (performance.now() > ends) return []
    const literals = literalsOf(model.machine, edge)
    for (const { type, places } of hearings(edge)) {
      for (const { snapshot } of places.slice(0, mostPlaces)) {
        if (performance.now() > ends) return []
        const event = fitting(model, walker, { snapshot, type, edge: edge.id, literals })
        if (event) return [event]
      }
    }
    return model.variations ? [] : earlier(edge, literals)
  })

  /** A payload of the event before, where it is the context that the branch waits for. */
  function earlier(edge: GraphEdge, literals: readonly unknown[]): AnyEventObject[] {
    if (edge.event === '') return []
    for (const { type, places } of hearings(edge)) {
      const indices = new Set(places.map(({ index }) => index))
      const events = model.samples(type)
      const isWanted = ({ snapshot }: Step) =>
        events.some((event) => isTaken(walker, snapshot, event, edge.id))
      for (const { from, event } of arcs.filter(({ to }) => indices.has(to)).slice(0, mostEarlier)) {
        if (performance.now() > ends) return []
        const before = nodes[from]
        const found = before && payloadFor(walker, before.snapshot, [event], isWanted, literals)
        if (found) return [found]
      }
    }
    return []
  }

  /** The events that may take it, and where: for an `always` those that lead to its state. */
  function hearings({ source, event }: GraphEdge): { type: string; places: Node[] }[] {
    if (event !== '') {
      const places = nodes.filter((node) => isActiveIn(node, source))
      return heardAs(model, event).map((type) => ({ type, places }))
    }
    const leading = arcs.filter(
      ({ to, passed }) => passed.includes(source) || nodes[to]?.states.includes(source),
    )
    const types = [...new Set(leading.map((arc) => arc.event.type))]
    return types.map((type) => {
      const from = new Set(leading.filter((arc) => arc.event.type === type).map((arc) => arc.from))
      return { type, places: nodes.filter(({ index }) => from.has(index)) }
    })
  }

  function isActiveIn({ states, snapshot }: Node, source: string): boolean {
    return snapshot.status === 'active' && (source === model.machine.root.id || states.includes(source))
  }
}

type Wanted = { snapshot: Node['snapshot']; type: string; edge: string; literals: readonly unknown[] }

function fitting(
  model: Model,
  walker: Walker,
  { snapshot, type, edge, literals }: Wanted,
): AnyEventObject | undefined {
  const isWanted = ({ taken }: Step) => taken.includes(edge)
  if (!model.variations) return payloadFor(walker, snapshot, model.samples(type), isWanted, literals)
  return model.variations(type, literals).find((event) => isTaken(walker, snapshot, event, edge))
}

function isTaken(walker: Walker, snapshot: Node['snapshot'], event: AnyEventObject, edge: string): boolean {
  try {
    return walker.transition(snapshot, event).taken.includes(edge)
  } catch {
    return false
  }
}
