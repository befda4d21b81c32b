import type { MotorPremiumLine } from '#machines/motor/rules/rating-types.ts'
import { paise } from '#machines/rules/money.ts'
import { percentOf } from './arithmetic.ts'
import { bandOf, bandText, sizeOf, sourceText, unitOf, vehicleText, yearlyText } from './bands.ts'
import type { Basis } from './basis.ts'
import { hasThirdParty } from './cover.ts'
import { biFuelKitOf } from './extras.ts'
import { liabilityLines } from './liabilities.ts'

/** Third-party cover at the statutory price, then its options, then the owner-driver's personal accident cover. */
export function thirdPartyLines(basis: Basis): MotorPremiumLine[] {
  const basic = hasThirdParty(basis.risk) ? [...basicLines(basis), ...liabilityLines(basis)] : []
  return [...basic, ...personalAccident(basis)]
}

function basicLines(basis: Basis): MotorPremiumLine[] {
  const { risk, thirdParty: table } = basis
  const basic = basicThirdParty(basis)
  const lines = [basic]
  if (risk.fuelType === 'Hybrid' && table.hybridDiscountPct > 0) {
    lines.push({
      key: 'hybridDiscount',
      part: 'tp',
      label: `Hybrid discount ${table.hybridDiscountPct}%`,
      amount: -percentOf(basic.amount, table.hybridDiscountPct),
      reason: `${table.hybridDiscountPct}% of the basic third-party premium (${sourceText(table)})`,
    })
  }
  if (biFuelKitOf(risk) !== undefined) lines.push(biFuel(basis))
  return lines
}

function basicThirdParty({ risk, tpYears, thirdParty: table }: Basis): MotorPremiumLine {
  const unit = unitOf(risk)
  const bands = table[risk.vehicleType][unit]
  const maxima = bands.map(({ max }) => max)
  const place = bandOf(maxima, sizeOf(risk) ?? 0)
  const band = bands[place]
  const term = tpYears === 1 ? '1 year' : `${tpYears} years`
  return {
    key: 'basicTp',
    part: 'tp',
    label: `Basic third party, ${term}`,
    amount: paise((tpYears === 1 ? band?.annual : band?.longTerm) ?? 0),
    reason: `Set by law: ${vehicleText(risk.vehicleType)} ${bandText(maxima, place, unit)}, ${term} (${sourceText(table)})`,
  }
}

const biFuel = ({ extras, tpYears }: Basis): MotorPremiumLine => ({
  key: 'biFuelTp',
  part: 'tp',
  flag: 'BiFuelTp',
  label: 'Bi-fuel kit, third party',
  amount: paise(extras.biFuelTpPerYear * tpYears),
  reason: `${yearlyText(extras.biFuelTpPerYear, tpYears)} (${sourceText(extras)})`,
})

/** For individuals only: an organisation does not drive. */
function personalAccident({ risk, profile, tpYears }: Basis): MotorPremiumLine[] {
  if (!risk.personalAccident || risk.ownerType === 'organisation') return []
  const long = risk.isNew && risk.personalAccidentLongTerm
  const years = long ? tpYears : 1
  return [
    {
      key: 'personalAccident',
      part: 'tp',
      flag: 'PersonalAccident',
      label: 'Personal accident cover of the owner-driver',
      amount: paise(long ? profile.cpa.longTerm[risk.vehicleType] : profile.cpa.annual),
      reason: `₹15 lakh, compulsory by law, for ${years === 1 ? 'a year' : `${years} years`} (${profile.name}'s price)`,
    },
  ]
}
