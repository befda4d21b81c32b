import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ends, type Outcome } from '#server/graphs/queries/outcomes.ts'
import { chanceOf } from '#server/graphs/seed/random.ts'
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

describe('the interval', () => {
  /** On the scale of log odds, as in any textbook, with half a journey more of each kind. */
  const logOdds = (finished: number, all: number, ahead: number) => {
    const part = (finished + 0.5) / (all + 1)
    const spread = part * (1 - part)
    const reach = 1.6449 * Math.sqrt(1 / (spread * (all + 1)) + 1 / (spread * ahead))
    return [-1, 1].map((side) => 1 / (1 + Math.exp(-(Math.log(part / (1 - part)) + side * reach))))
  }

  it.each([
    [300, 1000, 1000],
    [5, 50, 400],
    [90, 100, 20],
  ])(
    'of %i finished of %i with %i ahead is that of a plain share where nobody leaves',
    (some, all, ahead) => {
      const { low, high } = predict([of(1, 'finished', some), of(1, 'lost', all - some)], 0, ahead)
      const [from = 0, to = 0] = logOdds(some, all, ahead)
      expect(low).toBeCloseTo(from, 4)
      expect(high).toBeCloseTo(to, 4)
    },
  )

  it('is as wide as repeated samples of the same chain are apart', () => {
    const some = [of(0, 'finished', 100), of(1, 'left', 300), of(2, 'left', 60), of(1, 'finished', 250)]
    const chain = [...some, of(3, 'finished', 40), of(1, 'lost', 200), of(2, 'lost', 50)]
    const chance = chanceOf(3)
    const again = () => {
      const drawn = Array.from({ length: 1000 }, () => chance.pick(chain, ({ journeys }) => journeys))
      return chain.map((one) => ({ ...one, journeys: drawn.filter((other) => other === one).length }))
    }
    const shares = Array.from({ length: 300 }, () => share(again(), 0.1)).toSorted((a, b) => a - b)
    const { low, high } = predict(chain, 0.1, 1e9)
    expect(Math.abs(low - (shares[15] ?? 0))).toBeLessThan(0.006)
    expect(Math.abs(high - (shares[284] ?? 0))).toBeLessThan(0.006)
  })
})
