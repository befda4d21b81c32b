import fc from 'fast-check'
import type { InsuredPet, PetRisk } from '#contract/partners/pet.ts'
import { petUses } from '#machines/pet/record/pet.ts'
import { petCovers, petOpdLimits, petSums } from '#machines/pet/record/pet-request.ts'
import { breedsOf } from '#machines/pet/reference/breeds.ts'
import { addDays } from '#machines/rules/calendar.ts'

export const ratedOn = '2026-11-21'

const daysAgo = (most: number) => fc.integer({ min: 0, max: most }).map((days) => addDays(ratedOn, -days))

const anyPet: fc.Arbitrary<Omit<InsuredPet, 'petId'>> = fc.constantFrom('dog', 'dog', 'cat').chain((kind) =>
  fc.record(
    {
      kind: fc.constant(kind),
      breed: fc.constantFrom(...breedsOf(kind)),
      name: fc.constantFrom('Rex', 'Mia', 'Tom'),
      born: daysAgo(11 * 365),
      weight: fc.integer({ min: 3, max: kind === 'cat' ? 200 : 700 }).map((tenths) => tenths / 10),
      value: fc.integer({ min: 1_000, max: 1_000_000 }),
      vaccinatedOn: daysAgo(500),
      insuredSince: daysAgo(700),
      isNeutered: fc.boolean(),
      hasMicrochip: fc.boolean(),
      isIll: fc.boolean(),
      use: fc.constantFrom(...petUses),
    },
    {
      requiredKeys: ['kind', 'breed', 'name', 'born', 'weight', 'isNeutered', 'hasMicrochip', 'isIll', 'use'],
    },
  ),
)

export const anyHousehold: fc.Arbitrary<PetRisk> = fc.record(
  {
    ownerType: fc.constant('individual'),
    pincode: fc.constant('302001'),
    pets: fc
      .array(anyPet, { minLength: 1, maxLength: 8 })
      .map((pets) => pets.map((pet, at) => ({ ...pet, petId: at + 1 }))),
    sumInsured: fc.constantFrom(...petSums),
    covers: fc.subarray([...petCovers]),
    opdLimit: fc.constantFrom(...petOpdLimits),
  },
  { requiredKeys: ['ownerType', 'pincode', 'pets', 'sumInsured', 'covers'] },
)
