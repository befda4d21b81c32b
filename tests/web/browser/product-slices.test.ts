// @vitest-environment dom
import { afterEach, expect, test } from 'vitest'
import { sampleHealth, sampleHealthPlan } from '#machines/health/record/samples.ts'
import { samplePlan, sampleRequest } from '#machines/motor/record/sample-plan.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { samplePetPlan, samplePets } from '#machines/pet/record/samples.ts'
import { policyState } from '#web/browser/policy-state/policy-state.ts'
import type { Slice } from '#web/browser/policy-state/state.ts'
import { healthSlices } from '#web/health/client-state.ts'
import { healthJourney } from '#web/health/health.journey.ts'
import { motorSlices } from '#web/motor/quotes/client-state.ts'
import { petSlices } from '#web/pet/client-state.ts'
import { petJourney } from '#web/pet/pet.journey.ts'

const today = '2026-11-21'

afterEach(() => {
  policyState.forgetJourney()
  policyState.flush()
})

const health = () => {
  const plan = sampleHealthPlan(today)
  return healthSlices({ record: sampleHealth(), offers: { [plan.insurerId]: plan } }, 'quotes')
}
const motor = () => {
  const plan = samplePlan(today)
  const [cheaper, inspected] = [
    { ...plan, insurerId: 7, final: plan.final - 100 },
    { ...plan, inspection: true as const },
  ]
  const record = { ...sampleRecord(today), plan: inspected }
  return motorSlices({ record, request: sampleRequest, offers: { 7: cheaper, [plan.insurerId]: plan } })
}
const pet = () => {
  const plan = samplePetPlan(today)
  return petSlices({ record: samplePets(today), offers: { [plan.insurerId]: plan } })
}

test.each([
  [
    'motor',
    motor,
    [
      'quickQuotePayload',
      'quickQuoteResults',
      'motorQuotePayload',
      'selectedPlan',
      'inspectionQuickQuote',
      'motorProcessFlow',
    ],
  ],
  ['health', health, ['healthQuotePayload', 'healthQuoteResults', 'healthProcessFlow']],
  ['pet', pet, ['petQuickQuotePayload', 'petQuickQuoteResult']],
] as const)(
  'the slices of %s are kept in the tab alone, and each can be reset [HEALTH-16, PET-05, STATE-06]',
  (_, slices, names) => {
    for (const name of names satisfies readonly Slice[]) {
      policyState.set(slices())
      policyState.flush()
      const stored = JSON.parse(sessionStorage.getItem('policyState') ?? '{}')
      for (const each of names) expect(stored[each]).toEqual(slices()[each])
      // As after a reload.
      policyState.reread()
      for (const each of names) expect(policyState.get()[each]).toEqual(stored[each])
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
  const plan = samplePlan(today)
  expect(motor()).toMatchObject({
    quickQuotePayload: { customerLeadId: 'lead-1', quoteType: 'motor' },
    quickQuoteResults: [{ insurerId: 7 }, { insurerId: plan.insurerId }],
    motorQuotePayload: { registrationNumber: 'RJ-14-CA-1234', policyType: 'comprehensive' },
    selectedPlan: { insurerId: plan.insurerId, FinalPremium: 13_808 },
    inspectionQuickQuote: { insurerId: plan.insurerId },
    motorProcessFlow: { customerLeadId: 'lead-1', step: 6, policyDateExceeded: false },
  })
  expect(pet()).toMatchObject({
    petQuickQuotePayload: { quoteType: 'pet', petDetails: [{ breed: expect.anything() }] },
    petQuickQuoteResult: [{ FinalPremium: expect.any(Number) }],
  })
})

test('prices that came on the page of health or pets are kept with what was asked [HEALTH-16, PET-05]', () => {
  const [ofHealth, ofPets] = [sampleHealthPlan(today), samplePetPlan(today)]
  const offers = { [ofHealth.insurerId]: ofHealth }
  healthJourney.changed?.({ record: sampleHealth(), offers } as never, { state: 'open' } as never)
  petJourney.changed?.(
    { record: samplePets(today), offers: { [ofPets.insurerId]: ofPets } } as never,
    { state: 'open' } as never,
  )
  expect(policyState.get()).toMatchObject({
    healthQuotePayload: { quoteType: 'health' },
    healthQuoteResults: [{ insurerId: ofHealth.insurerId }],
    petQuickQuotePayload: { quoteType: 'pet' },
    petQuickQuoteResult: [{ insurerId: ofPets.insurerId }],
  })
})

test('a date too far ahead leaves no prices, and a plan not chosen no plan [EXPIRY-15]', () => {
  const plan = samplePlan(today)
  const record = { ...sampleRecord(today), policyDateExceeded: true }
  const slices = motorSlices({ record, request: sampleRequest, offers: { [plan.insurerId]: plan } })
  expect(slices).toMatchObject({ quickQuoteResults: undefined, selectedPlan: undefined })
})
