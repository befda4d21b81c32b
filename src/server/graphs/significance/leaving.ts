import { type Leaving, leavingFeatures } from '#contract/views/leaving.ts'
import type { LeavingCount } from '../queries/leaving.ts'
import { few } from '../suppression/small-counts.ts'
import { changedShares, countSignificant } from './changes.ts'

type Split = Pick<LeavingCount, 'left' | 'wentOn'>

/** What distinguishes those who left at a state, first what does so more than chance explains. */
export function leavingTold(counts: readonly LeavingCount[]): Leaving {
  const features = leavingFeatures.map((feature) => counts.filter((one) => one.feature === feature))
  const total = sumOf(features[0] ?? [])
  const pairs = features.flatMap(comparable).map(({ feature, value, ...split }) => ({
    feature,
    value,
    journeys: journeysOf(split),
    one: shareOf(split),
    other: shareOf({ left: total.left - split.left, wentOn: total.wentOn - split.wentOn }),
  }))
  const rows = changedShares(pairs).toSorted((one, other) => weightOf(other) - weightOf(one))
  return {
    left: few(total.left, total.left),
    wentOn: few(total.wentOn, total.wentOn),
    ...countSignificant(rows),
    rows,
  }
}

/** Of two values each is the other's opposite, so that one says it all: the one with which more left. */
function comparable(values: readonly LeavingCount[]): LeavingCount[] {
  if (values.length < 2) return []
  const told = tellable(values)
  return values.length > 2
    ? told
    : told.toSorted((one, other) => shareLeft(other) - shareLeft(one)).slice(0, 1)
}

/**
 * The values of a feature that may be told. One that fewer than ten left with, or went on with, is withheld, and with
 * it the smallest others, until what is withheld is together too many to be told by subtraction from all.
 */
function tellable(values: readonly LeavingCount[]): LeavingCount[] {
  const withheld = values.filter(isFew)
  const told = values
    .filter((one) => !isFew(one))
    .toSorted((one, other) => journeysOf(one) - journeysOf(other))
  while (isFew(sumOf(withheld))) {
    const next = told.shift()
    if (!next) break
    withheld.push(next)
  }
  return told
}

const isFew = ({ left, wentOn }: Split) => [left, wentOn].some((count) => few(count, count) === 'few')
const journeysOf = ({ left, wentOn }: Split) => left + wentOn
const shareOf = (split: Split) => ({ part: split.left, whole: journeysOf(split) })
const shareLeft = (split: Split) => split.left / journeysOf(split)

const sumOf = (splits: readonly Split[]): Split => ({
  left: splits.reduce((sum, { left }) => sum + left, 0),
  wentOn: splits.reduce((sum, { wentOn }) => sum + wentOn, 0),
})

const weightOf = ({ difference, test }: Pick<Leaving['rows'][number], 'difference' | 'test'>) =>
  (test?.isSignificant ? 1_000 : 0) + Math.abs(difference ?? 0)
