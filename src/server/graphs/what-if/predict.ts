import type { Outcome } from '../queries/outcomes.ts'

/** The share of journeys that finish, with a 90 % interval of what as many journeys as are ahead would show. */
type Prediction = { share: number; low: number; high: number }

/** The quantile of the normal distribution for a two-sided interval of 90 %. */
const z = 1.6448536269514722

/** Half a journey of each end, so that what nobody did yet is not taken for impossible (Jeffreys). */
const unseen: readonly Outcome[] = [
  { visits: 1, end: 'finished', journeys: 0.5 },
  { visits: 1, end: 'lost', journeys: 0.5 },
]

/**
 * How many would finish if a visit to the state were its last with probability `leaving`. The journeys are an absorbing
 * Markov chain that begins anew at every visit: from there they leave, come back, finish, or are lost elsewhere. Those
 * who leave no longer are shared out as those who went on.
 *
 * The interval is that of the delta method with the journey as its unit, on the scale of log odds, and includes the
 * chance of the journeys ahead.
 */
export function predict(outcomes: readonly Outcome[], leaving: number, ahead: number): Prediction {
  const share = shareOf(outcomes, leaving).share
  const guarded = shareOf([...outcomes, ...unseen], leaving)
  const spread = guarded.share * (1 - guarded.share)
  // All leave, and nobody finishes without the state.
  if (spread === 0) return { share, low: share, high: share }
  const error = Math.sqrt(guarded.variance + spread / ahead) / spread
  const middle = Math.log(guarded.share / (1 - guarded.share))
  return {
    share,
    low: Math.min(share, logistic(middle - z * error)),
    high: Math.max(share, logistic(middle + z * error)),
  }
}

/** The share of visits to the state that were the last, as it is. */
export function leavingNow(outcomes: readonly Outcome[]): number {
  const visits = sum(outcomes, (one) => one.visits)
  return visits === 0 ? 0 : sum(outcomes, ({ end }) => is(end === 'left')) / visits
}

function shareOf(outcomes: readonly Outcome[], leaving: number): { share: number; variance: number } {
  const all = sum(outcomes, () => 1)
  const came = sum(outcomes, ({ visits }) => is(visits > 0))
  const goingOn = sum(outcomes, (one) => goesOn(one, leaving))
  const finishing = goingOn === 0 ? 0 : ((1 - leaving) * sum(outcomes, finishedFrom)) / goingOn
  const share = (sum(outcomes, finishedWithout) + came * finishing) / all
  /** By how much one more such journey changes the share, times all of them. */
  const influence = (one: Outcome) => {
    const change = (1 - leaving) * finishedFrom(one) - finishing * goesOn(one, leaving)
    const there = goingOn === 0 ? 0 : (came / goingOn) * change
    return finishedWithout(one) + finishing * is(one.visits > 0) + there - share
  }
  return { share, variance: sum(outcomes, (one) => influence(one) ** 2) / all ** 2 }
}

const finishedFrom = ({ visits, end }: Outcome) => is(visits > 0 && end === 'finished')
const finishedWithout = ({ visits, end }: Outcome) => is(visits === 0 && end === 'finished')

/** Who came and did not leave there, and those of their further visits that would be left now. */
const goesOn = ({ visits, end }: Outcome, leaving: number) =>
  visits === 0 ? 0 : is(end !== 'left') + leaving * (visits - 1)

const is = (condition: boolean) => (condition ? 1 : 0)
const logistic = (odds: number) => 1 / (1 + Math.exp(-odds))
const sum = (outcomes: readonly Outcome[], of: (one: Outcome) => number) =>
  outcomes.reduce((all, one) => all + one.journeys * of(one), 0)
