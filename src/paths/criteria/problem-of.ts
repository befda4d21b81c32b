import type { Explored, Options } from '../types.ts'
import { chosenProblem } from './chosen.ts'
import type { Labelled } from './labelled.ts'
import { nSwitchProblem } from './n-switch.ts'
import { negativeProblem } from './negative.ts'
import { statesProblem } from './states.ts'
import { trafficProblem, usualShare } from './traffic.ts'
import { transitionsProblem } from './transitions.ts'

/** The covering problem that a criterion makes of what was explored. */
export function problemOf(explored: Explored, options: Options): Labelled {
  const costs = { ofArc: priceOf(explored, options), walk: options.costs?.path ?? 0 }
  if (options.criterion === 'states') return statesProblem(explored, costs)
  if (options.criterion === 'n-switch') return nSwitchProblem(explored, options.n ?? 1, costs)
  if (options.criterion === 'chosen') return chosenProblem(explored, options.targets ?? [], costs)
  if (options.criterion === 'negative') return negativeProblem(explored, costs)
  if (options.criterion === 'traffic') {
    return trafficProblem(explored, options.traffic ?? {}, options.share ?? usualShare, costs)
  }
  return transitionsProblem(explored, costs)
}

/** What each arc costs. */
export const priceOf =
  ({ arcs }: Explored, { costs }: Options) =>
  (arc: number): number =>
    costs?.events[arcs[arc]?.event.type ?? ''] ?? 1

/** The criterion with what qualifies it: `2-switch`, `99 % of the traffic`. */
export function nameOf({ criterion = 'transitions', n = 1, share = usualShare }: Options): string {
  if (criterion === 'traffic') return `${share} % of the traffic`
  return criterion === 'n-switch' ? `${n}-switch` : criterion
}
