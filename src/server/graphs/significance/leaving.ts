import { type Cell, shareOf } from '#contract/views/graph-numbers.ts'
import { type Leaving, leavingFeatures } from '#contract/views/leaving.ts'
import type { LeavingCount } from '../queries/leaving.ts'
import { type Disclose, disclosePartsOf } from '../rounding.ts'
import { changedShares, countSignificant, type ToldShare } from './changes.ts'

type Split = Pick<LeavingCount, 'left' | 'wentOn'>

/** What distinguishes those who left at a state, first what does so more than chance explains. */
export function leavingTold(counts: readonly LeavingCount[], state: string, disclose: Disclose): Leaving {
  const features = leavingFeatures.map((feature) => counts.filter((one) => one.feature === feature))
  const total = sumOf(features[0] ?? [])
  const tell = (those: string, { left, wentOn }: Split) => {
    const name = `${state}, ${those}`
    const part = disclosePartsOf(disclose, `came ${name}`, left + wentOn)
    const cells = { left: part(`left ${name}`, left), wentOn: part(`went on ${name}`, wentOn) }
    return { ...cells, came: disclose(`came ${name}`, left + wentOn) }
  }
  const pairs = features.flatMap((values) =>
    comparable(
      values.map(({ feature, value, ...split }) => ({
        feature,
        value,
        those: tell(`${feature} ${value}`, split),
        others: tell(`${feature} not ${value}`, restOf(total, split)),
      })),
    ),
  )
  const rows = changedShares(
    pairs.map(({ feature, value, those, others }) => ({
      ...{ feature, value, journeys: those.came },
      ...{ one: leftOf(those), other: leftOf(others) },
    })),
  )
  const { left, wentOn } = tell('all', total)
  return {
    ...{ left, wentOn, ...countSignificant(rows) },
    rows: rows.toSorted((one, other) => weightOf(other) - weightOf(one)),
  }
}

type Told = Record<'left' | 'wentOn' | 'came', Cell>
type Compared = { those: Told; others: Told }

/**
 * What can be compared: shares that are told on both sides. Of two values each is the other's opposite, so that one
 * says it all: the one with which more left.
 */
function comparable<Value extends Compared>(values: readonly Value[]): Value[] {
  const told = values.filter(({ those, others }) => [those, others].every(isTold))
  return values.length > 2
    ? told
    : told.toSorted((one, other) => shareLeft(other) - shareLeft(one)).slice(0, 1)
}

const isTold = ({ left, wentOn, came }: Told) =>
  shareOf(left, came) !== null && shareOf(wentOn, came) !== null
const shareLeft = ({ those }: Compared) => shareOf(those.left, those.came) ?? 0
const leftOf = ({ left, came }: Told): ToldShare => ({ part: left, whole: came })

const restOf = (total: Split, { left, wentOn }: Split): Split => ({
  left: total.left - left,
  wentOn: total.wentOn - wentOn,
})

const sumOf = (splits: readonly Split[]): Split => ({
  left: splits.reduce((sum, { left }) => sum + left, 0),
  wentOn: splits.reduce((sum, { wentOn }) => sum + wentOn, 0),
})

const weightOf = ({ difference, test }: Pick<Leaving['rows'][number], 'difference' | 'test'>) =>
  (test?.isSignificant ? 1_000 : 0) + Math.abs(difference ?? 0)
