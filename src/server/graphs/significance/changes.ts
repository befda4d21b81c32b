import type { Change, ChangedShare, SignificantChanges } from '#contract/views/change.ts'
import { type Cell, middleOf, shareOf } from '#contract/views/graph-numbers.ts'
import { largestSignificantP } from './false-discoveries.ts'
import { type Counts, intervalOf, pOf } from './two-shares.ts'

/** So many journeys of so many, as they may be told. */
export type ToldShare = { part: Cell; whole: Cell }
/** A side is absent where it does not have what is compared. */
type SharePair = { one: ToldShare | undefined; other: ToldShare | undefined }

/**
 * By how much shares differ and what that is worth, tested together, calculated from told numbers alone. Each counts as
 * the middle of its ten. Shares therefore differ in steps, which the test allows for. Where a share is not told there is
 * no difference and no test.
 */
export function withChanges<Pair extends SharePair>(pairs: readonly Pair[]): (Pair & Change)[] {
  const tested = pairs.map((pair) => ({ pair, test: testOf(pair) }))
  const largest = largestSignificantP(tested.flatMap(({ test }) => test?.p ?? []))
  return tested.map(({ pair, test }) => ({ ...pair, ...changeOf(pair, test, largest) }))
}

/** The same with the shares themselves. */
export const changedShares = <Pair extends SharePair>(pairs: readonly Pair[]) =>
  withChanges(pairs).map((pair) => ({ ...pair, ...sharesOf(pair) }))

/** One share of each side, tested by itself. */
export function changedShare(pair: SharePair): ChangedShare {
  const test = testOf(pair)
  return { ...sharesOf(pair), ...changeOf(pair, test, largestSignificantP(test ? [test.p] : [])) }
}

/** How many differences could be tested, and how many of them are significant. */
export function countSignificant(changes: readonly Pick<Change, 'test'>[]): SignificantChanges {
  const tests = changes.flatMap(({ test }) => test ?? [])
  return { tested: tests.length, significant: tests.filter(({ isSignificant }) => isSignificant).length }
}

function changeOf(pair: SharePair, test: Test | undefined, largest: number): Change {
  const difference = differenceOf(pair)
  if (!test) return { difference, test: null }
  return {
    difference,
    test: { ...test, p: Number(test.p.toPrecision(3)), isSignificant: test.p <= largest },
  }
}

function differenceOf({ one, other }: SharePair): number | null {
  const [mine, theirs] = [told(one), told(other)]
  return mine === null || theirs === null ? null : points(mine - theirs)
}

const sharesOf = ({ one, other }: SharePair) => ({ one: told(one), other: told(other) })
const told = (side: ToldShare | undefined) => (side ? shareOf(side.part, side.whole) : null)

type Test = { low: number; high: number; p: number }

function testOf({ one, other }: SharePair): Test | undefined {
  const [mine, theirs] = [countsOf(one), countsOf(other)]
  if (!mine || !theirs) return undefined
  const halfStep = 5 / Math.min(mine.whole, theirs.whole)
  const p = pOf(mine, theirs, halfStep)
  if (p === null) return undefined
  const { low, high } = intervalOf(mine, theirs, halfStep)
  return { low: points(low), high: points(high), p }
}

function countsOf(side: ToldShare | undefined): Counts | undefined {
  if (!side || told(side) === null) return undefined
  const whole = middleOf(side.whole)
  return { part: Math.min(middleOf(side.part), whole), whole }
}

/** Percentage points to the hundredth. */
const points = (share: number) => Math.round(share * 10_000) / 100
