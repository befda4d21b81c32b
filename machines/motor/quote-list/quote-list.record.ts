import type { Day, NcbSlab } from '../../schemas/basics.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { type PreviousPolicy, told } from '../record/previous-policy.ts'
import { statusOn } from '../rules/business-type.ts'
import { previousPolicyOption, previousPolicyType } from '../rules/previous-policy-type.ts'
import { vehicleAge } from '../rules/vehicle-age.ts'

const otherInsurer = { value: 'OTHER', label: 'Other / do not know' }
const unknownPast: PreviousPolicy = {
  claimed: false,
  status: 'no information',
  assumed: ['claimed', 'ncb'],
}

type Dated = { endDate?: Day | undefined; ncb?: NcbSlab | undefined }

/** The previous policy once its end was chosen, or said to be unknown, in the dialogs. */
export function dated(record: MotorRecord, answer: Dated, today: Day): PreviousPolicy {
  const before = record.previousPolicy ?? unknownPast
  const isTold = answer.ncb !== undefined
  const past = isTold ? told(before, 'ncb') : before
  // After a claim there is no bonus to ask for.
  const bonus = past.claimed ? {} : { ncb: answer.ncb ?? past.ncb ?? 0 }
  if (answer.endDate === undefined) {
    const { claimed, assumed } = past
    return { status: 'no information', claimed, ...(assumed && { assumed }), ...(isTold && bonus) }
  }
  return {
    ...past,
    status: statusOn(answer.endDate, today),
    endDate: answer.endDate,
    insurer: past.insurer ?? otherInsurer,
    type: past.type ?? typeOf(record, today),
    ...bonus,
  }
}

function typeOf({ vehicleType, registrationDate }: MotorRecord, today: Day) {
  const age = registrationDate === undefined ? 0 : vehicleAge(registrationDate, today)
  return previousPolicyOption(previousPolicyType({ vehicleType: vehicleType ?? '4w', age }))
}

export function withBonus(record: MotorRecord, ncb: NcbSlab): MotorRecord {
  const past = told(record.previousPolicy ?? unknownPast, 'ncb')
  return { ...record, plan: undefined, previousPolicy: { ...past, ncb } }
}

export function withClaim(record: MotorRecord, claimed: boolean): MotorRecord {
  const past = told(record.previousPolicy ?? unknownPast, 'claimed')
  const ncb = claimed ? undefined : (past.ncb ?? 0)
  return { ...record, plan: undefined, previousPolicy: { ...past, claimed, ncb } }
}
