// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { sampleHealth, sampleHealthPlan } from '#machines/health/record/samples.ts'
import { samplePetPlan, samplePets } from '#machines/pet/record/samples.ts'
import { policyState } from '#web/browser/policy-state/policy-state.ts'
import type { Slice } from '#web/browser/policy-state/state.ts'
import { healthSlices } from '#web/health/client-state.ts'
import { petSlices } from '#web/pet/client-state.ts'

const today = '2026-11-21'

afterEach(() => {
  policyState.forgetJourney()
  policyState.flush()
})

const health = () => {
  const plan = sampleHealthPlan(today)
  return healthSlices({ record: sampleHealth(), offers: { [plan.insurerId]: plan } }, 'quotes')
}
const pet = () => {
  const plan = samplePetPlan(today)
  return petSlices({ record: samplePets(today), offers: { [plan.insurerId]: plan } })
}

test.each([
  ['health', health, ['healthQuotePayload', 'healthQuoteResults', 'healthProcessFlow']],
  ['pet', pet, ['petQuickQuotePayload', 'petQuickQuoteResult']],
] as const)(
  'the slices of %s are kept in the tab alone, and each can be reset [HEALTH-16, PET-05]',
  (_, slices, names) => {
    for (const name of names satisfies readonly Slice[]) {
      policyState.set(slices())
      policyState.flush()
      const stored = JSON.parse(sessionStorage.getItem('policyState') ?? '{}')
      for (const each of names) expect(stored[each]).toEqual(slices()[each])
      expect(localStorage.getItem('policyState') ?? '').not.toMatch(names.join('|'))
      policyState.reset(name)
      const left = names.filter((other) => policyState.get()[other] !== undefined)
      expect(left).toEqual(names.filter((other) => other !== name))
    }
  },
)

test('a payload and a price are those of the calls, in the specification’s own letters', () => {
  expect(health()).toMatchObject({
    healthQuotePayload: { quoteType: 'health', step1: { customerGender: 'Female' } },
    healthQuoteResults: [{ NetPremium: expect.any(Number), FinalPremium: expect.any(Number) }],
    healthProcessFlow: { step: 'quotes' },
  })
  expect(pet()).toMatchObject({
    petQuickQuotePayload: { quoteType: 'pet', petDetails: [{ breed: expect.anything() }] },
    petQuickQuoteResult: [{ FinalPremium: expect.any(Number) }],
  })
})
