import type { Cell, Totals } from '#contract/views/graph-numbers.ts'
import type { GraphView } from '#contract/views/graph-view.ts'
import type { Graph } from '#machines/core/graph.ts'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import type { Numbers } from '../queries/numbers.ts'
import { totalsOf } from '../suppression/conservation.ts'
import { edgeNumbers } from '../suppression/edge-numbers.ts'
import { placeTitle } from '../suppression/place.ts'
import { shareOf } from '../suppression/small-counts.ts'
import { stateNumbers } from '../suppression/state-numbers.ts'

/** One side of a comparison after suppression: journeys by state and transition. */
export type Compared = { label: string; totals: Totals; journeys: ReadonlyMap<string, Cell> }
export type GraphDifference = Extract<GraphView['shown'], { view: 'compare' }>['rows'][number]

export const compared = (label: string, { graph }: PublishedVersion, numbers: Numbers): Compared => ({
  label,
  totals: totalsOf(numbers),
  journeys: new Map(
    [...stateNumbers(graph, numbers), ...edgeNumbers(graph, numbers)].map(({ id, journeys }) => [
      id,
      journeys,
    ]),
  ),
})

/** Of every state and transition that either side has, in the order of both drawn as one. */
export function differences(union: Graph, one: Compared, other: Compared): GraphDifference[] {
  const states = union.nodes.filter(({ parent }) => parent !== undefined)
  const places = [
    ...states.map(({ id }) => ({ kind: 'state' as const, id })),
    ...[...new Set(union.edges.map(({ id }) => id))].map((id) => ({ kind: 'transition' as const, id })),
  ]
  return places.map(({ kind, id }) => {
    const [mine, theirs] = [one.journeys.get(id), other.journeys.get(id)]
    const only = mine === undefined ? 'other' : theirs === undefined ? 'one' : undefined
    return {
      kind,
      id,
      title: placeTitle(union, id),
      one: mine ?? null,
      other: theirs ?? null,
      difference: pointsBetween(part(mine, one), part(theirs, other)),
      ...(only && { only }),
    }
  })
}

const part = (journeys: Cell | undefined, { totals }: Compared) =>
  journeys === undefined ? null : shareOf(journeys, totals.journeys)

const pointsBetween = (one: number | null, other: number | null) =>
  one === null || other === null ? null : Math.round((one - other) * 1000) / 10
