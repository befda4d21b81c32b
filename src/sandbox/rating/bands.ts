import type { MotorRisk } from '#machines/motor/record/motor-risk.ts'
import { type VehicleKind, vehicleLabels } from '#machines/reference/policies.ts'
import type { Dated } from '#machines/reference/tariff.ts'
import { dayToSlashes } from '#machines/rules/day.ts'

/** The index of a value among ascending upper limits, each inclusive; null is the open end. */
export const bandOf = (limits: readonly (number | null)[], value: number): number =>
  limits.findIndex((max) => max === null || value <= max)

/** Electric vehicles are banded by motor power, all others by engine size. */
export const unitOf = ({ fuelType }: MotorRisk): 'kW' | 'cc' => (fuelType === 'Electric' ? 'kW' : 'cc')

/** Engine size or motor power; undefined when the registry does not say. */
export const sizeOf = (risk: MotorRisk): number | null =>
  unitOf(risk) === 'kW' ? risk.motorKw : risk.cubicCapacity

/** "over 1000 to 1500 cc" */
export function bandText(limits: readonly (number | null)[], band: number, unit: string): string {
  const low = limits[band - 1]
  const high = limits[band]
  if (high === null || high === undefined) return `over ${low} ${unit}`
  return low === undefined ? `up to ${high} ${unit}` : `over ${low} to ${high} ${unit}`
}

export const sourceText = ({ source, validFrom }: Dated): string =>
  `${source}, since ${dayToSlashes(validFrom)}`

/** What is charged every year: "₹50 a year for 3 years", or what is taken off: "₹50 off for the year" */
export const yearlyText = (rupees: number, years: number, off: '' | ' off' = ''): string =>
  years === 1 ? `₹${rupees}${off} for the year` : `₹${rupees} a year${off} for ${years} years`

export const vehicleText = (vehicleType: VehicleKind): string => vehicleLabels[vehicleType].toLowerCase()
