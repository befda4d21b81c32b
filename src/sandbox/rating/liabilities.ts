import type { MotorRisk } from '#machines/motor/record/motor-risk.ts'
import type { MotorPremiumLine } from '#machines/motor/rules/rating-types.ts'
import { formatRupees, paise } from '#machines/rules/money.ts'
import { sourceText, yearlyText } from './bands.ts'
import type { Basis } from './basis.ts'

/** Optional additions to and reductions of third-party cover, per year of the term. */
export function liabilityLines(basis: Basis): MotorPremiumLine[] {
  const { tppdRestricted, paidDrivers, passengerCover } = basis.risk
  const lines: MotorPremiumLine[] = []
  if (tppdRestricted) lines.push(restrictedProperty(basis))
  if (paidDrivers) lines.push(paidDriver(basis, paidDrivers))
  if (passengerCover) lines.push(passengers(basis, passengerCover))
  return lines
}

function restrictedProperty({ risk, extras, tpYears }: Basis): MotorPremiumLine {
  const perYear = extras.tppdPerYear[risk.vehicleType]
  return {
    key: 'tppdDiscount',
    part: 'tp',
    label: 'Property damage limited to ₹6,000',
    amount: -paise(perYear * tpYears),
    reason: `${yearlyText(perYear, tpYears, ' off')} (${sourceText(extras)})`,
  }
}

const paidDriver = ({ extras, tpYears }: Basis, drivers: number): MotorPremiumLine => ({
  key: 'paidDriver',
  part: 'tp',
  flag: 'liabilitiesToPaidDriver',
  label: 'Liability to paid driver',
  amount: paise(extras.paidDriverPerYear * drivers * tpYears),
  reason: `${yearlyText(extras.paidDriverPerYear, tpYears)}, for ${drivers === 1 ? 'one paid driver' : `each of ${drivers} paid drivers`} (${sourceText(extras)})`,
})

function passengers({ risk, extras, tpYears }: Basis, cover: number): MotorPremiumLine {
  const perTenThousand = extras.passengerPer10000[risk.vehicleType]
  const people = passengerCount(risk)
  return {
    key: 'passengerCover',
    part: 'tp',
    flag: 'PassengerCover',
    label: 'Personal accident cover of passengers',
    amount: (cover / 10_000) * perTenThousand * people * tpYears,
    reason: `${yearlyText(perTenThousand, tpYears)}, for each ₹10,000 of ${formatRupees(cover)} for ${people === 1 ? 'one person' : `each of ${people} people`} (${sourceText(extras)})`,
  }
}

/** Every seat of a car, as the tariff counts unnamed passengers; on a two-wheeler only the pillion. */
const passengerCount = ({ vehicleType, seating }: MotorRisk): number =>
  vehicleType === '2w' ? Math.max(0, seating - 1) : seating
