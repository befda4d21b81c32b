import type { Conservation, Totals } from '#contract/views/graph-numbers.ts'
import type { Graph } from '#machines/core/graph.ts'
import type { Numbers, StateCounts } from '../queries/numbers.ts'
import type { Disclose } from '../rounding.ts'

/** Whether every visit that began has ended, is still open, was dropped, or finished the journey. */
export function conservationOf(graph: Graph, { states, totals }: Numbers, disclose: Disclose): Conservation {
  const broken = [...states].filter(([, counts]) => !isKept(counts)).map(([id]) => id)
  const innermost = new Set(
    graph.nodes.filter(({ type }) => type !== 'compound' && type !== 'parallel').map(({ id }) => id),
  )
  const visited = [...states].filter(([id]) => innermost.has(id)).map(([, counts]) => counts)
  const told = (name: Exclude<keyof Conservation, 'holds' | 'broken'>, journeys: number) =>
    disclose(
      `${name} of all states`,
      visited.reduce((all, counts) => all + counts[name], 0),
      journeys,
    )
  const ended = totals.finished + totals.open + totals.dropped
  return {
    holds: broken.length === 0 && ended === totals.journeys && totals.dropped >= 0,
    entries: told('entries', totals.journeys),
    exits: told('exits', Math.max(0, ...visited.map(({ behind }) => behind))),
    open: told('open', totals.open),
    dropped: told('dropped', totals.dropped),
    finished: told('finished', totals.finished),
    broken,
  }
}

const isKept = ({ entries, exits, open, dropped, finished }: StateCounts) =>
  entries === exits + open + dropped + finished && dropped >= 0

export const totalsOf = ({ totals }: Pick<Numbers, 'totals'>, disclose: Disclose): Totals => ({
  journeys: disclose('journeys', totals.journeys),
  finished: disclose('finished', totals.finished),
  open: disclose('open', totals.open),
  dropped: disclose('dropped', totals.dropped),
  events: disclose('events', totals.events, totals.journeys),
  offModel: disclose('off-model', totals.offModel.events, totals.offModel.journeys),
})
