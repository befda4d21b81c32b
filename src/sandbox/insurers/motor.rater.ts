import type { Premium, QuoteReply } from '#contract/partners/insurer.ts'
import { type MotorProposal, type MotorRisk, motorProposal, motorRisk } from '#contract/partners/motor.ts'
import { shotsOfKind } from '#machines/motor/record/photograph.ts'
import { compulsoryDeductible } from '#machines/motor/rules/deductible.ts'
import type { MotorPremium } from '#machines/motor/rules/rating-types.ts'
import { pricedAddOns } from '#machines/reference/addons.ts'
import type { MotorInsurer } from '#machines/reference/insurer.ts'
import { motorInsurers } from '#machines/reference/insurers.ts'
import { limits } from '#machines/reference/limits.ts'
import { inForce, tariff } from '#machines/reference/tariff.ts'
import { paise } from '#machines/rules/money.ts'
import { percentOf } from '../rating/arithmetic.ts'
import { hasOwnDamage } from '../rating/cover.ts'
import { deductibleOf } from '../rating/extras.ts'
import { needsInspection } from '../rating/inspection.ts'
import { isDeclined, rateMotor } from '../rating/motor-premium.ts'
import { taxOn } from '../rating/tax.ts'
import type { Loading, Underwritten } from '../rating/underwriting.ts'
import type { Rated, Rater } from './rater.ts'

type RatedVehicle = Rated<MotorRisk, MotorInsurer>

const wording = [
  {
    title: 'What is covered',
    points: [
      'Own damage: fire, theft, accident, flood, storm, earthquake, riot, and damage on the way by road, rail or water.',
      'Third party: injury and death of others without limit, and damage to their property up to the limit of the schedule.',
      'Personal accident of the owner who drives, where the schedule names it.',
    ],
  },
  {
    title: 'What is not covered',
    points: [
      'Wear and tear, mechanical and electrical breakdown, and loss that only follows from damage.',
      'Driving without a valid licence, under the influence of alcohol or drugs, or outside the use that is stated.',
      'Depreciation of replaced parts, and the deductible of each claim, as the schedule states.',
      'War, nuclear risks, and damage outside India.',
    ],
  },
] as const

/** Cars and two-wheelers by the tariff and each insurer's own rates. */
export const motorRater: Rater<MotorRisk, MotorInsurer, MotorProposal> = {
  product: 'motor',
  wording,
  insurers: motorInsurers,
  planName: () => 'Motor (sandbox)',
  risk: motorRisk,
  proposal: motorProposal,
  planId: ({ insurer, risk }) => `${insurer.key}-${risk.coverType}`,
  price(rated, loadings) {
    const premium = rateMotor(rated.risk, rated.insurer, rated.today)
    if (isDeclined(premium)) return premium
    const whole = loadings.reduce((before: MotorPremium, loading) => loaded(before, rated, loading), premium)
    const deductible = hasOwnDamage(rated.risk) ? deductiblesOf(rated.risk, premium.start) : 0
    return { ...mutable(whole), deductible, isInspectionRequired: isInspected(rated) }
  },
  underwrite,
  payWithinHours: (rated) => (isInspected(rated) ? limits.inspection.payWithinHours : undefined),
  withEachAddOn: (risk) => pricedAddOns.map((key) => [key, { ...risk, addOns: [...risk.addOns, key] }]),
  questions,
  notes,
}

/** Two insurers want to know more before they sell zero depreciation cover. */
function questions({ insurer: { key }, risk: { addOns } }: RatedVehicle): QuoteReply['questions'] {
  const asks = ['tata-aig', 'icici-lombard'].includes(key) && addOns.includes('zeroDepriciationCover')
  return asks
    ? [{ key: 'zeroDepLastYear', text: 'Does your current policy include zero depreciation cover?' }]
    : []
}

/** The compulsory deductible, and the voluntary one where the tariff has it. */
function deductiblesOf(risk: MotorRisk, on: string): number {
  const chosen = deductibleOf(risk, inForce(tariff.extras, on))
  return compulsoryDeductible(risk, on) + paise(chosen?.amount ?? 0)
}

const isInspected = ({ risk, insurer, today }: RatedVehicle) => needsInspection(risk, insurer, today)

function notes(rated: RatedVehicle): string[] {
  return isInspected(rated)
    ? ['The insurer approves photographs of the vehicle before you pay; cover starts after that.']
    : []
}

/** A person looks at the photographs of an inspection, once they are there. */
function underwrite({ photographs = [] }: MotorProposal, rated: RatedVehicle): Underwritten {
  if (!isInspected(rated)) return { loadings: [] }
  const shown = photographs.map(({ shot }) => shot)
  const isWhole = shotsOfKind[rated.risk.vehicleType].every((shot) => shown.includes(shot))
  return isWhole
    ? {
        loadings: [],
        referred: 'An underwriter looks at the photographs of the vehicle before it is insured.',
      }
    : { declined: 'Photographs of the vehicle are missing.' }
}

function loaded(
  premium: MotorPremium,
  { risk, insurer, today }: RatedVehicle,
  loading: Loading,
): MotorPremium {
  const part = premium.od > 0 ? 'od' : 'tp'
  const extra = 'rupees' in loading ? paise(loading.rupees) : percentOf(premium.net, loading.percent)
  const { key, label, reason } = loading
  const line = { key: `${key}Loading`, part, label, amount: extra, reason } as const
  const net = premium.net + extra
  const { gst, ...tax } = taxOn(net, today, risk.buyerState === insurer.homeState)
  const lines = [...premium.lines, line]
  return { ...premium, lines, [part]: premium[part] + extra, net, gst, tax, final: net + gst }
}

const mutable = (premium: MotorPremium): Premium => ({
  ...premium,
  lines: premium.lines.map((line) => ({ ...line })),
  notOffered: [...premium.notOffered],
})
