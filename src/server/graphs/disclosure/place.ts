import type { EdgeNumbers } from '#contract/views/graph-numbers.ts'
import type { GraphPlace } from '#contract/views/graph-view.ts'
import { edgeText, eventText } from '#graphs/labels/edge-words.ts'
import { capital } from '#graphs/labels/names.ts'
import { stateTitle } from '#graphs/labels/state-title.ts'
import type { Graph } from '#machines/core/graph.ts'
import type { Numbers } from '../queries/numbers.ts'
import type { Disclose } from '../rounding.ts'
import { edgeNumbers } from './edge-numbers.ts'
import { stateNumbers } from './state-numbers.ts'

/** Numbers of a state or transition; undefined for an unknown id. */
export function placeOf(
  graph: Graph,
  numbers: Numbers,
  disclose: Disclose,
  id: string,
): GraphPlace | undefined {
  const edges = edgeNumbers(graph, numbers, disclose)
  const states = stateNumbers(graph, numbers, disclose)
  const edge = edges.find((one) => one.id === id)
  if (edge) return ofEdge(graph, edge)
  const state = states.find((one) => one.id === id)
  return (
    state && {
      kind: 'state',
      id,
      title: state.title,
      state,
      arrivals: edges.filter(({ targets }) => targets.includes(id)),
      departures: edges.filter(({ source }) => source === id),
      offModel: unhandledAt(id, numbers, disclose),
    }
  )
}

/** Only what is told as more than ten: a name says that the event was there at all. */
const unhandledAt = (id: string, { unhandled }: Numbers, disclose: Disclose): GraphPlace['offModel'] =>
  unhandled
    .filter(({ state }) => state === id)
    .map(({ event, events, journeys }) => ({
      event: eventText(event),
      events: disclose(`off-model ${id} ${event}`, events, journeys),
    }))
    .filter(({ events }) => events !== 'few')

const ofEdge = (graph: Graph, edge: EdgeNumbers): GraphPlace => ({
  kind: 'transition',
  id: edge.id,
  title: placeTitle(graph, edge.id),
  edge,
  arrivals: [],
  departures: [],
  offModel: [],
})

/** The name of a state or transition outside the map, where a branch is told apart by its condition. */
export function placeTitle({ nodes, edges }: Graph, id: string): string {
  const node = nodes.find((one) => one.id === id)
  if (node) return stateTitle(node)
  const edge = edges.find((one) => one.id === id)
  const source = nodes.find((one) => one.id === edge?.source)
  return edge && source ? `${stateTitle(source)}: ${capital(edgeText(edge).words)}` : id
}
