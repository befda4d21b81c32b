import type { FunnelView } from '#contract/views/funnel.ts'
import type { Cell } from '#contract/views/graph-numbers.ts'
import { funnelSteps } from '#machines/reference/funnel-steps.ts'
import type { CountedVisits } from '../queries/count-visits.ts'
import type { Period } from '../queries/select-traffic.ts'
import type { Disclose } from '../rounding.ts'
import { changedShare, changedShares, countSignificant } from '../significance/changes.ts'
import { toldSteps } from './parts.ts'

type Side = { visits: readonly CountedVisits[]; disclose: Disclose }

/** The same visits of other days beside those of the days shown: how many buy, and how many go on at each step. */
export function comparedFunnel(mine: Side, theirs: Side, period: Period): FunnelView['compared'] {
  const one = toldSteps(mine.visits, mine.disclose)
  const other = toldSteps(theirs.visits, theirs.disclose)
  const steps = changedShares(
    funnelSteps.slice(0, -1).map((step, at) => ({
      step,
      one: goingOn(one, at),
      other: goingOn(other, at),
    })),
  )
  return {
    ...period,
    visits: other[0] ?? 0,
    bought: changedShare({ one: goingOn(one, 0, -1), other: goingOn(other, 0, -1) }),
    ...countSignificant(steps),
    steps,
  }
}

const goingOn = (come: readonly Cell[], at: number, to = at + 1) => ({
  part: come.at(to) ?? 0,
  whole: come[at] ?? 0,
})
