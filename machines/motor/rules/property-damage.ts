import { paise } from '../../rules/money.ts'
import type { MotorRecord } from '../record/motor-record.ts'

/** Limits of the standard motor policy, in rupees. */
const limit = { '2w': 100_000, '4w': 750_000 } as const
const restricted = 6_000

/** Up to what damage to the property of others is paid for, in paise. */
export const propertyDamageLimit = ({
  vehicleType = '4w',
  request,
}: Pick<MotorRecord, 'vehicleType' | 'request'>): number =>
  paise(request?.tppdRestricted ? restricted : limit[vehicleType])
