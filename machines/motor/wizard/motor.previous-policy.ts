import { ask, waiting } from '../../core/ask.ts'
import { type ExpiryOutput, expiryInput } from '../expiry/expiry.machine.ts'
import { itsLead, saving, savingLater, savingPast, tellsPast } from './motor.actions.ts'
import { motor } from './motor.setup.ts'

const answer = ({ event }: { event: { output: ExpiryOutput } }) => ({ answer: event.output.answer })

/** The policy that is renewed, which the registry may know already; a new vehicle has none. */
export const previousPolicy = motor.createStateConfig({
  meta: {
    view: 'previousPolicy',
    title: 'Previous policy',
    asks: 'previousPolicy.given',
    screen: 8,
    savedStep: 6,
  },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isNew', target: '#motor.quotation' },
        { guard: 'mayRecall', target: 'recalling' },
        { target: 'asking' },
      ],
    },
    recalling: {
      ...waiting({ title: 'Looking up your last policy' }),
      invoke: ask('recallVehicle', {
        input: itsLead,
        onDone: [
          { guard: tellsPast, target: '#motor.renewalChecked', actions: savingPast },
          { target: 'asking' },
        ],
        onError: 'asking',
      }),
    },
    asking: {
      on: {
        'previousPolicy.given': { target: '#motor.renewalChecked', actions: saving(6) },
        'previousPolicy.postponed': {
          guard: 'lacksPolicyEnd',
          target: '#motor.renewalChecked',
          actions: savingLater,
        },
        'policyEnd.chosen': [
          {
            guard: { type: 'isTooEarly', params: ({ event }) => event },
            target: '#motor.renewalChecked',
            actions: saving(6),
          },
          { actions: 'keep' },
        ],
        'expiry.opened': 'choosingExpiry',
      },
    },
    choosingExpiry: {
      meta: { overlay: 'expiry' },
      invoke: {
        id: 'expiry',
        src: 'expiry',
        input: expiryInput(false),
        onDone: [
          {
            guard: { type: 'sets', params: answer },
            target: 'asking',
            actions: { type: 'sayExpiry', params: answer },
          },
          { target: 'asking' },
        ],
      },
    },
  },
  on: {
    back: [{ guard: 'pricesFirst', target: 'ownership' }, { target: 'customerDetails' }],
  },
})
