import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ends, type Outcome } from '#server/graphs/queries/outcomes.ts'
import { leavingNow, predict } from '#server/graphs/what-if/predict.ts'

const of = (visits: number, end: Outcome['end'], journeys: number): Outcome => ({ visits, end, journeys })
const share = (outcomes: readonly Outcome[], leaving: number) => predict(outcomes, leaving, 1000).share
const finished = (outcomes: readonly Outcome[]) => {
  const count = (isMeant: (one: Outcome) => boolean) =>
    outcomes.filter(isMeant).reduce((sum, { journeys }) => sum + journeys, 0)
  return count(({ end }) => end === 'finished') / count(() => true)
}

describe('without a state', () => {
  it('those who left there are shared out as those who went on', () => {
    const chain = [of(1, 'left', 40), of(1, 'finished', 45), of(1, 'lost', 15)]
    expect(share(chain, 0)).toBeCloseTo(45 / 60)
  })

  it('those who never came there stay as they are', () => {
    const chain = [of(0, 'finished', 30), of(0, 'lost', 70), of(1, 'left', 50), of(1, 'finished', 50)]
    expect(share(chain, 0)).toBeCloseTo((30 + 100) / 200)
  })

  it('those who came back count once, however often they were there', () => {
    const chain = [of(1, 'finished', 20), of(3, 'finished', 10), of(2, 'lost', 10), of(2, 'left', 60)]
    expect(share(chain, 0)).toBeCloseTo(30 / 40)
  })

  it('nothing changes where nobody left, and nobody finishes who never could', () => {
    expect(share([of(1, 'finished', 20), of(1, 'lost', 20)], 0)).toBeCloseTo(0.5)
    expect(share([of(1, 'left', 20), of(0, 'finished', 20)], 0)).toBeCloseTo(0.5)
    expect(share([of(1, 'left', 20), of(1, 'lost', 20)], 0)).toBe(0)
  })
})

describe('with another share that leaves', () => {
  it('all who come are lost where all leave', () => {
    expect(share([of(1, 'finished', 60), of(1, 'left', 20), of(0, 'finished', 20)], 1)).toBeCloseTo(0.2)
  })

  it('a visit is left with that share each time, also by those who come back', () => {
    // Of 100 departures 50 finish, 30 come back and 20 are lost: x = 0.8 (0.5 + 0.3 x).
    const chain = [of(1, 'finished', 35), of(2, 'finished', 15), of(2, 'lost', 15), of(1, 'lost', 5)]
    expect(share(chain, 0.2)).toBeCloseTo(0.4 / 0.76)
  })
})

const anyOutcomes = fc
  .array(
    fc.record({
      visits: fc.nat(4),
      end: fc.constantFrom(...ends),
      journeys: fc.integer({ min: 1, max: 500 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((all) => all.filter(({ visits, end }) => visits > 0 || end !== 'left'))
  .filter((all) => all.length > 0)
const anyShare = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }))

describe('whatever was recorded', () => {
  it('no change gives the share that finished', () => {
    fc.assert(
      fc.property(anyOutcomes, (outcomes) => {
        expect(share(outcomes, leavingNow(outcomes))).toBeCloseTo(finished(outcomes), 10)
      }),
    )
  })

  it('the more leave, the fewer finish, and the interval holds the prediction within 0 and 1', () => {
    fc.assert(
      fc.property(anyOutcomes, anyShare, anyShare, (outcomes, one, other) => {
        const [fewer, more] = [Math.min(one, other), Math.max(one, other)]
        expect(share(outcomes, more)).toBeLessThanOrEqual(share(outcomes, fewer) + 1e-12)
        const { low, share: middle, high } = predict(outcomes, one, 500)
        expect(0 <= low && low <= middle && middle <= high && high <= 1).toBe(true)
      }),
    )
  })
})
