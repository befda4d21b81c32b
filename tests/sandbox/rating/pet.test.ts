import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { InsuredPet, PetRisk } from '#contract/partners/pet.ts'
import { petInsurers } from '#machines/pet/reference/pet-offers.ts'
import { addDays, addYears } from '#machines/rules/calendar.ts'
import { petRater } from '#sandbox/insurers/pet.rater.ts'
import { isDeclined } from '#sandbox/insurers/price.ts'
import { ratePets } from '#sandbox/rating/pet-premium.ts'
import { anyHousehold, ratedOn } from './any-household.ts'
import { expectedNet, expectedTax } from './expected-pet.ts'

const insurerOf = (key: string) => {
  const insurer = petInsurers.find((one) => one.key === key)
  if (!insurer) throw new Error(`${key} sells no pet insurance`)
  return insurer
}
const digit = insurerOf('digit')

const rex: InsuredPet = {
  petId: 1,
  kind: 'dog',
  breed: 'Labrador Retriever',
  name: 'Rex',
  born: addYears(ratedOn, -3),
  weight: 28,
  vaccinatedOn: addDays(ratedOn, -100),
  isNeutered: false,
  hasMicrochip: false,
  isIll: false,
  use: 'companion',
}
const household = (...pets: Partial<InsuredPet>[]): PetRisk => ({
  ownerType: 'individual',
  pincode: '302001',
  pets: pets.map((pet, at) => ({ ...rex, ...pet, petId: at + 1 })),
  sumInsured: 50_000,
  covers: [],
})
const rate = (risk: PetRisk, key = 'digit') => ratePets(risk, insurerOf(key).pet, ratedOn)

function priced(risk: PetRisk, key?: string) {
  const premium = rate(risk, key)
  if (isDeclined(premium)) throw new Error(premium.declined)
  return premium
}
const standing = (risk: PetRisk, key?: string) => {
  const [pet] = priced(household({ name: 'Other' }, ...risk.pets), key).pets.slice(1)
  return pet?.isInsured ? 'insured' : pet?.reason
}

describe('the price of a household', () => {
  test('is that of the tariff, to the rupee, for each pet of two thousand households', () => {
    fc.assert(
      fc.property(anyHousehold, fc.constantFrom(...petInsurers), (risk, { pet: offer }) => {
        const premium = ratePets(risk, offer, ratedOn)
        if (isDeclined(premium)) return
        const taken = premium.pets.flatMap((pet) => (pet.isInsured ? [pet] : []))
        const nets = taken.map(({ petId }) => {
          const pet = risk.pets.find((one) => one.petId === petId)
          if (!pet) throw new Error('An unknown pet is insured')
          return expectedNet(pet, { risk, offer, today: ratedOn, several: taken.length > 1 })
        })
        expect(taken.map(({ net }) => BigInt(net))).toEqual(nets.map((net) => net * 100n))
        const net = nets.reduce((total, one) => total + one, 0n)
        const tax = expectedTax(net)
        expect([premium.net, premium.gst, premium.final].map(BigInt)).toEqual(
          [net, tax, net + tax].map((rupees) => rupees * 100n),
        )
        expect(premium.lines.reduce((total, { amount }) => total + amount, 0)).toBe(premium.net)
      }),
      { numRuns: 2_000 },
    )
  })

  test('goes down by a line for a microchip, for being neutered, and for a second pet', () => {
    const chipped = priced(household({ hasMicrochip: true, isNeutered: true }, {}))
    const labels = chipped.lines.map(({ label }) => label)
    expect(labels).toEqual([
      'Rex: surgery and hospital',
      'Rex: discount for a microchip',
      'Rex: discount for several pets',
      'Rex: discount for being neutered',
      'Rex: surgery and hospital',
      'Rex: discount for several pets',
    ])
  })

  test('holds 18% of tax and ten percent of every surgery', () => {
    const premium = priced(household({}))
    expect(premium.gst / premium.net).toBeCloseTo(0.18, 2)
    expect(premium.features.coPayPct).toBe(10)
  })
})

describe('a pet that an insurer does not take', () => {
  test('is named with its reason while the others are insured', () => {
    const premium = priced(household({}, { name: 'Old', born: addYears(ratedOn, -9) }))
    expect(premium.pets).toMatchObject([
      { isInsured: true, name: 'Rex' },
      { isInsured: false, name: 'Old', reason: 'Takes new pets up to 7 years' },
    ])
    expect(premium.lines.every(({ label }) => label.startsWith('Rex'))).toBe(true)
    expect(premium.lines.some(({ key }) => key.includes('severalPets'))).toBe(false)
  })

  test('leaves no price where it is the only one', () => {
    expect(rate(household({ born: addYears(ratedOn, -9) }))).toEqual({
      declined: 'Rex is not insured: Takes new pets up to 7 years',
    })
  })

  test.each([
    ['two months old', { born: addDays(ratedOn, -60) }, 'digit', 'Insures from 3 months on'],
    ['three months old', { born: addDays(ratedOn, -95) }, 'digit', 'insured'],
    [
      'three months old elsewhere',
      { born: addDays(ratedOn, -95) },
      'united-india',
      'Insures from 6 months on',
    ],
    ['seven years old', { born: addYears(ratedOn, -7) }, 'digit', 'insured'],
    ['eight years old', { born: addYears(ratedOn, -8) }, 'digit', 'Takes new pets up to 7 years'],
    [
      'giant at five',
      { weight: 50, born: addYears(ratedOn, -5) },
      'digit',
      'Takes new giant dogs up to 4 years',
    ],
    ['giant at four', { weight: 50, born: addYears(ratedOn, -4) }, 'digit', 'insured'],
    [
      'a cat where dogs are insured',
      { kind: 'cat', breed: 'Persian' },
      'future-generali',
      'Insures dogs only',
    ],
    ['never vaccinated', { vaccinatedOn: undefined }, 'digit', 'Needs a vaccination of the last 12 months'],
    ['ill', { isIll: true }, 'hdfc-ergo', 'Does not insure pets with a known illness'],
    ['ill elsewhere', { isIll: true }, 'bajaj-allianz', 'insured'],
    ['at work', { use: 'working' }, 'future-generali', 'Does not insure working animals'],
    ['on show', { use: 'show' }, 'united-india', 'Does not insure show animals'],
  ] as const)('is told so when it is %s', (_, pet, key, reason) => {
    expect(standing(household(pet), key)).toBe(reason)
  })
})

describe('a pet that is renewed', () => {
  const insuredSince = addYears(ratedOn, -1)

  test.each([
    ['ten years', { born: addYears(ratedOn, -10) }, 'insured'],
    ['eleven years', { born: addYears(ratedOn, -11) }, 'Renews pets up to 10 years'],
    ['giant, six years', { weight: 50, born: addYears(ratedOn, -6) }, 'insured'],
    ['giant, seven years', { weight: 50, born: addYears(ratedOn, -7) }, 'Renews giant dogs up to 6 years'],
  ])('stays up to its exit age: %s', (_, pet, reason) => {
    expect(standing(household({ ...pet, insuredSince }))).toBe(reason)
  })

  test('hears a year before that it is the last', () => {
    const notesOf = (years: number) => {
      const risk = household({ born: addYears(ratedOn, -years), insuredSince })
      return petRater.notes({ risk, insurer: digit, today: ratedOn })
    }
    expect(notesOf(9)).toEqual([])
    expect(notesOf(10)).toEqual([
      'Rex can be insured here for this year only: at the next renewal it is too old.',
    ])
  })

  test('has waited already; a new one waits 30 days for an illness, 90 over four years', () => {
    const waitOf = (pet: Partial<InsuredPet>) => {
      const [one] = priced(household(pet)).pets
      return one?.isInsured ? one.illnessWaitDays : undefined
    }
    expect(waitOf({ born: addYears(ratedOn, -4) })).toBe(30)
    expect(waitOf({ born: addDays(addYears(ratedOn, -4), -1) })).toBe(90)
    expect(waitOf({ born: addYears(ratedOn, -6), insuredSince })).toBe(0)
  })
})

test('a cover that needs the value of a pet is left out with its reason until that is told', () => {
  const premium = priced({ ...household({}, { name: 'Mia', value: 20_000 }), covers: ['mortality'] })
  expect(premium.notOffered).toEqual([{ key: 'mortality', reason: 'Death: tell us first what Rex is worth' }])
  expect(premium.lines.find(({ key }) => key === '2.mortality')?.amount).toBe(500_00)
})
