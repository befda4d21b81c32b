import type { Conservation, Totals } from '#contract/views/graph-numbers.ts'
import type { Graph } from '#machines/core/graph.ts'
import type { Numbers, StateCounts } from '../queries/numbers.ts'
import { few } from './small-counts.ts'

/** Whether every visit that began has ended, is still open, was dropped, or finished the journey. */
export function conservationOf(graph: Graph, { states, totals }: Numbers): Conservation {
  const broken = [...states].filter(([, counts]) => !isKept(counts)).map(([id]) => id)
  const innermost = new Set(
    graph.nodes.filter(({ type }) => type !== 'compound' && type !== 'parallel').map(({ id }) => id),
  )
  const visited = [...states].filter(([id]) => innermost.has(id)).map(([, counts]) => counts)
  const told = (of: (counts: StateCounts) => number, journeys: number) =>
    few(
      visited.reduce((all, counts) => all + of(counts), 0),
      journeys,
    )
  const ended = totals.finished + totals.open + totals.dropped
  return {
    holds: broken.length === 0 && ended === totals.journeys && totals.dropped >= 0,
    entries: told(({ entries }) => entries, totals.journeys),
    exits: told(({ exits }) => exits, Math.max(0, ...visited.map(({ behind }) => behind))),
    open: told(({ open }) => open, totals.open),
    dropped: told(({ dropped }) => dropped, totals.dropped),
    finished: told(({ finished }) => finished, totals.finished),
    broken,
  }
}

const isKept = ({ entries, exits, open, dropped, finished }: StateCounts) =>
  entries === exits + open + dropped + finished && dropped >= 0

export const totalsOf = ({ totals }: Pick<Numbers, 'totals'>): Totals => ({
  journeys: few(totals.journeys, totals.journeys),
  finished: few(totals.finished, totals.finished),
  open: few(totals.open, totals.open),
  dropped: few(totals.dropped, totals.dropped),
  events: few(totals.events, totals.journeys),
  offModel: few(totals.offModel.events, totals.offModel.journeys),
})
