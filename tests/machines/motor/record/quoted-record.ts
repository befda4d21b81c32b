import { emptyRecord, type MotorRecord } from '#machines/motor/record/motor-record.ts'

export const today = '2026-06-15'

/** A Swift of four years whose policy ends in three weeks, all of it told. */
export const swift: MotorRecord = {
  ...emptyRecord,
  leadId: 'lead-1',
  version: 6,
  savedStep: 6,
  vehicleType: '4w',
  registrationNumber: 'RJ-14-CA-1234',
  rto: { value: 'RJ14', city: 'Jaipur' },
  make: { value: 47, label: 'Maruti' },
  model: { value: 4705, label: 'Swift' },
  variant: { value: 470502, label: 'VXi', fuelType: 'Petrol' },
  registrationDate: '2022-07-06',
  manufacturingDate: '2022-01-01',
  customerType: 'individual',
  ownerChanged: false,
  customer: { name: 'Asha Rani Sharma', mobile: '9876543210', email: 'asha@example.com' },
  previousPolicy: {
    claimed: false,
    status: 'continue',
    insurer: { value: 'ICICI', label: 'ICICI Lombard General Insurance' },
    endDate: '2026-07-05',
    type: 'Comprehensive',
    ncb: 25,
  },
  businessType: 'not expired',
}

const { registrationNumber: _, previousPolicy: __, ...unregistered } = swift

/** The same car bought today. */
export const newSwift: MotorRecord = {
  ...unregistered,
  registrationNumber: '',
  isNew: true,
  registrationDate: today,
  manufacturingDate: '2026-01-01',
  businessType: 'new',
}
