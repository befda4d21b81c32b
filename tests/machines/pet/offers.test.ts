import { describe, expect, test } from 'vitest'
import { petKinds } from '#machines/pet/record/pet.ts'
import { petCovers, petOpdLimits, petSums } from '#machines/pet/record/pet-request.ts'
import type { InsuredPet } from '#machines/pet/record/pet-risk.ts'
import { samplePet } from '#machines/pet/record/samples.ts'
import { breedLabel } from '#machines/pet/reference/breed-labels.ts'
import { breeds, breedsOf, dogSizes } from '#machines/pet/reference/breeds.ts'
import { petInsurers } from '#machines/pet/reference/pet-offers.ts'
import { petTariff } from '#machines/pet/reference/pet-tariff.ts'
import { refusalOf } from '#machines/pet/rules/acceptance.ts'
import { addDays, addYears } from '#machines/rules/calendar.ts'
import { today } from '../play.ts'

const rex: InsuredPet = { ...samplePet(today), hasMicrochip: false, isIll: false }
const aged = (years: number, change: Partial<InsuredPet> = {}) => ({
  ...rex,
  born: addYears(today, -years),
  ...change,
})
const [giant, insuredSince] = [{ weight: 50 }, addYears(today, -1)]

/** Pets of many kinds, each with the letters of the insurers that take it. */
const pets: readonly (readonly [what: string, pet: InsuredPet, takenBy: string])[] = [
  ['a dog of three years', rex, 'bdfhu'],
  ['a cat', { ...rex, kind: 'cat', breed: 'Persian', weight: 4 }, 'bdhu'],
  ['a pup of two months', { ...rex, born: addDays(today, -75) }, ''],
  ['a pup of four months', { ...rex, born: addDays(today, -130) }, 'bdh'],
  ['a pup of six months', { ...rex, born: addDays(today, -190) }, 'bdfhu'],
  ['a dog of seven years', aged(7), 'bdfhu'],
  ['a dog of eight years', aged(8), ''],
  ['a giant of four years', aged(4, giant), 'bdfhu'],
  ['a giant of five years', aged(5, giant), ''],
  ['a dog of ten years that is insured already', aged(10, { insuredSince }), 'bdfhu'],
  ['a dog of eleven years that is insured already', aged(11, { insuredSince }), ''],
  ['a giant of six years that is insured already', aged(6, { ...giant, insuredSince }), 'bdfhu'],
  ['a giant of seven years that is insured already', aged(7, { ...giant, insuredSince }), ''],
  ['a dog that was never vaccinated', { ...rex, vaccinatedOn: undefined }, 'bfh'],
  ['a dog whose vaccination ended today', { ...rex, vaccinatedOn: addYears(today, -1) }, 'bdfhu'],
  [
    'a dog whose vaccination ended yesterday',
    { ...rex, vaccinatedOn: addDays(addYears(today, -1), -1) },
    'bfh',
  ],
  ['a dog that is ill', { ...rex, isIll: true }, 'bdfu'],
  ['a dog that works', { ...rex, use: 'working' }, 'bdhu'],
  ['a dog on show', { ...rex, use: 'show' }, 'bdfh'],
]

describe('the insurers of pets', () => {
  test.each(pets)('are asked for %s, and take it as they say', (_, pet, takenBy) => {
    const takers = petInsurers.filter(({ pet: offer }) => refusalOf(pet, offer, today) === undefined)
    expect(takers.map(({ key }) => key[0]).join('')).toBe(takenBy)
  })

  test('differ in price by no more than a fifth, and leave out what each says, with a reason', () => {
    for (const { key, pet } of petInsurers) {
      expect(pet.factor, key).toBeGreaterThanOrEqual(0.9)
      expect(pet.factor, key).toBeLessThanOrEqual(1.1)
      expect(pet.planName, key).toMatch(/ \(sandbox\)$/)
      expect(pet.notCovered.length, key).toBeGreaterThan(3)
      for (const text of [...pet.notCovered, ...Object.values(pet.withoutCovers)])
        expect(text).toMatch(/^[A-Z]\w/)
    }
    const without = petInsurers.map(({ key, pet }) => [key, Object.keys(pet.withoutCovers)])
    expect(Object.fromEntries(without.filter(([, covers]) => covers?.length))).toEqual({
      digit: ['petMinding'],
      'united-india': ['opd', 'petMinding'],
    })
  })
})

test('a breed is called as the list names it, until it is translated', () => {
  for (const breed of petKinds.flatMap(breedsOf)) expect(breedLabel(breed)).toBe(breed)
})

describe('the tariff of pets', () => {
  test('rates every breed of the list by its size, and every size dearer with age and with size', () => {
    const sizes = petKinds.flatMap((kind) => Object.entries(breeds[kind]))
    for (const tariff of petTariff) {
      expect(sizes.filter(([, size]) => !tariff.ratePct[size])).toEqual([])
      const young = dogSizes.map((size) => tariff.ratePct[size][0]?.pct ?? 0)
      expect(young).toEqual(young.toSorted((one, other) => one - other))
      for (const rates of Object.values(tariff.ratePct))
        for (const [at, { upTo, pct }] of rates.entries()) {
          expect(upTo).toBeGreaterThan(rates[at - 1]?.upTo ?? 0)
          expect(pct).toBeGreaterThan(rates[at - 1]?.pct ?? 0)
        }
    }
    expect(sizes.filter(([, size]) => size === 'cat').map(([breed]) => breed)).toEqual(
      Object.keys(breeds.cat),
    )
  })

  test('has a price for every cover and every limit that can be chosen', () => {
    for (const { flat, pctOfValue, terminalIllnessPctOfSum: terminalIllness, opd } of petTariff) {
      const priced: Readonly<Record<string, number>> = { ...flat, ...pctOfValue, terminalIllness }
      expect(petCovers.filter((cover) => !priced[cover])).toEqual([])
      expect(petOpdLimits.filter((limit) => !opd[limit])).toEqual([])
    }
  })

  test('takes off a twentieth for each of three things', () => {
    for (const { discountPct } of petTariff)
      expect(discountPct).toEqual({ microchip: 5, severalPets: 5, neutered: 5 })
  })

  test('is for round sums of money', () => {
    expect(petSums.filter((rupees) => rupees % 25_000 !== 0)).toEqual([])
    expect(petOpdLimits.filter((rupees) => rupees % 5_000 !== 0)).toEqual([])
  })
})
