import { type EdgeNumbers, type StateNumbers, shareOf, type Totals } from '#contract/views/graph-numbers.ts'
import type { GraphAnswers } from '#contract/views/graph-view.ts'

type Counted = {
  states: readonly StateNumbers[]
  edges: readonly EdgeNumbers[]
  totals: Totals
  /** Of the last seven days, and of the seven before. */
  weeks: readonly [Outcome, Outcome]
}
export type Outcome = Pick<Totals, 'journeys' | 'finished'>

/** Made of what the page shows anyway, so that it tells no more than that. */
export function answersOf({ states, edges, totals, weeks }: Counted): GraphAnswers {
  const leaving = mostLeft(states, totals)
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

/** Of the innermost states, because what is left inside a state is left in it, too. */
function mostLeft(states: readonly StateNumbers[], { journeys }: Totals): GraphAnswers['leaving'] {
  const [most] = states
    .filter(({ type }) => type === 'atomic')
    .flatMap((state) =>
      state.dropped === 'few' || state.dropped === 0 ? [] : [{ state, dropped: state.dropped }],
    )
    .toSorted((one, other) => other.dropped - one.dropped)
  const share = most && shareOf(most.dropped, journeys)
  return most && typeof share === 'number'
    ? { id: most.state.id, title: most.state.title, share, median: most.state.median }
    : undefined
}

function mostTaken(edges: readonly EdgeNumbers[], source: string): GraphAnswers['goingOn'] {
  const [most] = edges
    .filter((edge) => edge.source === source && edge.targets.length > 0)
    .flatMap(({ id, words, share }) => (share === null || share === 0 ? [] : [{ id, words, share }]))
    .toSorted((one, other) => other.share - one.share)
  return most
}
