import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MotorRisk } from '#machines/motor/record/motor-risk.ts'
import type { MotorPremium } from '#machines/motor/rules/rating-types.ts'
import { pricedAddOns } from '#machines/reference/addons.ts'
import type { MotorInsurer } from '#machines/reference/insurer.ts'
import { digit } from '#machines/reference/insurers/digit.insurer.ts'
import { ncbOptions } from '#machines/reference/policies.ts'
import { paise } from '#machines/rules/money.ts'
import { isDeclined, rateMotor } from '#sandbox/rating/motor-premium.ts'
import { anyInsurer, anyRisk } from './any-risk.ts'
import { swift, today } from './samples.ts'

/** Tries the claim on every priced risk; a declined one claims nothing but its reason. */
function holds(claim: (price: MotorPremium, risk: MotorRisk, insurer: MotorInsurer) => void) {
  fc.assert(
    fc.property(anyRisk, anyInsurer, (risk, insurer) => {
      const answer = rateMotor(risk, insurer, today)
      if (isDeclined(answer)) expect(answer.declined).not.toBe('')
      else claim(answer, risk, insurer)
    }),
    { numRuns: 1500 },
  )
}

const total = (price: MotorPremium, part?: string) =>
  price.lines.filter((line) => !part || line.part === part).reduce((sum, { amount }) => sum + amount, 0)

const price = (risk: Partial<MotorRisk>) => {
  const answer = rateMotor({ ...swift, ...risk }, digit, today)
  if (isDeclined(answer)) throw new Error(answer.declined)
  return answer
}

describe('whatever the risk and the insurer', () => {
  test('prints whole rupees that add up to the parts, the net and the final amount', () => {
    holds((answer) => {
      expect(answer.lines.every(({ amount }) => amount % 100 === 0)).toBe(true)
      expect([total(answer, 'od'), total(answer, 'addOns'), total(answer, 'tp')]).toEqual([
        answer.od,
        answer.addOns,
        answer.tp,
      ])
      expect(total(answer)).toBe(answer.net)
      expect(answer.net + answer.gst).toBe(answer.final)
    })
  })

  test('puts 18% tax once on the net, in two halves or in one piece', () => {
    holds(({ net, gst, tax }, { buyerState }, { homeState }) => {
      expect(Math.abs(gst - net * 0.18)).toBeLessThanOrEqual(50)
      expect(tax.cgst + tax.sgst + tax.igst).toBe(gst)
      expect(tax.igst === 0).toBe(buyerState === homeState || gst === 0)
      expect(tax.cgst).toBe(tax.sgst)
    })
  })

  test('gives every line its reason and a key of its own', () => {
    holds(({ lines, notOffered }) => {
      expect(lines.every(({ reason, label }) => reason.length > 10 && label.length > 3)).toBe(true)
      expect(notOffered.every(({ reason }) => reason.length > 10)).toBe(true)
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
    })
  })

  test('never lets discounts push own damage below zero', () => {
    holds(({ od }) => expect(od).toBeGreaterThanOrEqual(0))
  })

  test('keeps the declared value within the insurer’s bounds [QUOTE-17]', () => {
    holds(({ idv, minIdv, maxIdv }, { idv: asked }) => {
      expect(minIdv).toBeLessThanOrEqual(idv)
      expect(idv).toBeLessThanOrEqual(maxIdv)
      if (asked !== undefined && minIdv <= asked && asked <= maxIdv) expect(idv).toBe(asked)
    })
  })

  test('has own-damage lines only with own damage, and third-party lines only with third party', () => {
    holds(({ lines, addOns, idv }, { coverType }) => {
      const keys = lines.map(({ key }) => key)
      expect(keys.includes('basicOd')).toBe(coverType !== 'thirdParty')
      expect(keys.includes('basicTp')).toBe(coverType !== 'odOnly')
      if (coverType === 'thirdParty') expect([addOns, idv]).toEqual([0, 0])
    })
  })

  test('never applies the bonus to third party or add-ons', () => {
    const untouched = pricedAddOns.filter((addOn) => addOn !== 'ncbProtection')
    fc.assert(
      fc.property(anyRisk, anyInsurer, fc.constantFrom(...ncbOptions), (risk, insurer, previousNcb) => {
        const one = rateMotor({ ...risk, addOns: untouched }, insurer, today)
        const other = rateMotor({ ...risk, addOns: untouched, previousNcb }, insurer, today)
        expect(isDeclined(other)).toBe(isDeclined(one))
        if (isDeclined(one) || isDeclined(other)) return
        expect([other.tp, other.addOns]).toEqual([one.tp, one.addOns])
      }),
    )
  })

  test('never charges less for a higher declared value', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), fc.nat(2_000_000), (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map((idv) =>
          price({ idv: paise(idv) }),
        )
        expect(low?.final).toBeLessThanOrEqual(high?.final ?? 0)
      }),
    )
  })

  test('never charges less for a bigger engine', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (one, other) => {
        const [small, big] = [Math.min(one, other), Math.max(one, other)].map((cubicCapacity) =>
          price({ cubicCapacity }),
        )
        expect(small?.final).toBeLessThanOrEqual(big?.final ?? 0)
      }),
    )
  })

  test('gives the same price for the same request', () => {
    fc.assert(
      fc.property(anyRisk, anyInsurer, (risk, insurer) => {
        expect(rateMotor(risk, insurer, today)).toEqual(rateMotor(structuredClone(risk), insurer, today))
      }),
    )
  })
})
