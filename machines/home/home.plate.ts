import type { KnownVehicle } from '../motor/record/motor-record.ts'
import type { VehicleType } from '../schemas/basics.ts'
import { home } from './home.setup.ts'

/** Where the person is asked what the registry does not know. */
type Onward = '#home.wizard' | '#home.vehicleClass'

type Arguments = { event: { output: KnownVehicle | null } }
const found = ({ event }: Arguments) => ({ vehicle: event.output })
const keepFound = { type: 'keepFound', params: found } as const
const keepNumber = {
  type: 'keepNumber',
  params: ({ event }: { event: { registrationNumber: string } }) => ({
    registrationNumber: event.registrationNumber,
  }),
} as const

const isLookedUp = { target: 'lookedUp', actions: keepFound } as const
const isOfOtherClass = (vehicleType: VehicleType) =>
  ({
    guard: { type: 'isOfOtherClass', params: (args: Arguments) => ({ ...found(args), vehicleType }) },
    target: 'otherClass',
    actions: keepFound,
  }) as const
type Answered = typeof isLookedUp | ReturnType<typeof isOfOtherClass>

const lookingUp = (onward: Onward, onDone: Answered[]) =>
  home.createStateConfig({
    initial: 'background',
    invoke: {
      id: 'lookUpVehicle',
      src: 'lookUpVehicle',
      input: ({ context }) => ({ registrationNumber: context.registrationNumber }),
      onDone,
      onError: 'lookedUp',
    },
    states: {
      background: { on: { 'registration.given': { target: 'awaited', actions: 'markGiven' } } },
      awaited: { after: { lookUp: onward } },
    },
  })

const lookedUp = home.createStateConfig({
  always: { guard: 'isGiven', target: 'leaving' },
  on: { 'registration.given': 'leaving' },
})

const leaving = (onward: Onward) =>
  home.createStateConfig({
    always: [{ guard: 'isKnown', target: '#home.confirming', actions: 'takeClass' }, { target: onward }],
  })

const answers = (onward: Onward) =>
  ({
    'registration.completed': { target: '.lookingUp', reenter: true, actions: keepNumber },
    'number.skipped': { target: onward, actions: 'forgetNumber' },
    'newVehicle.chosen': { target: onward, actions: ['forgetNumber', 'markNew'] },
  }) as const

/** A number before anything is chosen: where the registry does not know its vehicle, its class is asked. */
export const anyPlate = home.createStateConfig({
  initial: 'typing',
  states: {
    typing: {},
    lookingUp: lookingUp('#home.vehicleClass', [isLookedUp]),
    lookedUp,
    leaving: leaving('#home.vehicleClass'),
  },
  on: answers('#home.vehicleClass'),
})

/**
 * A registration number: looked up as soon as it is complete, and waited for a moment once it is given (C-04). Where
 * the registry has another class of vehicle under it, that one is insured or the number is corrected.
 */
export const plate = (vehicleType: VehicleType) =>
  home.createStateConfig({
    initial: 'typing',
    states: {
      typing: {},
      lookingUp: lookingUp('#home.wizard', [isOfOtherClass(vehicleType), isLookedUp]),
      lookedUp,
      leaving: leaving('#home.wizard'),
      otherClass: {
        on: { 'vehicleClass.corrected': { target: '#home.confirming', actions: 'takeClass' } },
      },
    },
    on: answers('#home.wizard'),
  })
