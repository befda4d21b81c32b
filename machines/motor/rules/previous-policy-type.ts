import { limits } from '../../reference/limits.ts'
import type { PreviousPolicyType } from '../../reference/policies.ts'
import type { AgedVehicle } from './policy-type.ts'

const { bundledUnder, odOnlyUpTo } = limits.previousPolicyAge

type DerivedPreviousPolicy = 'comprehensive' | 'odOnly' | 'previousBundled'

/**
 * The previous policy type that follows from the vehicle's age (spec §4). Both ends of the
 * middle band belong to own damage (C-34).
 */
export function previousPolicyType({
  vehicleType,
  age,
}: Pick<AgedVehicle, 'vehicleType' | 'age'>): DerivedPreviousPolicy {
  if (age < bundledUnder) return 'previousBundled'
  return age <= odOnlyUpTo[vehicleType] ? 'odOnly' : 'comprehensive'
}

/** Its option in the form; bundled is shown as Comprehensive (C-60). */
export const previousPolicyOption = (derived: DerivedPreviousPolicy): PreviousPolicyType =>
  derived === 'odOnly' ? 'ODOnly' : 'Comprehensive'

/** What such an option is called. */
export const previousPolicyLabels: Readonly<Record<PreviousPolicyType, string>> = {
  Comprehensive: 'Comprehensive',
  ThirdParty: 'Third party',
  ODOnly: 'Own damage only',
}
