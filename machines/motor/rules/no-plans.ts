import type { Day } from '../../schemas/basics.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { policyType } from './policy-type.ts'
import { vehicleAge } from './vehicle-age.ts'

/** The vehicle's first bundled year is still running, so no other policy may be sold (C-36). */
export function hasNoPlans({ vehicleType, registrationDate, isNew }: MotorRecord, today: Day) {
  if (vehicleType === undefined || registrationDate === undefined) return false
  return policyType({ vehicleType, age: vehicleAge(registrationDate, today), isNew }) === 'none'
}
