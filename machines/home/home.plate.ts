import type { FoundVehicle } from '../motor/record/motor-record.ts'
import type { CategoryKey } from '../reference/categories.ts'
import type { VehicleType } from '../schemas/basics.ts'
import { home } from './home.setup.ts'

/** Where the person is asked what the registry does not know. */
type Onward = '#home.wizard' | '#home.vehicleClass'

type Arguments = { event: { output: FoundVehicle | null } }
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

const category = ({ event }: { event: { category: CategoryKey } }) => ({ category: event.category })

/** Bike or car, where the registry does not know it, or not yet. */
export const classAsked = home.createStateConfig({
  meta: { view: 'vehicleClass', title: 'Is it a bike or a car?', path: '/' },
  on: {
    'category.chosen': {
      guard: { type: 'isVehicle', params: category },
      target: '#home.wizard',
      actions: { type: 'takeCategory', params: category },
    },
  },
})

/** The registry may still answer before anybody does. */
const asked = home.createStateConfig({
  ...classAsked,
  on: { ...classAsked.on, back: { target: 'background', actions: 'forgetGiven' } },
})

const background = home.createStateConfig({
  on: { 'registration.given': { target: 'awaited', actions: 'markGiven' } },
})

const lookUp = (onDone: Answered[]) =>
  ({
    id: 'lookUpVehicle',
    src: 'lookUpVehicle',
    input: ({ context }: { context: { registrationNumber: string } }) => ({
      registrationNumber: context.registrationNumber,
    }),
    onDone,
    onError: 'lookedUp',
  }) as const

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
    lookingUp: {
      initial: 'background',
      invoke: lookUp([isLookedUp]),
      states: { background, awaited: { after: { lookUp: 'asked' } }, asked },
    },
    lookedUp,
    leaving: leaving('#home.vehicleClass'),
  },
  on: answers('#home.vehicleClass'),
})

/**
 * A registration number: looked up as soon as it is complete, and waited for a moment once it is given (C-04). Where
 * the registry has another class of vehicle under it, that one is insured or the number is corrected. A vehicle may
 * have been found before its class was chosen.
 */
export const plate = (vehicleType: VehicleType) =>
  home.createStateConfig({
    initial: 'typing',
    states: {
      typing: {
        always: [
          {
            guard: {
              type: 'isOfOtherClass',
              params: ({ context }) => ({ vehicle: context.found ?? null, vehicleType }),
            },
            target: 'otherClass',
          },
          { guard: 'isKnown', target: 'lookedUp' },
        ],
      },
      lookingUp: {
        initial: 'background',
        invoke: lookUp([isOfOtherClass(vehicleType), isLookedUp]),
        states: { background, awaited: { after: { lookUp: '#home.wizard' } } },
      },
      lookedUp,
      leaving: leaving('#home.wizard'),
      otherClass: {
        on: { 'vehicleClass.corrected': { target: '#home.confirming', actions: 'takeClass' } },
      },
    },
    on: answers('#home.wizard'),
  })
