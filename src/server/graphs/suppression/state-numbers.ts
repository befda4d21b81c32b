import type { StateNumbers } from '#contract/views/graph-numbers.ts'
import { stateTitle } from '#graphs/labels/state-title.ts'
import type { Graph, GraphNode } from '#machines/core/graph.ts'
import type { StateCounts, ToldNumbers } from '../queries/numbers.ts'
import { fewTimes, toldUnless } from './small-counts.ts'

/** Every state but the machine itself, in the order of the machine. */
export const stateNumbers = (
  graph: Graph,
  { states, withheld }: Pick<ToldNumbers, 'states' | 'withheld'>,
): StateNumbers[] =>
  graph.nodes.flatMap((node) => {
    const counts = states.get(node.id)
    return node.parent === undefined || !counts ? [] : [told(graph, node, counts, withheld)]
  })

function told(
  graph: Graph,
  node: GraphNode,
  counts: StateCounts,
  withheld: ReadonlySet<string>,
): StateNumbers {
  const { journeys, behind } = counts
  const isWithheld = (measure: string) => withheld.has(`${measure} ${node.id}`)
  const told = (measure: 'journeys' | 'entries' | 'exits' | 'open' | 'dropped' | 'finished', by: number) =>
    toldUnless(isWithheld(measure), counts[measure], by)
  const timed = (ms: number | null) =>
    ms !== null && isWithheld('exits') ? 'withheld' : fewTimes(ms, behind)
  return {
    id: node.id,
    title: stateTitle(node),
    within: titlesAround(graph, node),
    ...(!isRoot(graph, node.parent) && { parent: node.parent }),
    type: node.type,
    journeys: told('journeys', journeys),
    entries: told('entries', journeys),
    exits: told('exits', behind),
    open: told('open', counts.open),
    dropped: told('dropped', counts.dropped),
    finished: told('finished', counts.finished),
    median: timed(counts.median),
    p95: timed(counts.p95),
    offModel: toldUnless(isWithheld('off-model'), counts.offModel.events, counts.offModel.journeys),
  }
}

const isRoot = ({ nodes }: Graph, id: string | undefined) =>
  nodes.find((node) => node.id === id)?.parent === undefined

/** Outer ones first, the machine itself left out. */
function titlesAround({ nodes }: Graph, { parent }: GraphNode): string[] {
  const around = nodes.find(({ id }) => id === parent)
  return around?.parent === undefined
    ? []
    : [...titlesAround({ nodes, edges: [] }, around), stateTitle(around)]
}
