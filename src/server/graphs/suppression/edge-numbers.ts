import type { EdgeNumbers } from '#contract/views/graph-numbers.ts'
import { edgeText } from '#graphs/labels/edge-words.ts'
import type { Graph, GraphEdge } from '#machines/core/graph.ts'
import type { Numbers } from '../queries/numbers.ts'
import { few, shareOf } from './small-counts.ts'

/** Every transition, in the order of the machine. */
export function edgeNumbers({ edges }: Graph, numbers: Pick<Numbers, 'edges'>): EdgeNumbers[] {
  const told = edges.map((edge) => withCounts(edge, numbers))
  return told.map((edge) => ({ ...edge, share: shareAmong(edge, told) }))
}

function withCounts(edge: GraphEdge, numbers: Pick<Numbers, 'edges'>): Omit<EdgeNumbers, 'share'> {
  const { events, journeys } = numbers.edges.get(edge.id) ?? { events: 0, journeys: 0 }
  return {
    id: edge.id,
    source: edge.source,
    targets: [...edge.targets],
    ...edgeText(edge),
    events: few(events, journeys),
    journeys: few(journeys, journeys),
  }
}

/** Null where a sibling is few: the others' shares would reveal its number. */
function shareAmong(
  { source, events }: Omit<EdgeNumbers, 'share'>,
  all: readonly Omit<EdgeNumbers, 'share'>[],
) {
  let sum = 0
  for (const one of all) {
    if (one.source !== source) continue
    if (one.events === 'few') return null
    sum += one.events
  }
  return shareOf(events, sum)
}
