import type { AnyEventObject } from 'xstate'
import type { GraphEdge } from '#machines/core/graph.ts'
import { type Step, type Walker, walkerOf } from '#machines/recording/step.ts'
import { heardAs } from '../model/shapes.ts'
import type { Bounds, Explored, Model, Node } from '../types.ts'
import { byDetour } from './detours.ts'
import { explore, usualBounds } from './explore.ts'
import { lazy } from './fillings.ts'
import { constantsOf, literalsOf } from './guard-literals.ts'
import { fillFor } from './guard-reads.ts'
import { lateInputs } from './late-input.ts'
import { withInput } from './made-up-input.ts'
import { type MadeUp, richer } from './more-payloads.ts'
import { openEdges } from './open-edges.ts'
import { payloadFor } from './payload-search.ts'

/** A new payload may make further guards reachable. */
const mostRounds = { declared: 5, madeUp: 16 }
/** States in which payloads are tried for one branch. */
const mostPlaces = { declared: 100, madeUp: 24 }
/** Events before it whose payload is tried for one branch. */
const mostEarlier = 10
/** States that are explored to find payloads; all of them only then. */
const mostSought = 2_000

/**
 * Explores a machine. For guarded branches that were not taken it tries boundary values of the event and literals of
 * the guard in states that handle it; a payload that takes a new branch becomes another sample.
 */
export function exploreFully(model: Model, bounds: Bounds = usualBounds): Explored {
  const ends = performance.now() + bounds.ms
  return model.variations ? byVariations(model, bounds, ends) : bySearch(withInput(model), bounds, ends)
}

function byVariations(model: Model, bounds: Bounds, ends: number): Explored {
  let explored = explore(model, bounds, ends)
  for (let round = 0; round < mostRounds.declared && explored.stopped === undefined; round += 1) {
    const known = model.apart?.fields.size
    const events = newSamples(explored, ends)
    if (events.length === 0 && model.apart?.fields.size === known) return explored
    explored = explore(richer(explored.model, { events, starts: [] }), bounds, ends)
  }
  return explored
}

/** Of a machine without declared payloads: they are sought in the states that are nearest. */
function bySearch(model: Model, bounds: Bounds, ends: number): Explored {
  const near = { ...bounds, nodes: Math.min(bounds.nodes, mostSought) }
  const isNear = ({ stopped, nodes }: Explored) => stopped !== undefined && nodes.length > near.nodes
  let explored = explore(model, near, ends)
  for (let round = 0; round < mostRounds.madeUp; round += 1) {
    if (performance.now() > ends) return explored
    const known = model.apart?.fields.size
    const found = madeUp(explored, ends)
    if (found.events.length + found.starts.length === 0 && model.apart?.fields.size === known) break
    explored = explore(richer(explored.model, found), near, ends)
  }
  return isNear(explored) && near.nodes < bounds.nodes ? further(explored, bounds, ends) : explored
}

/** Of a machine without end, nothing is gained by states from which nothing else is taken. */
function further(near: Explored, bounds: Bounds, ends: number): Explored {
  const whole = explore(near.model, bounds, ends)
  return whole.stopped !== undefined && openEdges(whole).length === openEdges(near).length ? near : whole
}

/** First what a single event can do, then what several can do together. */
function madeUp(explored: Explored, ends: number): MadeUp {
  const events = newSamples(explored, ends)
  if (events.length > 0) return { events, starts: [] }
  const found = byDetour(explored, ends)
  return found.events.length + found.starts.length > 0
    ? found
    : { events: [], starts: lateInputs(explored, ends) }
}

/** A payload for every branch that was not taken for a guard or a failure, if one is found in time. */
function newSamples(explored: Explored, ends: number): AnyEventObject[] {
  const { model, nodes, arcs } = explored
  const most = model.variations ? mostPlaces.declared : mostPlaces.madeUp
  const walker = walkerOf(model.apart?.machine ?? model.machine)
  return openEdges(explored).flatMap((edge) => {
    if (performance.now() > ends) return []
    const literals = lazy(() => [
      ...literalsOf(model.machine, edge),
      ...(model.variations ? [] : constantsOf(model.machine)),
    ])
    for (const { type, places } of hearings(edge)) {
      for (const { snapshot } of places.slice(0, most)) {
        if (performance.now() > ends) return []
        const event = fitting(model, walker, { snapshot, type, edge: edge.id, literals })
        if (event) return [event]
      }
    }
    return model.variations ? [] : earlier(edge)
  })

  /** A payload of the event before, where it is the context that the branch waits for. */
  function earlier(edge: GraphEdge): AnyEventObject[] {
    if (edge.event === '') return []
    const fill = fillFor(explored, [edge.id])
    for (const { type, places } of hearings(edge)) {
      const indices = new Set(places.map(({ index }) => index))
      const events = model.samples(type)
      const isWanted = ({ snapshot }: Step) =>
        events.some((event) => isTaken(walker, snapshot, event, edge.id))
      for (const { from, event } of arcs.filter(({ to }) => indices.has(to)).slice(0, mostEarlier)) {
        if (performance.now() > ends) return []
        const before = nodes[from]
        const found = before && payloadFor(walker, before.snapshot, [event], isWanted, fill)
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

type Wanted = { snapshot: Node['snapshot']; type: string; edge: string; literals: () => readonly unknown[] }

function fitting(
  model: Model,
  walker: Walker,
  { snapshot, type, edge, literals }: Wanted,
): AnyEventObject | undefined {
  const isWanted = ({ taken }: Step) => taken.includes(edge)
  if (!model.variations)
    return payloadFor(walker, snapshot, model.samples(type), isWanted, { values: literals, names: () => [] })
  return model.variations(type, literals()).find((event) => isTaken(walker, snapshot, event, edge))
}

function isTaken(walker: Walker, snapshot: Node['snapshot'], event: AnyEventObject, edge: string): boolean {
  try {
    return walker.transition(snapshot, event).taken.includes(edge)
  } catch {
    return false
  }
}
