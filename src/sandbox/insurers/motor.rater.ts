import type { Premium, QuoteReply } from '#contract/partners/insurer.ts'
import { type MotorRisk, motorProposal, motorRisk } from '#contract/partners/motor.ts'
import type { MotorPremium } from '#machines/motor/rules/rating-types.ts'
import type { MotorInsurer } from '#machines/reference/insurer.ts'
import { motorInsurers } from '#machines/reference/insurers.ts'
import { paise } from '#machines/rules/money.ts'
import { percentOf } from '../rating/arithmetic.ts'
import { isDeclined, rateMotor } from '../rating/motor-premium.ts'
import { taxOn } from '../rating/tax.ts'
import type { Loading } from '../rating/underwriting.ts'
import type { Rated, Rater } from './rater.ts'

type RatedVehicle = Rated<MotorRisk, MotorInsurer>

/** Cars and two-wheelers by the tariff and each insurer's own rates. */
export const motorRater: Rater<MotorRisk, MotorInsurer> = {
  product: 'motor',
  insurers: motorInsurers,
  planName: () => 'Motor (sandbox)',
  risk: motorRisk,
  proposal: motorProposal,
  planId: ({ insurer, risk }) => `${insurer.key}-${risk.coverType}`,
  price(rated, loadings) {
    const premium = rateMotor(rated.risk, rated.insurer, rated.today)
    if (isDeclined(premium)) return premium
    return mutable(
      loadings.reduce((before: MotorPremium, loading) => loaded(before, rated, loading), premium),
    )
  },
  questions,
  notes,
}

/** Two insurers want to know more before they sell zero depreciation cover. */
function questions({ insurer: { key }, risk: { addOns } }: RatedVehicle): QuoteReply['questions'] {
  const asks = ['tata-aig', 'icici-lombard'].includes(key) && addOns.includes('zeroDepriciationCover')
  return asks
    ? [{ key: 'zeroDepLastYear', text: 'Did the policy that ends include zero depreciation cover?' }]
    : []
}

function notes({ insurer: { breakIn }, risk: { businessType, coverType } }: RatedVehicle): string[] {
  const lapsed = businessType === 'expired within 90 days' || businessType === 'expired before 90 days'
  if (!lapsed || coverType === 'thirdParty') return []
  return breakIn.inspection === 'selfInspection'
    ? ['The insurer may ask for photos of the vehicle before the policy starts.']
    : ['The insurer may send a surveyor before the policy starts.']
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
