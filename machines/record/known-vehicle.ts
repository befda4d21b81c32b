import { rtoCodeOf } from '../rules/registration-number.ts'
import type { KnownVehicle, MotorRecord } from '../schemas/record.ts'

/** A vehicle the registry knows and the person confirmed. */
export function vehicleOf(vehicle: KnownVehicle): Partial<MotorRecord> {
  const { registrationNumber, vehicleType, make, model, variant, rto } = vehicle
  const { registrationDate, manufacturingDate } = vehicle
  return {
    registrationNumber,
    vehicleType,
    make,
    model,
    variant,
    rto: rto ?? cityOf(registrationNumber),
    registrationDate,
    manufacturingDate,
    isNew: false,
  }
}

function cityOf(registrationNumber: string): MotorRecord['rto'] {
  const code = rtoCodeOf(registrationNumber)
  return code === undefined ? undefined : { value: code, city: '' }
}
