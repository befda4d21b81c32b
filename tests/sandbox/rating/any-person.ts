import fc from 'fast-check'
import type { HealthProposal, HealthRisk } from '#contract/partners/health.ts'
import {
  healthAddOns,
  opdLimits,
  preExistingWaits,
  sumsInsured,
  tenures,
} from '#machines/health/record/health-request.ts'
import { type ConditionKey, conditionKeys } from '#machines/reference/health/conditions.ts'
import { occupationKeys } from '#machines/reference/health/occupations.ts'
import { healthInsurers } from '#machines/reference/insurers.ts'
import { limits } from '#machines/reference/limits.ts'
import { genders } from '#machines/reference/people.ts'
import { healthy } from '../health-samples.ts'

export const anyPerson: fc.Arbitrary<HealthRisk> = fc.record({
  ownerType: fc.constant('individual'),
  gender: fc.constantFrom(...genders),
  age: fc.integer(limits.age),
  pincode: fc.constant('302001'),
  zone: fc.constantFrom(1, 2, 3),
  sumInsured: fc.constantFrom(...sumsInsured),
  tenure: fc.constantFrom(...tenures),
  addOns: fc.subarray([...healthAddOns]),
  opdLimit: fc.constantFrom(undefined, ...opdLimits),
  preExistingWait: fc.constantFrom(...preExistingWaits),
})

export const anyHealthInsurer = fc.constantFrom(...healthInsurers)

/** Mostly people with a few conditions, some with all that are charged for. */
const anyConditions: fc.Arbitrary<readonly ConditionKey[]> = fc.oneof(
  fc.subarray([...conditionKeys], { maxLength: 3 }),
  fc.subarray(['diabetes', 'hypertension', 'thyroid', 'asthma', 'highCholesterol', 'arthritis'] as const, {
    minLength: 4,
  }),
)

export const anyProposal: fc.Arbitrary<HealthProposal> = fc
  .record({
    height_cm: fc.integer({ min: 120, max: 210 }),
    weight_kg: fc.integer({ min: 30, max: 160 }),
    occupation: fc.constantFrom(...occupationKeys),
    conditions: anyConditions,
    smokes: fc.boolean(),
    drinks: fc.boolean(),
  })
  .map(({ conditions, smokes, drinks, ...insured }) => ({
    ...healthy,
    insured,
    medical: {
      conditions: conditions.map((condition) => ({ condition, since: '2020-01-01' })),
      smokes,
      drinks,
    },
  }))
