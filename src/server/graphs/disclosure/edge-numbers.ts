import { type EdgeNumbers, middleOf, shareOfSum } from '#contract/views/graph-numbers.ts'
import { edgeText } from '#graphs/labels/edge-words.ts'
import type { Graph, GraphEdge } from '#machines/core/graph.ts'
import type { Counts, Numbers } from '../queries/numbers.ts'
import { type Disclose, disclosePartsOf } from '../rounding.ts'

type Unshared = Omit<EdgeNumbers, 'share'>

/** Every transition, in the order of the machine. */
export function edgeNumbers(
  { edges }: Graph,
  numbers: Pick<Numbers, 'edges'>,
  disclose: Disclose,
): EdgeNumbers[] {
  const told = edges.map((edge) => withCounts(edge, numbers, disclose))
  return told.map((edge) => ({ ...edge, share: shareAmong(edge, told) }))
}

function withCounts(edge: GraphEdge, numbers: Pick<Numbers, 'edges'>, disclose: Disclose): Unshared {
  return {
    id: edge.id,
    source: edge.source,
    targets: [...edge.targets],
    ...edgeText(edge),
    ...toldTakings(edge.id, numbers.edges.get(edge.id), disclose),
  }
}

/** How often a transition was taken, and by how many journeys. */
export function toldTakings(id: string, counted: Counts | undefined, disclose: Disclose) {
  const { events, journeys } = counted ?? { events: 0, journeys: 0 }
  const name = `journeys ${id}`
  return {
    events: disclosePartsOf(disclose, name, journeys)(`events ${id}`, events, journeys),
    journeys: disclose(name, journeys),
  }
}

/** Of all that left the source, as far as it is told. */
function shareAmong({ source, events }: Unshared, all: readonly Unshared[]) {
  const siblings = all.filter((one) => one.source === source)
  return shareOfSum(
    events,
    siblings.reduce((sum, one) => sum + middleOf(one.events), 0),
  )
}
