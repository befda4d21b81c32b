import type { KnownVehicle } from '../motor/record/motor-record.ts'
import type { VehicleType } from '../schemas/basics.ts'
import { home } from './home.setup.ts'

const keepNumber = {
  type: 'keepNumber',
  params: ({ event }: { event: { registrationNumber: string } }) => ({
    registrationNumber: event.registrationNumber,
  }),
} as const
const found = ({ event }: { event: { output: KnownVehicle | null } }) => ({ vehicle: event.output })
const keepFound = { type: 'keepFound', params: found } as const

/**
 * A registration number: looked up as soon as it is complete, and waited for a moment once it is given (C-04). Where
 * the registry has another class of vehicle under it, that one is insured or the number is corrected.
 */
export const plate = (vehicleType: VehicleType) =>
  home.createStateConfig({
    initial: 'typing',
    states: {
      typing: {},
      lookingUp: {
        initial: 'background',
        invoke: {
          id: 'lookUpVehicle',
          src: 'lookUpVehicle',
          input: ({ context }) => ({ registrationNumber: context.registrationNumber }),
          onDone: [
            {
              guard: { type: 'isOfOtherClass', params: (args) => ({ ...found(args), vehicleType }) },
              target: 'otherClass',
              actions: keepFound,
            },
            { target: 'lookedUp', actions: keepFound },
          ],
          onError: 'lookedUp',
        },
        states: {
          background: { on: { 'registration.given': { target: 'awaited', actions: 'markGiven' } } },
          awaited: { after: { lookUp: '#home.wizard' } },
        },
      },
      lookedUp: {
        always: { guard: 'isGiven', target: 'leaving' },
        on: { 'registration.given': 'leaving' },
      },
      leaving: {
        always: [{ guard: 'isKnown', target: '#home.confirming' }, { target: '#home.wizard' }],
      },
      otherClass: {
        on: { 'vehicleClass.corrected': { target: '#home.confirming', actions: 'takeClass' } },
      },
    },
    on: {
      'registration.completed': { target: '.lookingUp', reenter: true, actions: keepNumber },
      'number.skipped': { target: '#home.wizard', actions: 'forgetNumber' },
      'newVehicle.chosen': { target: '#home.wizard', actions: ['forgetNumber', 'markNew'] },
    },
  })
