import { policyType } from '../rules/policy-type.ts'
import { vehicleAge } from '../rules/vehicle-age.ts'
import type { Day } from '../schemas/basics.ts'
import type { MotorRecord } from '../schemas/record.ts'

/** The vehicle's first bundled year still runs: nobody may sell another policy (register C-36). */
export function hasNoPlans({ vehicleType, registrationDate, isNew }: MotorRecord, today: Day) {
  if (vehicleType === undefined || registrationDate === undefined) return false
  return policyType({ vehicleType, age: vehicleAge(registrationDate, today), isNew }) === 'none'
}
