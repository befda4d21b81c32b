import { describe, expect, it } from 'vitest'
import { loginTestModel } from '#machines/account/login/login.test-model.ts'
import { kycTestModel } from '#machines/purchase/kyc/kyc.test-model.ts'
import type { Outcome } from '#server/graphs/queries/outcomes.ts'
import { discloser } from '#server/graphs/rounding.ts'
import { chanceOf } from '#server/graphs/seed/random.ts'
import { toldOutcomes } from '#server/graphs/what-if/answer.ts'
import { predict } from '#server/graphs/what-if/predict.ts'
import { counted, drawn, type Ending, finishedShare, worldsOf } from './changed-worlds.ts'

const trials = 200
const size = 600
/** Three standard errors of what so many trials find of ninety percent. */
const tolerance = 3 * Math.sqrt((0.9 * 0.1) / trials)

const places = [
  { testModel: kycTestModel, state: 'kyc.asking' },
  { testModel: loginTestModel, state: 'login.checking' },
]

/** As they are told to analysts, in tens. */
function asTold(endings: readonly Ending[]) {
  const outcomes = counted(endings)
  const sumOf = (of: (one: Outcome) => number) => outcomes.reduce((sum, one) => sum + of(one), 0)
  const disclose = discloser('a secret', 'a machine', '')
  const state = {
    id: 'state',
    journeys: disclose(
      'journeys',
      sumOf(({ visits, journeys }) => (visits > 0 ? journeys : 0)),
    ),
    entries: disclose(
      'entries',
      sumOf(({ visits, journeys }) => visits * journeys),
    ),
  }
  return toldOutcomes(outcomes, state, disclose).filter(({ journeys }) => journeys > 0)
}

describe.each(places)('what was predicted of $state', ({ testModel, state }) => {
  const { asItIs, changed } = worldsOf(testModel, state, 6000)

  it.each([
    { change: 'nobody leaves there', leaving: 0 },
    { change: 'three of ten leave there', leaving: 0.3 },
  ])(
    'holds in nine of ten worlds that were held back, in which $change',
    ({ leaving }) => {
      const chance = chanceOf(7)
      const after = changed(leaving)
      let [held, wouldHold, width] = [0, 0, 0]
      for (let trial = 0; trial < trials; trial += 1) {
        const { low, high } = predict(asTold(drawn(asItIs, size, chance)), leaving, size)
        const holds = (share: number) => low <= share && share <= high
        if (holds(finishedShare(drawn(after, size, chance)))) held += 1
        if (holds(finishedShare(drawn(asItIs, size, chance)))) wouldHold += 1
        width += high - low
      }
      expect(Math.abs(held / trials - 0.9)).toBeLessThan(tolerance)
      expect(wouldHold / trials).toBeLessThan(0.3)
      expect(width / trials).toBeLessThan(0.1)
    },
    60_000,
  )
})
