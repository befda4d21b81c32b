import { ask, keepProblem, waiting } from '../../core/ask.ts'
import { labels } from '../../reference/messages/labels.ts'
import {
  isFound,
  isOfOtherClass,
  itsNumber,
  itsRecord,
  keepFound,
  keepLead,
  leaving,
} from './motor.actions.ts'
import { motor } from './motor.setup.ts'

/** From a registration number to a journey: the registry is asked, and the city where the registry does not know. */
export const registrationNumber = motor.createStateConfig({
  meta: { title: 'Registration', screen: 1, savedStep: 1 },
  initial: 'lookingUp',
  states: {
    lookingUp: {
      ...waiting({ title: 'Looking up your vehicle', step: 'lookUp' }),
      invoke: ask('lookUpVehicle', {
        input: itsNumber,
        onDone: [
          { guard: isOfOtherClass, target: 'otherClass', actions: keepFound },
          { guard: isFound, target: 'confirming', actions: keepFound },
          { target: 'placing' },
        ],
        onError: 'placing',
      }),
    },
    otherClass: {
      meta: { view: 'otherClass', title: 'Check the registration number', step: 'lookUp' },
      on: {
        'vehicleClass.corrected': { target: 'confirming', actions: 'takeClass' },
      },
    },
    confirming: {
      meta: { view: 'confirmVehicle', title: labels.rightDetails, step: 'lookUp' },
      on: {
        'vehicle.confirmed': { target: 'placing', actions: 'takeFound' },
        'vehicle.denied': { target: 'placing', actions: 'forgetFound' },
      },
    },
    placing: {
      meta: { step: 'unrecognised' },
      always: [{ guard: 'lacksCity', target: 'city' }, { target: 'starting' }],
    },
    city: {
      meta: { view: 'choices', asks: 'city.chosen', title: 'Registration city', step: 'city' },
      on: {
        'city.chosen': { target: 'starting', actions: 'keep' },
      },
    },
    starting: {
      ...waiting({ title: 'Starting your journey' }),
      invoke: ask('startJourney', {
        input: itsRecord,
        onDone: [
          { guard: 'isDescribed', target: '#motor.knownChecked', actions: keepLead },
          { guard: 'confirmed', target: '#motor.vehicleDates', actions: keepLead },
          { target: '#motor.make', actions: keepLead },
        ],
        onError: { target: '#motor.start', actions: ['takeBack', keepProblem] },
      }),
    },
  },
  on: { back: { target: '#motor.start', actions: 'takeBack' }, revisited: leaving },
})
