import type { PayloadOf } from '../../core/event.ts'
import { businessTypes, policyTypes } from '../../reference/policies.ts'
import type { Day } from '../../schemas/basics.ts'
import type { ExpiryChosen } from '../record/expiry-chosen.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import type { previousPolicyQuestion } from '../record/previous-policy.question.ts'
import { type PreviousPolicy, told } from '../record/previous-policy.ts'
import { businessType, isExceeded, statusOn } from './business-type.ts'
import { previousPolicyType } from './previous-policy-type.ts'
import { vehicleAge } from './vehicle-age.ts'

/** The previous policy once its end was chosen, or said not to be known; nothing else is taken for granted. */
export function endingOn(
  past: PreviousPolicy | undefined,
  { endDate, ncb = past?.ncb }: ExpiryChosen,
  today: Day,
): PreviousPolicy {
  const { endDate: _, ...known } = past ?? {}
  return told(
    {
      ...known,
      status: endDate === undefined ? 'no information' : statusOn(endDate, today),
      ...(endDate !== undefined && { endDate }),
      ...(ncb !== undefined && { ncb }),
    },
    'ncb',
  )
}

type PastAnswer = PayloadOf<typeof previousPolicyQuestion>

type Vehicle = Pick<MotorRecord, 'vehicleType' | 'registrationDate'>

/** The answers of the previous-policy form as one policy, of this vehicle. */
export function previousPolicyOf(answer: PastAnswer, vehicle: Vehicle, today: Day): PreviousPolicy {
  return {
    claimed: answer.claimed === 'yes',
    status: answer.status,
    ...(answer.insurer && { insurer: answer.insurer }),
    ...(answer.endDate && { endDate: answer.endDate }),
    ...(answer.policyType && { type: answer.policyType }),
    ...(answer.ncb !== undefined && { ncb: answer.ncb }),
    ...(isBundled(answer, vehicle, today) && { bundled: true as const }),
    ...(answer.tpInsurer && { tpInsurer: answer.tpInsurer }),
    ...(answer.tpEndDate && { tpEndDate: answer.tpEndDate }),
    ...(answer.assumed && { assumed: answer.assumed }),
  }
}

/** The form has no option for a bundled policy: it is a comprehensive one of so young a vehicle (C-60). */
function isBundled({ policyType }: PastAnswer, { vehicleType, registrationDate }: Vehicle, today: Day) {
  if (policyType !== 'Comprehensive' || !vehicleType || !registrationDate) return false
  const age = vehicleAge(registrationDate, today)
  return previousPolicyType({ vehicleType, age }) === policyTypes.previousBundled
}

/** The previous policy with what follows from its end: too early to renew, or which business it is. */
export function pastOf(previousPolicy: PreviousPolicy, today: Day): Partial<MotorRecord> {
  const { endDate } = previousPolicy
  const policyDateExceeded = endDate !== undefined && isExceeded(endDate, today)
  return {
    previousPolicy,
    policyDateExceeded,
    plan: undefined,
    businessType: policyDateExceeded ? undefined : businessTypeOf(endDate, today),
  }
}

/** The record as of today: what follows from dates is derived anew at every start (C-31). */
export function asOfToday(record: MotorRecord, today: Day): MotorRecord {
  if (record.isNew) return { ...record, businessType: businessTypes.new, policyDateExceeded: false }
  const { previousPolicy: past } = record
  if (!past) return { ...record, businessType: undefined, policyDateExceeded: false }
  const { endDate } = past
  const previousPolicy = endDate === undefined ? past : { ...past, status: statusOn(endDate, today) }
  return { ...record, ...pastOf(previousPolicy, today), plan: record.plan }
}

/** "Don't know" counts as expired before 90 days (C-58, EXPIRY-27). */
function businessTypeOf(endDate: Day | undefined, today: Day) {
  return endDate === undefined ? businessTypes.breakInBefore90Days : businessType(endDate, today)
}
