import { businessTypes } from '../../reference/policies.ts'
import { addDays, addYears } from '../../rules/calendar.ts'
import { emptyRecord, type KnownVehicle, type MotorRecord } from './motor-record.ts'

/** Believable vehicles and journeys, for walking the machines. */
export function sampleVehicle(today: string): KnownVehicle {
  const registrationDate = addYears(today, -4)
  return {
    registrationNumber: 'RJ-14-CA-1234',
    vehicleType: '4w',
    rto: { value: 'RJ14', city: 'Jaipur' },
    make: { value: 47, label: 'Maruti' },
    model: { value: 4705, label: 'Swift' },
    variant: { value: 470502, label: 'VXi', fuelType: 'Petrol' },
    registrationDate,
    manufacturingDate: `${registrationDate.slice(0, 4)}-01-01`,
  }
}

/** What the registry knows of it besides. */
export const sampleDetails = (today: string) => ({
  previousInsurer: { value: 'ICICI', label: 'ICICI Lombard General Insurance' },
  previousEndDate: addDays(today, 20),
})

/** What the registry has under the same number where it is a bike's. */
export const sampleBike = (today: string): KnownVehicle => ({
  ...sampleVehicle(today),
  vehicleType: '2w',
  make: { value: 106, label: 'Hero' },
  model: { value: 10601, label: 'Splendor Plus' },
  variant: { value: 1060102, label: 'i3S', fuelType: 'Petrol' },
})

/** A renewal that is answered up to the quotes. */
export function sampleRecord(today: string): MotorRecord {
  const { previousInsurer: insurer, previousEndDate: endDate } = sampleDetails(today)
  return {
    ...emptyRecord,
    ...sampleVehicle(today),
    leadId: 'lead-1',
    version: 6,
    savedStep: 6,
    customerType: 'individual',
    ownerChanged: false,
    customer: { name: 'Asha Rani Sharma', email: 'asha@example.com', mobile: '9876543210' },
    previousPolicy: { claimed: false, status: 'continue', insurer, endDate, type: 'Comprehensive', ncb: 25 },
    businessType: businessTypes.rollover,
  }
}
