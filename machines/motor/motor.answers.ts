import type { Answers } from '../core/field.ts'
import type { MotorRecord } from '../schemas/record.ts'
import type { MotorEvent } from './motor.events.ts'

type Asked = MotorEvent['type']

/** What the record already answers of each form: it fills the form again, and retells a save to the machine. */
export const motorAnswers: Partial<Record<Asked, (record: MotorRecord) => Answers>> = {
  'vehicle.chosen': ({ vehicleType }) => ({ vehicleType }),
  'registration.given': ({ registrationNumber, vehicleType }) => ({ registrationNumber, vehicleType }),
  'city.chosen': ({ rto }) => ({ rto }),
  'make.chosen': ({ make }) => ({ make }),
  'model.chosen': ({ model }) => ({ model }),
  'variant.chosen': ({ variant }) => ({ variant }),
  'dates.given': ({ registrationDate, manufacturingDate, isNew }) => ({
    registrationDate,
    manufacturingYear: manufacturingDate?.slice(0, 4),
    isNew,
  }),
  'ownership.given': ({ customerType, ownerChanged }) => ({
    customerType,
    ownerChanged: yesOrNo(ownerChanged),
  }),
  'contact.given': ({ customer }) => ({
    fullName: customer?.name,
    mobile: customer?.mobile,
    email: customer?.email,
  }),
  'previousPolicy.given': ({ previousPolicy: past }) => ({
    claimed: yesOrNo(past?.claimed),
    status: past?.status,
    insurer: past?.insurer,
    endDate: past?.endDate,
    policyType: past?.type,
    ncb: past?.ncb,
  }),
}

function yesOrNo(said: boolean | undefined) {
  if (said === undefined) return undefined
  return said ? 'yes' : 'no'
}
