import { limits } from '../../reference/limits.ts'
import type { VehicleKind } from '../../reference/policies.ts'

const { minimum, comprehensiveOver } = limits.vehicleAge

export interface AgedVehicle {
  vehicleType: VehicleKind
  /** Years, unrounded. */
  age: number
  isNew: boolean
}

/**
 * What may be sold for a vehicle of this age (spec §4). "Over" and "under" are strict, "between" includes both ends
 * (C-33). `none`: the first bundled year is still running.
 */
export function policyType({ vehicleType, age, isNew }: AgedVehicle): 'comprehensive' | 'odOnly' | 'none' {
  if (isNew || age > comprehensiveOver[vehicleType]) return 'comprehensive'
  return age < minimum ? 'none' : 'odOnly'
}
