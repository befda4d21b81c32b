import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { healthPrices } from '#contract/health/health-prices.ts'
import {
  healthQuoteFromPlan,
  planFromHealthQuote,
  toHealthQuotesRequest,
} from '#contract/health/health-quote.codec.ts'
import { getHealthQuotes } from '#contract/health/health-quotes.calls.ts'
import { petPrices } from '#contract/pet/pet-prices.ts'
import { petQuoteFromPlan, planFromPetQuote, toPetQuotesRequest } from '#contract/pet/pet-quote.codec.ts'
import { getPetQuotes } from '#contract/pet/pet-quotes.calls.ts'
import { addOns, fromAddOns } from '#contract/pet/pet-request.codec.ts'
import { insurersAgain } from '#contract/quotes/plan-quote.ts'
import { healthUnpriceable } from '#machines/health/health.terms.ts'
import { emptyHealth, type HealthRecord } from '#machines/health/record/health-record.ts'
import { sampleHealth, sampleHealthPlan } from '#machines/health/record/samples.ts'
import { petUnpriceable } from '#machines/pet/pet.terms.ts'
import { emptyPet, type PetRecord } from '#machines/pet/record/pet-record.ts'
import { samplePetPlan, samplePets } from '#machines/pet/record/samples.ts'
import { form } from '#machines/reference/messages/form.ts'

const today = '2026-06-15'
/** The only price of a reply, as it arrives. */
function overTheWire<Q>(
  { reply }: { reply: v.GenericSchema<unknown, { data: { successQuotes: Q[] } }> },
  quote: NoInfer<Q>,
): Q {
  const sent = JSON.stringify({ success: true, data: { successQuotes: [quote], unavailable: [] } })
  const [arrived] = v.parse(reply, JSON.parse(sent)).data.successQuotes
  if (arrived === undefined) throw new Error('No price arrived')
  return arrived
}
const addOnPrices = [{ addOn: 'opd', amount: 1_250_50 }]
const missing = [{ addOn: 'maternity', reason: 'Not sold' }]
const notes = ['Waits 30 days']

describe('the price of a health plan', () => {
  it.each([
    ['as an insurer tells it', sampleHealthPlan(today)],
    ['without the PAN', { ...sampleHealthPlan(today), needs: [] }],
    ['with all that may be told', { ...sampleHealthPlan(today), addOnPrices, missing, notes }],
  ])('%s comes through the wire unchanged', (_, plan) => {
    expect(planFromHealthQuote(overTheWire(getHealthQuotes, healthQuoteFromPlan(plan)))).toEqual(plan)
  })

  it('is told in rupees under the names of a motor quote [QUOTE-01]', () => {
    const plan = { ...sampleHealthPlan(today), addOnPrices, net: 7_600_50, gst: 1_00, final: 7_601_50 }
    expect(healthQuoteFromPlan(plan)).toMatchObject({
      Logo: '/logos/insurers/digit.svg',
      insurer: 'Digit',
      insurerId: 13,
      NetPremium: 7_600.5,
      GST: 1,
      FinalPremium: 7_601.5,
      StartDate: '2026-06-16',
      EndDate: '2027-06-15',
      isPanRequiredInProposal: true,
      premiumLines: [{ key: 'base', amount: 7_600 }],
      addOnPrices: [{ addOn: 'opd', amount: 1_250.5 }],
      sumInsuredValue: '5LAC',
      planTenure: '1year',
    })
  })
})

describe('the price of a pet plan', () => {
  const plan = samplePetPlan(today)
  const refused = { isInsured: false as const, petId: 2, name: 'Tom', reason: 'Too old' }

  it.each([
    ['as an insurer tells it', plan],
    ['that leaves a pet out', { ...plan, pets: [...plan.pets, refused], addOnPrices, missing, notes }],
  ])('%s comes through the wire unchanged', (_, one) => {
    expect(planFromPetQuote(overTheWire(getPetQuotes, petQuoteFromPlan(one)))).toEqual(one)
  })

  it('is told in rupees, that of each pet too', () => {
    expect(petQuoteFromPlan(plan)).toMatchObject({
      FinalPremium: 2_596,
      premiumLines: [{ amount: 2_200 }],
      pets: [{ name: 'Rex', net: 2_200 }],
    })
  })
})

describe('the request for prices', () => {
  it('of pets says whose they are, which, and what is wanted [PET-02]', () => {
    const request = { sumInsured: 75_000 as const, covers: ['funeral' as const], opdLimit: 5_000 as const }
    const asked = toPetQuotesRequest({ ...samplePets(today), request }, true)
    expect(asked).toMatchObject({
      customerLeadId: 'lead-1',
      quoteType: 'pet',
      ownerDetails: { ownerName: 'Asha Rani Sharma' },
      petDetails: [{ name: 'Rex' }],
      planDetails: { sumInsured: 75_000 },
      loggedInUser: true,
    })
    expect(asked.addons).toEqual({
      thirdPartyLiability: false,
      mortality: false,
      theftOrStraying: false,
      terminalIllness: false,
      funeral: true,
      petMinding: false,
      opd: 5_000,
    })
  })

  it('leaves out what is not known yet', () => {
    const ofPets = toPetQuotesRequest(emptyPet, false)
    expect(Object.keys(ofPets)).toEqual([
      'customerLeadId',
      'quoteType',
      'planDetails',
      'addons',
      'loggedInUser',
    ])
    const ofHealth = toHealthQuotesRequest(emptyHealth, false)
    expect(Object.keys(ofHealth)).toEqual([
      'customerLeadId',
      'quoteType',
      'step',
      'loggedInUser',
      'PlanDetails',
    ])
  })

  it('names one insurer or up to fifty to be asked again, each by a whole number', () => {
    const isOne = (asked: unknown) => v.is(insurersAgain, asked)
    expect([1, 99_999, [], [13, 15], Array.from({ length: 50 }, () => 7)].map(isOne)).not.toContain(false)
    for (const wrong of [0, 100_000, 1.5, '13', [0], Array.from({ length: 51 }, () => 7)])
      expect(isOne(wrong), String(wrong)).toBe(false)
  })
})

describe('what is priced', () => {
  it('of health is the saved person, or the one the page names, at a pincode that there is [HEALTH-02]', () => {
    const ask = (saved: object, told: object = {}) =>
      healthPrices.askedFor(
        { ...emptyHealth, ...saved },
        v.parse(getHealthQuotes.request, { customerLeadId: 'lead-1', ...told }),
        today,
      ) as HealthRecord
    const { basics } = sampleHealth()
    if (!basics) throw new Error('Nobody is to be insured')
    const older = { ...basics, age: 60 }
    expect(ask({ basics })).toMatchObject({ basics })
    const { step1 } = toHealthQuotesRequest({ ...sampleHealth(), basics: older }, false)
    expect(ask({ basics }, { step1, PlanDetails: { sumInsuredValue: '10LAC' } })).toMatchObject({
      basics: older,
      request: { sumInsured: 1_000_000 },
    })
    expect(ask({ basics })).not.toHaveProperty('request')
    expect(healthPrices.pathOf?.('pincode')).toBe('step1.pincode')
    expect(healthUnpriceable(ask({}))).toEqual({ field: 'pincode', message: 'Field is required' })
    expect(healthUnpriceable(ask({ basics }))).toBeUndefined()
    const nowhere = { ...basics, pincode: { value: '999999', label: '999999' } }
    expect(healthUnpriceable(ask({ basics: nowhere }))).toEqual({
      field: 'pincode',
      message: form.unknownPincode,
    })
  })

  it('of pets are those of the owner, with the covers that are wanted now', () => {
    const ask = (saved: object, told: object = {}) =>
      petPrices.askedFor(
        { ...emptyPet, ...saved },
        v.parse(getPetQuotes.request, { customerLeadId: 'lead-1', ...told }),
        today,
      ) as PetRecord
    const { owner, pets } = samplePets(today)
    expect(ask({ owner, pets })).toMatchObject({
      owner,
      pets,
      request: { sumInsured: 50_000, covers: ['thirdPartyLiability'] },
    })
    const request = { sumInsured: 25_000, covers: ['funeral'], opdLimit: 5_000 }
    const told = { planDetails: { sumInsured: 75_000 }, addons: { mortality: true } }
    expect(ask({ owner, pets, request }, told)).toMatchObject({
      request: { sumInsured: 75_000, covers: ['mortality'], opdLimit: undefined },
    })
    const { ownerDetails, petDetails } = toPetQuotesRequest(samplePets(today), false)
    expect(ask({}, { ownerDetails, petDetails })).toMatchObject({ owner, pets })
    expect(['pincode', 'pets'].map((field) => petPrices.pathOf?.(field))).toEqual([
      'ownerDetails.pincode',
      'petDetails',
    ])
    expect(petUnpriceable(ask({ pets }))).toEqual({ field: 'pincode', message: 'Field is required' })
    for (const none of [{ owner, pets: [] }, { owner }])
      expect(petUnpriceable(ask(none))).toEqual({ field: 'pets', message: 'Field is required' })
    expect(petUnpriceable(ask({ owner, pets }))).toBeUndefined()
    const nowhere = { ...owner, pincode: { value: '999999', label: '999999' } }
    expect(petUnpriceable(ask({ owner: nowhere, pets }))).toEqual({
      field: 'pincode',
      message: form.unknownPincode,
    })
  })

  it('without a word about covers has none, and no visits to the vet', () => {
    expect(Object.values(v.parse(addOns, {}))).toEqual([false, false, false, false, false, false, 0])
    expect(fromAddOns(v.parse(addOns, {}))).toEqual({ covers: [] })
  })

  it('is answered by the prices and by who gave none', () => {
    const late = {
      Api_name: 'Digit',
      logo: '',
      displayMessage: 'Late',
      insurerId: 13,
      reason: 'late' as const,
    }
    for (const prices of [healthPrices, petPrices])
      expect(prices.dataOf([{ planId: 'a' }], [late])).toEqual({
        successQuotes: [{ planId: 'a' }],
        unavailable: [late],
      })
  })
})
