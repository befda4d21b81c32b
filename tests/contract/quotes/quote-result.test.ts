import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { planFromQuoteResult, quoteResultFromPlan } from '#contract/quotes/quote-result.codec.ts'
import { quoteResult, unavailableMessage } from '#contract/quotes/quote-result.ts'
import { messageFromUnavailable, unavailableFromMessage } from '#contract/quotes/unavailable.codec.ts'
import type { MotorPlan } from '#machines/motor/record/motor-plan.ts'
import { emptyRecord } from '#machines/motor/record/motor-record.ts'
import { samplePlan } from '#machines/motor/record/sample-plan.ts'
import { addOnsIn, flagOfLine } from '#machines/motor/rules/line-flags.ts'
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

  test('tells what each line of the price comes to, and what is asked for it [QUOTE-01, QUOTE-02, PROPOSAL-07]', () => {
    const line = (key: string, amount: number) => ({ key, label: key, amount, reason: '' })
    const lines = [
      line('basicOd', 10_000_00),
      line('insurerDiscount', -2_000_00),
      line('ncb', -1_500_00),
      line('loading', 700_00),
      line('zeroDepriciationCover', 900_00),
      line('consumables', 100_00),
      line('basicTp', 3_416_00),
      line('tppdDiscount', -100_00),
      line('personalAccident', 275_00),
    ]
    const questions = [{ key: 'licence', text: 'Is there a licence?' }]
    const plan = { ...samplePlan(today), lines, questions }
    const result = overTheWire({ ...plan, needs: ['pan'] })
    expect(result).toMatchObject({
      ...{
        BasicODPremium: 10_000,
        BasicTPPremium: 3_416,
        NetPremium: 11_702,
        GST: 2_106,
        FinalPremium: 13_808,
      },
      ...{ idv: 510_650, MinIdv: 449_372, MaxIdv: 587_247, discount: 2_000, NCBDiscount: 1_500 },
      ...{ tppdDiscount: 100, loadingPremium: 700, TotalODAddons: 1_000 },
      ...{ isAddonQuesAsk: true, addonQuesArray: questions },
    })
    const needs = ({ isPanRequiredInProposal, ...others }: typeof result) => [
      isPanRequiredInProposal,
      others.isAdharRequiredInProposal,
      others.isGstNumberRequiredInProposal,
    ]
    expect(needs(result)).toEqual([true, false, false])
    expect(needs(overTheWire({ ...plan, needs: ['aadhaar'] }))).toEqual([false, true, false])
    expect(needs(overTheWire({ ...plan, needs: ['gst'] }))).toEqual([false, false, true])
  })

  test('names insurer, plan, cover, period and ids, each under its own name [QUOTE-01]', () => {
    const plan = { ...samplePlan(today), start: '2026-12-11', end: '2027-12-10' }
    expect(overTheWire(plan)).toMatchObject({
      Logo: '/logos/insurers/digit.svg',
      Api_name: 'Digit',
      insurer: 'Digit',
      PolicyId: 'digit-comprehensive',
      planId: 'digit-comprehensive',
      ApiId: '13',
      insurerId: 13,
      caseId: 'case-1',
      policyType: 'comprehensive',
      StartDate: '2026-12-11',
      EndDate: '2027-12-10',
    })
  })

  test('without own damage has a declared value of 0, whose least and most are 0 as well', () => {
    const { idv: _, ...plan } = samplePlan(today)
    expect(overTheWire(plan)).toMatchObject({ idv: 0, MinIdv: 0, MaxIdv: 0 })
  })

  test('names the vehicle, and nothing in place of what is not known of it [QUOTE-01]', () => {
    const named = { RegisterNumber: 'RJ-14-CA-1234', Make: 'Maruti', Model: 'Swift', variant: 'VXi' }
    expect(overTheWire(samplePlan(today))).toMatchObject(named)
    expect(quoteResultFromPlan(samplePlan(today), emptyRecord)).toMatchObject({
      RegisterNumber: '',
      Make: '',
      Model: '',
      variant: '',
    })
  })

  test('has nineteen flags, each with its amount [QUOTE-03]', () => {
    const [plan] = fc.sample(anyPlan, 1)
    const result = plan && overTheWire(plan)
    const named =
      'RoadSideAssistance EngineProtection TyreProtection RimProtection Consumables ElectricalAccessories ' +
      'NonElectricalAccessories InvoiceCover NCBProtection VoluntaryDeductive PassengerCover PersonalAccident ' +
      'LossOfPersonalBelongings ZeroDepriciationCover KeyReplacement BiFuelOd BiFuelTp liabilitiesToPaidDriver ' +
      'LlToEmployeeCover'
    expect(named.split(' ')).toHaveLength(19)
    for (const flag of named.split(' ')) {
      expect(result).toHaveProperty([flag], expect.any(Boolean))
      expect(result).toHaveProperty([`${flag}Amount`], expect.any(Number))
    }
  })

  test.each([
    ['roadSideAssistance', 'RoadSideAssistance'],
    ['engineProtection', 'EngineProtection'],
    ['tyreProtection', 'TyreProtection'],
    ['consumables', 'Consumables'],
    ['electricalAccessories', 'ElectricalAccessories'],
    ['nonElectricalAccessories', 'NonElectricalAccessories'],
    ['invoiceCover', 'InvoiceCover'],
    ['ncbProtection', 'NCBProtection'],
    ['voluntaryDeductible', 'VoluntaryDeductive'],
    ['passengerCover', 'PassengerCover'],
    ['personalAccident', 'PersonalAccident'],
    ['lossOfPersonalBelongings', 'LossOfPersonalBelongings'],
    ['zeroDepriciationCover', 'ZeroDepriciationCover'],
    ['keyReplacement', 'KeyReplacement'],
    ['biFuelOd', 'BiFuelOd'],
    ['biFuelTp', 'BiFuelTp'],
    ['paidDriver', 'liabilitiesToPaidDriver'],
  ])('tells the line %s under the flag %s, with its amount, and under no other [QUOTE-03]', (key, flag) => {
    const lines = [{ key, label: key, amount: 1_250_50, reason: '' }]
    const result: object = overTheWire({ ...samplePlan(today), lines })
    const set = Object.entries(result).filter(([name]) => `${name}Amount` in result)
    expect(set.filter(([, isSet]) => isSet)).toEqual([[flag, true]])
    const amounts = set.map(([name]) => [name, Reflect.get(result, `${name}Amount`)])
    expect(amounts.filter(([, amount]) => amount !== 0)).toEqual([[flag, 1_250.5]])
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

  test('counts add-ons, discounts and the legal cover in their own fields [QUOTE-03]', () => {
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
