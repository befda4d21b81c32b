import type { Conservation, Totals } from '#contract/views/graph-numbers.ts'
import type { Graph } from '#machines/core/graph.ts'
import type { Numbers, StateCounts } from '../queries/numbers.ts'
import { type Disclose, disclosePartsOf } from '../rounding.ts'

/** Whether every visit that began has ended, is still open, was dropped, or finished the journey. */
export function conservationOf(graph: Graph, { states, totals }: Numbers, disclose: Disclose): Conservation {
  const broken = [...states].filter(([, counts]) => !isKept(counts)).map(([id]) => id)
  const innermost = new Set(
    graph.nodes.filter(({ type }) => type !== 'compound' && type !== 'parallel').map(({ id }) => id),
  )
  const visited = [...states].filter(([id]) => innermost.has(id)).map(([, counts]) => counts)
  const told = (name: Exclude<keyof Conservation, 'holds' | 'broken'>, journeys: number) =>
    partsOf(totals, disclose)(
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

const partsOf = ({ journeys }: Numbers['totals'], disclose: Disclose) =>
  disclosePartsOf(disclose, 'journeys', journeys)

export function totalsOf({ totals }: Pick<Numbers, 'totals'>, disclose: Disclose): Totals {
  const part = partsOf(totals, disclose)
  return {
    journeys: disclose('journeys', totals.journeys),
    finished: part('finished', totals.finished),
    open: part('open', totals.open),
    dropped: part('dropped', totals.dropped),
    events: part('events', totals.events, totals.journeys),
    offModel: part('off-model', totals.offModel.events, totals.offModel.journeys),
  }
}
