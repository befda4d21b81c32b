import { businessTypes } from '../reference/policies.ts'
import { businessType, isExceeded } from '../rules/business-type.ts'
import { rtoCodeOf } from '../rules/registration-number.ts'
import type { Day } from '../schemas/basics.ts'
import type { PreviousPolicy } from '../schemas/previous-policy.ts'
import type { KnownVehicle, MotorRecord } from '../schemas/record.ts'
import type { MotorEvent } from './motor.events.ts'

type Answer<T extends MotorEvent['type']> = Extract<MotorEvent, { type: T }>
type Change = Partial<MotorRecord>

/** What nobody asked again once the vehicle is another one (register C-41); contact details stay. */
const noVehicle = {
  make: undefined,
  model: undefined,
  variant: undefined,
  registrationDate: undefined,
  manufacturingDate: undefined,
  request: undefined,
  plan: undefined,
} satisfies Change

/** What each answer of the wizard changes in the record; nothing else writes it. */
export const kept = {
  'vehicle.chosen': ({ vehicleType }: Answer<'vehicle.chosen'>, record: MotorRecord): Change =>
    vehicleType === record.vehicleType ? {} : { ...noVehicle, vehicleType },
  'registration.given': (
    { registrationNumber, vehicleType }: Answer<'registration.given'>,
    record: MotorRecord,
  ): Change => ({
    ...(registrationNumber === record.registrationNumber ? {} : noVehicle),
    vehicleType,
    registrationNumber,
    isNew: false,
    rto: undefined,
  }),
  'number.skipped': (): Change => ({ registrationNumber: '', isNew: false }),
  'newVehicle.chosen': (): Change => ({ registrationNumber: '', isNew: true, previousPolicy: undefined }),
  'city.chosen': ({ rto }: Answer<'city.chosen'>): Change => ({ rto }),
  'make.chosen': ({ make }: Answer<'make.chosen'>, record: MotorRecord): Change =>
    make.value === record.make?.value ? { make } : { ...noVehicle, make },
  'model.chosen': ({ model }: Answer<'model.chosen'>, record: MotorRecord): Change =>
    model.value === record.model?.value ? { model } : { ...noVehicle, make: record.make, model },
  'variant.chosen': ({ variant }: Answer<'variant.chosen'>): Change => ({ variant, plan: undefined }),
  'dates.given': ({ registrationDate, manufacturingYear }: Answer<'dates.given'>): Change => ({
    registrationDate,
    manufacturingDate: `${manufacturingYear}-01-01`,
  }),
  'ownership.given': ({ customerType, ownerChanged }: Answer<'ownership.given'>): Change => ({
    customerType,
    ownerChanged: ownerChanged === 'yes',
  }),
  'contact.given': ({ fullName, mobile, email }: Answer<'contact.given'>): Change => ({
    customer: { name: fullName, mobile, email },
  }),
  'previousPolicy.given': (answer: Answer<'previousPolicy.given'>, _: MotorRecord, today: Day): Change =>
    pastOf(previousPolicyOf(answer), today),
}

function previousPolicyOf(answer: Answer<'previousPolicy.given'>): PreviousPolicy {
  return {
    claimed: answer.claimed === 'yes',
    status: answer.status,
    ...(answer.insurer && { insurer: answer.insurer }),
    ...(answer.endDate && { endDate: answer.endDate }),
    ...(answer.policyType && { type: answer.policyType }),
    ...(answer.ncb !== undefined && { ncb: answer.ncb }),
  }
}

/** The previous policy with what follows from its end: too early to renew, or which business it is. */
export function pastOf(previousPolicy: PreviousPolicy, today: Day): Change {
  const { endDate } = previousPolicy
  const policyDateExceeded = endDate !== undefined && isExceeded(endDate, today)
  return {
    previousPolicy,
    policyDateExceeded,
    plan: undefined,
    businessType: policyDateExceeded ? undefined : businessTypeOf(endDate, today),
  }
}

/** The record as of today: what follows from dates is derived anew at every start (register C-31). */
export function asOfToday(record: MotorRecord, today: Day): MotorRecord {
  if (record.isNew) return { ...record, businessType: businessTypes.new, policyDateExceeded: false }
  if (!record.previousPolicy) return record
  return { ...record, ...pastOf(record.previousPolicy, today), plan: record.plan }
}

/** "Don't know" counts as expired before 90 days (register C-58, EXPIRY-27). */
function businessTypeOf(endDate: Day | undefined, today: Day) {
  return endDate === undefined ? businessTypes.breakInBefore90Days : businessType(endDate, today)
}

/** A vehicle the registry knows and the person confirmed. */
export function vehicleOf(vehicle: KnownVehicle): Change {
  const { registrationNumber, vehicleType, make, model, variant, rto } = vehicle
  const { registrationDate, manufacturingDate } = vehicle
  return {
    registrationNumber,
    vehicleType,
    make,
    model,
    variant,
    rto: rto ?? cityOf(registrationNumber),
    registrationDate,
    manufacturingDate,
    isNew: false,
  }
}

function cityOf(registrationNumber: string): MotorRecord['rto'] {
  const code = rtoCodeOf(registrationNumber)
  return code === undefined ? undefined : { value: code, city: '' }
}
