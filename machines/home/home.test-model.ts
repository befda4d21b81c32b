import { type TestModel, testModel } from '../core/test-model.ts'
import { sampleBike, sampleVehicle } from '../motor/record/samples.ts'
import { homeEvents } from './home.events.ts'
import { homeMachine } from './home.machine.ts'

export const homeTestModel: TestModel = testModel<{
  category?: string
  found?: { vehicleType: string }
  registrationNumber: string
  isGiven: boolean
}>({
  key: 'home',
  title: 'Home page',
  machine: homeMachine,
  events: homeEvents,
  starts: (today) => [{ name: 'a visit', input: { today } }],
  outcomes: (today) => ({
    lookUpVehicle: { done: [sampleVehicle(today), sampleBike(today), null] },
    quoteModal: {
      done: [{ goTo: 'quotes', leadId: 'lead-1' }, { goTo: 'wizard' }, { goTo: 'nowhere' }],
      fails: false,
    },
  }),
  identity: ({ category, found, registrationNumber, isGiven }) => [
    category,
    found?.vehicleType,
    registrationNumber,
    isGiven,
  ],
  meant: {
    'nondeterminism home.confirming xstate.done.actor.quoteModal 2':
      'what the dialog answered is asked first; the kind of vehicle only says where its form was',
  },
})
