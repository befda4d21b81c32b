import type { Cell, EdgeNumbers, StateNumbers, Totals } from '#contract/views/graph-numbers.ts'
import type { GraphAnswers } from '#contract/views/graph-view.ts'
import { shareOf } from '../suppression/small-counts.ts'

type Counted = {
  states: readonly StateNumbers[]
  edges: readonly EdgeNumbers[]
  totals: Totals
  /** Visits dropped in all innermost states together. */
  dropped: Cell
  /** Of the last seven days, and of the seven before. */
  weeks: readonly [Outcome, Outcome]
}
export type Outcome = Pick<Totals, 'journeys' | 'finished'>

/** Made of what the page shows anyway, so that it tells nothing that is suppressed there. */
export function answersOf({ states, edges, totals, dropped, weeks }: Counted): GraphAnswers {
  const leaving = mostLeft(states, totals, dropped)
  const goingOn = leaving && mostTaken(edges, leaving.id)
  const finished = finishedShare(totals)
  const [last, before] = weeks.map(finishedShare)
  return {
    ...(finished !== null && { finished }),
    ...(leaving && { leaving }),
    ...(goingOn && { goingOn }),
    ...(typeof last === 'number' && typeof before === 'number' && { change: (last - before) * 100 }),
  }
}

const finishedShare = ({ finished, journeys }: Outcome): number | null => shareOf(finished, journeys)

/**
 * Of the innermost states, because what is left inside a state is left in it, too. None, where a number that is withheld
 * may be larger.
 */
function mostLeft(
  states: readonly StateNumbers[],
  { journeys }: Totals,
  dropped: Cell,
): GraphAnswers['leaving'] {
  const innermost = states.filter(({ type }) => type !== 'compound' && type !== 'parallel')
  const told = innermost.flatMap((state) =>
    typeof state.dropped !== 'number' || state.dropped === 0 ? [] : [{ state, dropped: state.dropped }],
  )
  const [most] = told
    .filter(({ state }) => state.type === 'atomic')
    .toSorted((one, other) => other.dropped - one.dropped)
  const isWithheld = innermost.some((state) => state.dropped === 'withheld')
  const rest =
    typeof dropped === 'number' ? told.reduce((left, one) => left - one.dropped, dropped) : undefined
  if (!most || (isWithheld && (rest === undefined || most.dropped < rest))) return undefined
  const share = shareOf(most.dropped, journeys)
  return share === null
    ? undefined
    : { id: most.state.id, title: most.state.title, share, median: most.state.median }
}

function mostTaken(edges: readonly EdgeNumbers[], source: string): GraphAnswers['goingOn'] {
  const [most] = edges
    .filter((edge) => edge.source === source && edge.targets.length > 0)
    .flatMap(({ id, words, share }) => (share === null || share === 0 ? [] : [{ id, words, share }]))
    .toSorted((one, other) => other.share - one.share)
  return most
}
