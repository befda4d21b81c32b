import type { Cell, Totals } from '#contract/views/graph-numbers.ts'
import type { GraphView } from '#contract/views/graph-view.ts'
import type { Graph } from '#machines/core/graph.ts'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import { totalsOf } from '../disclosure/conservation.ts'
import { edgeNumbers } from '../disclosure/edge-numbers.ts'
import { placeTitle } from '../disclosure/place.ts'
import { stateNumbers } from '../disclosure/state-numbers.ts'
import type { Numbers } from '../queries/numbers.ts'
import type { Disclose } from '../rounding.ts'
import { type ToldShare, withChanges } from '../significance/changes.ts'

/** One side of a comparison as it is told: journeys by state and transition. */
export type Compared = { label: string; totals: Totals; journeys: ReadonlyMap<string, Cell> }
export type GraphDifference = Extract<GraphView['shown'], { view: 'compare' }>['rows'][number]

export const compared = (
  label: string,
  { graph }: PublishedVersion,
  numbers: Numbers,
  disclose: Disclose,
): Compared => ({
  label,
  totals: totalsOf(numbers, disclose),
  journeys: new Map(
    [...stateNumbers(graph, numbers, disclose), ...edgeNumbers(graph, numbers, disclose)].map(
      ({ id, journeys }) => [id, journeys],
    ),
  ),
})

/**
 * Of every state and transition that either side has, in the order of both drawn as one: a state as a share of all
 * journeys, a transition as a share of those that came to its state.
 */
export function differences(union: Graph, one: Compared, other: Compared): GraphDifference[] {
  const pairs = placesOf(union).map((place) => ({
    ...place,
    one: shareAt(place, one),
    other: shareAt(place, other),
  }))
  return withChanges(pairs).map(({ kind, id, one: mine, other: theirs, difference, test }) => {
    const only = mine === undefined ? 'other' : theirs === undefined ? 'one' : undefined
    return {
      kind,
      id,
      title: placeTitle(union, id),
      one: mine?.part ?? null,
      other: theirs?.part ?? null,
      of: { one: mine?.whole ?? null, other: theirs?.whole ?? null },
      difference,
      test,
      ...(only && { only }),
    }
  })
}

type Place = { kind: GraphDifference['kind']; id: string; source?: string }

function placesOf({ nodes, edges }: Graph): Place[] {
  const states = nodes.filter(({ parent }) => parent !== undefined)
  return [
    ...states.map(({ id }) => ({ kind: 'state' as const, id })),
    ...new Map(edges.map(({ id, source }) => [id, { kind: 'transition' as const, id, source }])).values(),
  ]
}

/** The machine itself is come to by all journeys. */
function shareAt({ id, source = '' }: Place, { journeys, totals }: Compared): ToldShare | undefined {
  const part = journeys.get(id)
  return part === undefined ? undefined : { part, whole: journeys.get(source) ?? totals.journeys }
}
