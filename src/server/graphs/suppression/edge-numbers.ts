import type { EdgeNumbers } from '#contract/views/graph-numbers.ts'
import { edgeText } from '#graphs/labels/edge-words.ts'
import type { Graph, GraphEdge } from '#machines/core/graph.ts'
import type { ToldNumbers } from '../queries/numbers.ts'
import { shareOf, toldUnless } from './small-counts.ts'

type Given = Pick<ToldNumbers, 'edges' | 'withheld'>

/** Every transition, in the order of the machine. */
export function edgeNumbers({ edges }: Graph, numbers: Given): EdgeNumbers[] {
  const told = edges.map((edge) => withCounts(edge, numbers))
  return told.map((edge) => ({ ...edge, share: shareAmong(edge, told) }))
}

function withCounts(edge: GraphEdge, numbers: Given): Omit<EdgeNumbers, 'share'> {
  const { events, journeys } = numbers.edges.get(edge.id) ?? { events: 0, journeys: 0 }
  return {
    id: edge.id,
    source: edge.source,
    targets: [...edge.targets],
    ...edgeText(edge),
    events: toldUnless(numbers.withheld.has(`events ${edge.id}`), events, journeys),
    journeys: toldUnless(numbers.withheld.has(`taken ${edge.id}`), journeys, journeys),
  }
}

/** Null where a sibling is not told: the others' shares would reveal its number. */
function shareAmong(
  { source, events }: Omit<EdgeNumbers, 'share'>,
  all: readonly Omit<EdgeNumbers, 'share'>[],
) {
  let sum = 0
  for (const one of all) {
    if (one.source !== source) continue
    if (typeof one.events !== 'number') return null
    sum += one.events
  }
  return shareOf(events, sum)
}
