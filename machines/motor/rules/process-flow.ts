import type { Day } from '../../schemas/basics.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { defaultRequest } from './quote-request.ts'

/**
 * What is saved of a journey that is too early to renew: nothing is priced, but what would be asked for is kept, and
 * the date is known (EXPIRY-18, RESUME-18).
 */
export const processFlowOf = (record: MotorRecord, today: Day): MotorRecord => ({
  ...record,
  request: record.request ?? defaultRequest(record, today),
  savedStep: 7,
})
