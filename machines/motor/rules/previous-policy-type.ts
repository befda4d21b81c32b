import { limits } from '../../reference/limits.ts'
import type { PreviousPolicyType } from '../../reference/policies.ts'
import type { AgedVehicle } from './policy-type.ts'

const { bundledUnder, odOnlyUpTo } = limits.previousPolicyAge

export type DerivedPreviousPolicy = 'comprehensive' | 'odOnly' | 'previousBundled'

/** What the policy before this one must have been (§4). Both ends of the middle band belong to own damage (C-34). */
export function previousPolicyType({
  vehicleType,
  age,
}: Pick<AgedVehicle, 'vehicleType' | 'age'>): DerivedPreviousPolicy {
  if (age < bundledUnder) return 'previousBundled'
  return age <= odOnlyUpTo[vehicleType] ? 'odOnly' : 'comprehensive'
}

/** The option of the form that stands for it; bundled shows as Comprehensive (C-60). */
export const previousPolicyOption = (derived: DerivedPreviousPolicy): PreviousPolicyType =>
  derived === 'odOnly' ? 'ODOnly' : 'Comprehensive'
