import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { planFromQuoteResult, quoteResultFromPlan } from '#contract/quotes/quote-result.codec.ts'
import { quoteResult, unavailableMessage } from '#contract/quotes/quote-result.ts'
import { messageFromUnavailable, unavailableFromMessage } from '#contract/quotes/unavailable.codec.ts'
import type { MotorPlan } from '#machines/motor/record/motor-plan.ts'
import { addOnsIn, flagOfLine } from '#machines/motor/rules/line-flags.ts'
import { quoteFlags } from '#machines/reference/quote-flags.ts'
import { isDeclined, rateMotor } from '#sandbox/rating/motor-premium.ts'
import { swift } from '../../machines/motor/record/quoted-record.ts'
import { anyInsurer, anyRisk } from '../../sandbox/rating/any-risk.ts'
import { anyPlan } from './any-plan.ts'

const overTheWire = (plan: MotorPlan) =>
  v.parse(quoteResult, JSON.parse(JSON.stringify(quoteResultFromPlan(plan, swift))))
const today = '2026-11-20'

describe('a quote result', () => {
  test('tells a plan in the words of the wire and back without loss', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        expect(planFromQuoteResult(overTheWire(plan))).toEqual(plan)
      }),
    )
  })

  test('has every field of the specification [QUOTE-01, QUOTE-02]', () => {
    const [plan] = fc.sample(anyPlan, 1)
    const named =
      'Logo Api_name PolicyId ApiId RegisterNumber Make Model variant BasicODPremium BasicTPPremium NetPremium GST ' +
      'FinalPremium MinIdv MaxIdv idv StartDate EndDate discount insurer policyType caseId insurerId planId ' +
      'tppdDiscount loadingPremium kycAdditionalData isAddonQuesAsk addonQuesArray isAdharRequiredInProposal ' +
      'isPanRequiredInProposal isGstNumberRequiredInProposal TotalODAddons NCBDiscount'
    for (const field of named.split(' ')) expect(plan && overTheWire(plan)).toHaveProperty([field])
  })

  test('has nineteen flags, each with its amount [QUOTE-03]', () => {
    const entries = Object.keys(quoteResult.entries)
    expect(quoteFlags).toHaveLength(19)
    for (const flag of quoteFlags) expect(entries).toEqual(expect.arrayContaining([flag, `${flag}Amount`]))
  })

  test('flags and adds up what a rated price contains', () => {
    fc.assert(
      fc.property(anyRisk, anyInsurer, (risk, insurer) => {
        const rated = rateMotor(risk, insurer, today)
        if (isDeclined(rated)) return
        for (const line of rated.lines) expect(flagOfLine(line.key), line.key).toBe(line.flag)
      }),
    )
  })

  test('counts add-ons, discounts and the legal cover in their own fields', () => {
    const line = (key: string, amount: number) => ({ key, label: key, amount, reason: '' })
    const lines = [
      line('basicOd', 900000),
      line('insurerDiscount', -300000),
      line('ncb', -120000),
      line('consumables', 45050),
      line('keyReplacement', 29900),
      line('basicTp', 341600),
      line('tppdDiscount', -10000),
      line('biFuelOd', 100000),
      line('biFuelTp', 6000),
    ]
    const [plan] = fc.sample(anyPlan, 1)
    expect(plan && overTheWire({ ...plan, lines })).toMatchObject({
      BasicODPremium: 9000,
      discount: 3000,
      NCBDiscount: 1200,
      TotalODAddons: 749.5,
      BasicTPPremium: 3416,
      tppdDiscount: 100,
      Consumables: true,
      ConsumablesAmount: 450.5,
      BiFuelTp: true,
      BiFuelTpAmount: 60,
      TyreProtection: false,
      TyreProtectionAmount: 0,
    })
    expect(addOnsIn(lines)).toEqual(['consumables', 'keyReplacement', 'isCngAccessories', 'isTppdDiscount'])
  })
})

test('an unavailable insurer is told under the names of the specification and back [QUOTE-06]', () => {
  const unavailable = {
    insurerId: 33,
    insurer: 'United India',
    logo: '/logos/insurers/united-india.svg',
    reason: 'late' as const,
    message: 'United India did not answer in time.',
  }
  const said = v.parse(unavailableMessage, messageFromUnavailable(unavailable))
  expect(said).toEqual({
    Api_name: 'United India',
    logo: '/logos/insurers/united-india.svg',
    displayMessage: 'United India did not answer in time.',
    insurerId: 33,
    reason: 'late',
  })
  expect(unavailableFromMessage(said)).toEqual(unavailable)
})
