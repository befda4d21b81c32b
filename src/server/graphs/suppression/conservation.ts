import type { Conservation, Totals } from '#contract/views/graph-numbers.ts'
import type { Graph } from '#machines/core/graph.ts'
import type { StateCounts, ToldNumbers } from '../queries/numbers.ts'
import { toldUnless } from './small-counts.ts'

/** Whether every visit that began has ended, is still open, was dropped, or finished the journey. */
export function conservationOf(graph: Graph, { states, totals, withheld }: ToldNumbers): Conservation {
  const broken = [...states].filter(([, counts]) => !isKept(counts)).map(([id]) => id)
  const innermost = new Set(
    graph.nodes.filter(({ type }) => type !== 'compound' && type !== 'parallel').map(({ id }) => id),
  )
  const visited = [...states].filter(([id]) => innermost.has(id)).map(([, counts]) => counts)
  const told = (measure: 'entries' | 'exits' | 'open' | 'dropped' | 'finished', journeys: number) =>
    toldUnless(
      withheld.has(`${measure} of all`),
      visited.reduce((all, counts) => all + counts[measure], 0),
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

export function totalsOf(
  graph: Graph,
  { totals, withheld }: Pick<ToldNumbers, 'totals' | 'withheld'>,
): Totals {
  const root = graph.nodes.find(({ parent }) => parent === undefined)?.id
  const told = (measure: 'journeys' | 'finished' | 'open' | 'dropped') =>
    toldUnless(withheld.has(`${measure} ${root}`), totals[measure], totals[measure])
  const { events, journeys } = totals.offModel
  return {
    journeys: told('journeys'),
    finished: told('finished'),
    open: told('open'),
    dropped: told('dropped'),
    events: toldUnless(withheld.has('steps'), totals.events, totals.journeys),
    offModel: toldUnless(withheld.has('off-model of all'), events, journeys),
  }
}
