import { knownEvents } from '../../core/answer.ts'
import { type TestModel, testModel } from '../../core/test-model.ts'
import { addDays } from '../../rules/calendar.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { sampleBike, sampleDetails, sampleRecord, sampleVehicle } from '../record/samples.ts'
import { hasNoPlans } from '../rules/no-plans.ts'
import { motorEvents } from './motor.events.ts'
import { motorMachine } from './motor.machine.ts'
import type { MotorContext } from './motor.setup.ts'

const savedSteps = [1, 2, 3, 4, 5, 6] as const

export const motorTestModel: TestModel = testModel<MotorContext>({
  key: 'motor',
  title: 'Motor wizard',
  machine: motorMachine,
  events: motorEvents,
  isLarge: true,
  starts: (today) => {
    const record = sampleRecord(today)
    return [
      { name: 'nothing known', input: { today } },
      { name: 'a bike', input: { today, record: { vehicleType: '2w' } } },
      {
        name: 'a number from home',
        input: { today, lookUp: true, record: { vehicleType: '4w', registrationNumber: 'RJ-14-CA-1234' } },
      },
      {
        name: 'a number from home, prices first',
        input: {
          today,
          lookUp: true,
          record: { vehicleType: '4w', registrationNumber: 'RJ-14-CA-1234', pricesFirst: true },
        },
      },
      {
        name: 'a number whose vehicle was denied',
        input: {
          today,
          record: { vehicleType: '4w', registrationNumber: 'RJ-14-CA-1234' },
          screen: 'unrecognised',
        },
      },
      {
        name: 'a Bharat series number',
        input: { today, lookUp: true, record: { vehicleType: '4w', registrationNumber: '22BH1234AB' } },
      },
      { name: 'without a number', input: { today, record: { vehicleType: '4w' }, screen: 'city' } },
      ...savedSteps.map((savedStep) => ({
        name: `saved step ${savedStep}`,
        input: { today, record: { ...record, savedStep } },
      })),
      {
        name: 'a new vehicle, contact given',
        input: { today, record: { ...record, isNew: true, savedStep: 5 } },
      },
      { name: 'proposed', input: { today, record: { ...record, status: 'proposalSuccess' } } },
      { name: 'paying', input: { today, record: { ...record, status: 'paymentPending' } } },
      { name: 'paid', input: { today, record: { ...record, status: 'paymentSuccess' } } },
      ...(['ownership', 'customerDetails'] as const).map((screen) => ({
        name: `back to ${screen}`,
        input: { today, record, screen },
      })),
    ]
  },
  outcomes: (today) => ({
    lookUpVehicle: { done: [sampleVehicle(today), sampleBike(today), null] },
    recallVehicle: { done: [sampleDetails(today), null] },
    startJourney: { done: [{ leadId: 'lead-1', version: 1 }] },
    expiry: {
      done: [
        { answer: { exceeded: false, endDate: addDays(today, 20), businessType: 'not expired', ncb: 25 } },
        { answer: { exceeded: true, endDate: addDays(today, 61) } },
        {},
      ],
      fails: false,
    },
  }),
  // The screen asked for decides nothing any more once its state is entered.
  identity: ({ found, record, attempt, today }) => [
    found?.vehicleType,
    partsOf(record, today),
    // What a vehicle that is taken back leads back to.
    attempt && partsOf(attempt.record, today),
  ],
})

const known = new WeakMap<MotorRecord, { today: string; parts: unknown[] }>()

/** What of a record decides where its journey can go; many states share a record. */
function partsOf(record: MotorRecord, today: string): unknown[] {
  const before = known.get(record)
  if (before?.today === today) return before.parts
  const parts = deciding(record, today)
  known.set(record, { today, parts })
  return parts
}

const deciding = (record: MotorRecord, today: string) => [
  record.vehicleType,
  record.isNew,
  record.registrationNumber === '22BH1234AB',
  record.rto !== undefined,
  record.policyDateExceeded,
  record.previousPolicy !== undefined,
  record.previousPolicy?.endDate !== undefined,
  record.leadId !== '',
  record.registrationNumber === '',
  record.variant !== undefined,
  record.customerType !== undefined,
  hasNoPlans(record, today),
  // Which screen can be gone back to.
  knownTypes(record, today),
  // How far the record leads: no further than was saved last, as after an earlier answer was changed. That is the same
  // where prices come first, so it is not tried there again.
  record.pricesFirst ?? knownTypes(record, today, record.savedStep),
  record.status,
]

const knownTypes = (record: MotorRecord, today: string, upTo = 10): string[] =>
  knownEvents(motorEvents, record, today, ({ step }) => step <= upTo).map(({ type }) => type)
