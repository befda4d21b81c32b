import { emptyRecord, type MotorRecord } from '#machines/motor/record/motor-record.ts'

/** A journey whose next question is the make. */
export const aRecord = (change: Partial<MotorRecord> = {}): MotorRecord => ({
  ...emptyRecord,
  leadId: 'lead-1',
  version: 1,
  savedStep: 1,
  vehicleType: '4w',
  registrationNumber: 'RJ-14-CA-1234',
  make: { value: 47, label: 'Maruti' },
  model: { value: 4705, label: 'Swift' },
  variant: { value: 470502, label: 'VXi', fuelType: 'Petrol' },
  ...change,
})
