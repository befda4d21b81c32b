import type { KnownVehicle, MotorRecord } from '../record/motor-record.ts'
import { rtoOf } from './registration-number.ts'

/**
 * A vehicle the registry knows and the person confirmed. That it belongs to one person, and to the same as before, is
 * assumed (decision 0042).
 */
export function takenAsIs(vehicle: KnownVehicle): Partial<MotorRecord> {
  const { registrationNumber, vehicleType, make, model, variant, rto } = vehicle
  const { registrationDate, manufacturingDate } = vehicle
  return {
    registrationNumber,
    vehicleType,
    make,
    model,
    variant,
    rto: rto ?? rtoOf(registrationNumber),
    registrationDate,
    manufacturingDate,
    isNew: false,
    customerType: 'individual',
    ownerChanged: false,
    ownerAssumed: ['customerType', 'ownerChanged'],
  }
}
