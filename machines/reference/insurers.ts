import type { HealthInsurer, Insurer, MotorInsurer } from './insurer.ts'
import * as all from './insurers/index.ts'

/** The insurers in alphabetical order, which is no ranking (spec §3). */
export const insurers: readonly Insurer[] = Object.values<Insurer>(all).sort((a, b) =>
  a.name.localeCompare(b.name),
)

/** Those that sell motor insurance, in the same order. */
export const motorInsurers: readonly MotorInsurer[] = insurers.filter(
  (insurer): insurer is MotorInsurer => 'odDiscount' in insurer,
)

/** Those that sell health insurance, in the same order. */
export const healthInsurers: readonly HealthInsurer[] = insurers.filter(
  (insurer): insurer is HealthInsurer => 'health' in insurer,
)

const byId = new Map(insurers.map((insurer) => [insurer.insurerId, insurer]))

export const insurerById = (insurerId: number): Insurer | undefined => byId.get(insurerId)

/** Of what was sold: there is such an insurer, or something is broken. */
export function insurerOf(insurerId: number): Insurer {
  const insurer = insurerById(insurerId)
  if (!insurer) throw new Error(`There is no insurer ${insurerId}`)
  return insurer
}

export const insurerByKey = (key: string): Insurer | undefined =>
  insurers.find((insurer) => insurer.key === key)
