import type { MotorRisk } from '#machines/motor/record/motor-risk.ts'
import type {
  MotorPremium,
  MotorPremiumLine,
  NotOffered,
  PremiumPart,
} from '#machines/motor/rules/rating-types.ts'
import type { RatingProfile } from '#machines/reference/insurer.ts'
import { formatRupees } from '#machines/rules/money.ts'
import { addOnLines } from './add-ons.ts'
import { sum } from './arithmetic.ts'
import { type Basis, basisOf } from './basis.ts'
import { hasOwnDamage } from './cover.ts'
import { declineOf } from './declines.ts'
import { deductibleOf } from './extras.ts'
import { type OwnDamage, ownDamage } from './own-damage.ts'
import { taxOn } from './tax.ts'
import { thirdPartyLines } from './third-party.ts'
import type { Declined } from './underwriting.ts'

const noOwnDamage: OwnDamage = { lines: [], beforeNcb: 0, discountPct: 0, ncbDiscount: 0 }

/**
 * The price of a motor risk with one insurer, line by line, or why there is none. Every line is a whole rupee, so
 * that the printed lines add up; GST is charged once, on the net premium.
 */
export function rateMotor(risk: MotorRisk, profile: RatingProfile, today: string): MotorPremium | Declined {
  const basis = basisOf(risk, profile, today)
  const declined = declineOf(basis)
  if (declined) return { declined }

  const damage = hasOwnDamage(risk) ? ownDamage(basis) : noOwnDamage
  const extra = addOnLines(basis, damage.beforeNcb)
  const lines = [...damage.lines, ...extra.lines, ...thirdPartyLines(basis)]
  return {
    ...totalsOf(lines, basis, today),
    lines,
    discountPct: damage.discountPct,
    ncbPct: hasOwnDamage(risk) ? basis.ncb : 0,
    ncbDiscount: damage.ncbDiscount,
    ...declaredValue(basis),
    ...basis.period,
    notOffered: [...extra.notOffered, ...unknownDeductible(basis)],
  }
}

export const isDeclined = (answer: MotorPremium | Declined): answer is Declined => 'declined' in answer

function totalsOf(lines: readonly MotorPremiumLine[], { risk, profile }: Basis, today: string) {
  const part = (name: PremiumPart) =>
    sum(lines.filter((line) => line.part === name).map((line) => line.amount))
  const [od, addOns, tp] = [part('od'), part('addOns'), part('tp')]
  const net = od + addOns + tp
  const { gst, ...tax } = taxOn(net, today, risk.buyerState === profile.homeState)
  return { od, addOns, tp, net, gst, tax, final: net + gst }
}

const declaredValue = ({ risk, idv }: Basis) =>
  hasOwnDamage(risk) ? { idv: idv.value, minIdv: idv.min, maxIdv: idv.max } : { idv: 0, minIdv: 0, maxIdv: 0 }

function unknownDeductible({ risk, extras }: Basis): NotOffered[] {
  if (!risk.voluntaryDeductible || deductibleOf(risk, extras)) return []
  const reason = `There is no deductible of ${formatRupees(risk.voluntaryDeductible)}`
  return [{ key: 'voluntaryDeductible', reason }]
}
