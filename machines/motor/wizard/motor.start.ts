import { motor } from './motor.setup.ts'

/** What is insured, and its registration number. */
export const start = motor.createStateConfig({
  meta: { title: 'Your vehicle', step: 'start', screen: 0 },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'knowsVehicleType', target: 'number' }, { target: 'vehicle' }] },
    vehicle: {
      meta: { asks: 'vehicle.chosen', lead: 'What would you like to insure?' },
      on: { 'vehicle.chosen': { target: 'number', actions: 'keep' } },
    },
    number: {
      meta: { view: 'number', asks: 'registration.given', lead: 'We look the details up for you.' },
      on: {
        'registration.given': { target: '#motor.registrationNumber', actions: ['beginAttempt', 'keep'] },
        'number.skipped': { target: '#motor.registrationNumber.city', actions: ['beginAttempt', 'keep'] },
        'newVehicle.chosen': {
          target: '#motor.registrationNumber.city',
          actions: ['beginAttempt', 'keep'],
        },
        'vehicle.chosen': { target: 'number', actions: 'keep' },
        back: 'vehicle',
      },
    },
  },
})
