import { type TestModel, testModel } from '../../core/test-model.ts'
import { addDays } from '../../rules/calendar.ts'
import type { FoundVehicle, MotorRecord } from '../record/motor-record.ts'
import { sampleDetails, sampleVehicle } from '../record/samples.ts'
import { quoteModalEvents } from './quote-modal.events.ts'
import { quoteModalMachine } from './quote-modal.machine.ts'

export const quoteModalTestModel: TestModel = testModel<{
  vehicle: FoundVehicle
  record: MotorRecord
  outcome: object
}>({
  key: 'quote-modal',
  title: 'Quote dialogs',
  machine: quoteModalMachine,
  events: quoteModalEvents,
  starts: (today) => {
    const vehicle = sampleVehicle(today)
    return [
      { name: 'all known', input: { today, vehicle } },
      { name: 'prices first', input: { today, vehicle: { ...vehicle, pricesFirst: true } } },
      {
        name: 'first year running',
        input: { today, vehicle: { ...vehicle, registrationDate: addDays(today, -100) } },
      },
    ]
  },
  outcomes: (today) => ({
    startJourney: { done: [{ leadId: 'lead-1', version: 5 }] },
    recallVehicle: { done: [sampleDetails(today), null] },
    savePast: { done: [{ leadId: 'lead-1', version: 6 }] },
    expiry: {
      done: [
        { answer: { exceeded: false, endDate: addDays(today, 20), businessType: 'not expired' } },
        { answer: { exceeded: true, endDate: addDays(today, 61) } },
        {},
      ],
      fails: false,
    },
  }),
  identity: ({ vehicle, record, outcome }) => [
    vehicle.pricesFirst,
    record.registrationDate,
    record.previousPolicy !== undefined,
    outcome,
  ],
})
