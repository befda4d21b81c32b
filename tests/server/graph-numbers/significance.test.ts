import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareOf } from '#contract/views/graph-numbers.ts'
import { changedShare, withChanges } from '#server/graphs/significance/changes.ts'
import { largestSignificantP } from '#server/graphs/significance/false-discoveries.ts'
import { twoSidedTail } from '#server/graphs/significance/normal-tail.ts'
import { intervalOf, pOf } from '#server/graphs/significance/two-shares.ts'

const share = (part: number, whole: number) => ({ part, whole })

describe('the tail of the normal distribution', () => {
  // By SciPy 1.17, 2 * norm.sf(z).
  it.each([
    [0, 1],
    [0.5, 0.6170750774519738],
    [1.959963984540054, 0.05],
    [-2.5, 0.012419330651552265],
    [2.8284, 0.0046781313909331915],
    [6, 1.973175290075389e-9],
    [20, 5.507248237212311e-89],
  ])('at %s is %s', (z, tail) => {
    expect(Math.abs(twoSidedTail(z) / tail - 1)).toBeLessThan(1e-9)
  })
})

describe('the interval of a difference', () => {
  // Newcombe 1998, table II, method 10.
  it.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [6, 7, 2, 7, 0.0582, 0.8062],
    [5, 56, 0, 29, -0.0381, 0.1926],
    [0, 10, 0, 20, -0.1611, 0.2775],
    [0, 10, 0, 10, -0.2775, 0.2775],
    [10, 10, 0, 20, 0.6791, 1],
    [10, 10, 0, 10, 0.6075, 1],
  ])('of %i/%i and %i/%i is as published', (part, whole, otherPart, otherWhole, low, high) => {
    const found = intervalOf(share(part, whole), share(otherPart, otherWhole))
    expect(found.low).toBeCloseTo(low, 4)
    expect(found.high).toBeCloseTo(high, 4)
  })
})

describe('the p of a difference', () => {
  // Physicians' Health Study, chi-squared 25.01; Pauling on vitamin C, 4.81; and the first example of Newcombe.
  it.each([
    [104, 11_037, 189, 11_034, 5.691896973740789e-7],
    [17, 139, 31, 140, 0.028271860246822603],
    [56, 70, 48, 80, 0.008045081368196585],
  ])('of %i/%i and %i/%i is that of the chi-squared test', (part, whole, otherPart, otherWhole, p) => {
    const found = pOf(share(part, whole), share(otherPart, otherWhole)) ?? 0
    expect(Math.abs(found / p - 1)).toBeLessThan(1e-9)
  })

  it('is not there where fewer than ten are to be expected on either side', () => {
    expect(pOf(share(12, 100), share(8, 100))).not.toBeNull()
    expect(pOf(share(12, 100), share(7, 100))).toBeNull()
    expect(pOf(share(88, 100), share(93, 100))).toBeNull()
    expect(pOf(share(50, 50), share(60, 60))).toBeNull()
  })
})

describe('differences tested together', () => {
  it('are significant as in the example of Benjamini and Hochberg', () => {
    const published = [
      ...[0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344],
      ...[0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1],
    ]
    expect(largestSignificantP(published.toReversed())).toBe(0.0095)
    expect(largestSignificantP([0.04])).toBe(0.04)
    expect([largestSignificantP([0.04, 0.5]), largestSignificantP([])]).toEqual([-1, -1])
  })

  it('tell nothing where a share is not told', () => {
    const cell = fc.oneof(
      fc.constant('few' as const),
      fc.constant(0),
      fc.integer({ min: 1, max: 500 }).map((tens) => 10 * tens),
    )
    const side = fc.option(fc.record({ part: cell, whole: cell }), { nil: undefined })
    fc.assert(
      fc.property(fc.array(fc.record({ one: side, other: side })), (pairs) => {
        for (const { one, other, difference, test } of withChanges(pairs)) {
          const isUnknown = [one, other].some((told) => !told || shareOf(told.part, told.whole) === null)
          if (isUnknown) expect({ difference, test }).toEqual({ difference: null, test: null })
          if (test) expect(test.low <= (difference ?? 0) && (difference ?? 0) <= test.high).toBe(true)
        }
      }),
    )
  })

  it('are in percentage points, one side less the other', () => {
    expect(changedShare({ one: share(2200, 10_000), other: share(2000, 10_000) })).toEqual({
      one: 2205 / 10_005,
      other: 2005 / 10_005,
      difference: 2,
      test: { low: 0.82, high: 3.18, p: 0.000719, isSignificant: true },
    })
    expect(changedShare({ one: share(2050, 10_000), other: share(2000, 10_000) }).test).toMatchObject({
      isSignificant: false,
    })
  })
})
