import fc from 'fast-check'
import type { MotorPlan } from '#machines/motor/record/motor-plan.ts'
import { addOnsIn } from '#machines/motor/rules/line-flags.ts'
import { coverTypes } from '#machines/reference/policies.ts'
import type { IdentityNeed } from '#machines/schemas/plan.ts'

const lineKeys = [
  'basicOd',
  'insurerDiscount',
  'ncb',
  'zeroDepriciationCover',
  'consumables',
  'electricalAccessories',
  'biFuelOd',
  'biFuelTp',
  'voluntaryDeductible',
  'basicTp',
  'tppdDiscount',
  'paidDriver',
  'passengerCover',
  'personalAccident',
]

const amount = fc.integer({ min: 0, max: 100_000_000 })
const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const word = fc.string({ maxLength: 12 })
const optional = <K extends string, T>(key: K, value: fc.Arbitrary<T>) =>
  fc.option(value, { nil: undefined }).map((given) => (given === undefined ? {} : { [key]: given }))

const line = fc
  .record({ key: fc.constantFrom(...lineKeys), label: word, amount, reason: word })
  .map((one) => {
    const isDiscount = /discount|ncb|deductible/i.test(one.key)
    return isDiscount && one.amount > 0 ? { ...one, amount: -one.amount } : one
  })

/** Any plan whose add-ons are those of its lines. */
export const anyPlan: fc.Arbitrary<MotorPlan> = fc
  .tuple(
    fc.record({
      insurerId: fc.integer({ min: 1, max: 40 }),
      insurer: word,
      logo: word,
      caseId: word,
      planId: word,
      coverType: fc.constantFrom(...coverTypes),
      start: day,
      end: day,
      lines: fc.uniqueArray(line, { selector: ({ key }) => key, maxLength: 14 }),
      net: amount,
      gst: amount,
      final: amount,
      missing: fc.array(fc.record({ addOn: word, reason: word }), { maxLength: 3 }),
      needs: fc.subarray(['pan', 'aadhaar', 'gst'] satisfies IdentityNeed[]),
      questions: fc.array(fc.record({ key: word, text: word }), { maxLength: 2 }),
      notes: fc.array(word, { maxLength: 2 }),
    }),
    optional('idv', fc.record({ value: fc.integer({ min: 1, max: 1e10 }), min: amount, max: amount })),
    optional('thirdPartyEnd', day),
    optional('addOnPrices', fc.array(fc.record({ addOn: word, amount }), { maxLength: 3 })),
  )
  .map(([plan, idv, thirdPartyEnd, addOnPrices]) => ({
    ...plan,
    // A discount of nothing is no discount.
    lines: plan.lines.filter(({ key, amount }) => amount !== 0 || key !== 'tppdDiscount'),
    ...idv,
    ...thirdPartyEnd,
    ...addOnPrices,
  }))
  .map((plan) => ({ ...plan, included: addOnsIn(plan.lines) }))
