import { pastOf, previousPolicyOf } from '../record/past.ts'
import type { Day } from '../schemas/basics.ts'
import type { MotorRecord } from '../schemas/record.ts'
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
