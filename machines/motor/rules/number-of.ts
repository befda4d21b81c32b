import type { MotorRecord } from '../record/motor-record.ts'

/** The number plate, given at the start or, where the vehicle was priced without one, with its papers. */
export const numberOf = ({ registrationNumber, vehicle }: MotorRecord): string =>
  registrationNumber || (vehicle?.registrationNumber ?? '')
