import { chosenProblem } from './criteria/chosen.ts'
import type { Labelled } from './criteria/labelled.ts'
import { nSwitchProblem } from './criteria/n-switch.ts'
import { negativeProblem } from './criteria/negative.ts'
import { statesProblem } from './criteria/states.ts'
import { transitionsProblem } from './criteria/transitions.ts'
import type { Bounds, Explored } from './explore.ts'

export const criteria = ['states', 'transitions', 'n-switch', 'simple', 'negative', 'chosen'] as const
export type Criterion = (typeof criteria)[number]

export type Options = {
  /** Transitions where none is named. */
  criterion?: Criterion
  /** How many transitions follow the first in a sequence, for n-switch: 0 to 3. */
  n?: number
  /** States, events, transitions or tags, for `chosen`. */
  targets?: readonly string[]
  /** Every path comes by this state first, or ends in it. */
  from?: string
  to?: string
  /** Events a path may have. */
  maxLength?: number
  /** What an event costs by its type (1 where it is not named), and what beginning a path costs; whole numbers. */
  costs?: { events: Readonly<Record<string, number>>; path: number }
  /** For finding the optimum where no flow alone decides, in ms. */
  deadlineMs?: number
  /** Simple paths that are listed; all are counted. */
  limit?: number
  bounds?: Bounds
}

/** The covering problem that a criterion makes of what was explored. */
export function problemOf(explored: Explored, options: Options): Labelled {
  const costs = { ofArc: priceOf(explored, options), walk: options.costs?.path ?? 0 }
  if (options.criterion === 'states') return statesProblem(explored, costs)
  if (options.criterion === 'n-switch') return nSwitchProblem(explored, options.n ?? 1, costs)
  if (options.criterion === 'chosen') return chosenProblem(explored, options.targets ?? [], costs)
  if (options.criterion === 'negative') return negativeProblem(explored, costs)
  return transitionsProblem(explored, costs)
}

/** What each arc costs. */
export const priceOf =
  ({ arcs }: Explored, { costs }: Options) =>
  (arc: number): number =>
    costs?.events[arcs[arc]?.event.type ?? ''] ?? 1

/** The criterion with what qualifies it: `2-switch`. */
export const nameOf = ({ criterion = 'transitions', n = 1 }: Options): string =>
  criterion === 'n-switch' ? `${n}-switch` : criterion
