import { account } from '../../reference/messages/account.ts'
import { found, mayEnter } from './session.actions.ts'
import { session } from './session.setup.ts'

/** A partner's link goes before what this browser remembers, which goes before nobody. */
export const arriving = session.createStateConfig({
  always: [
    { guard: 'hasToken', target: 'exchanging' },
    { guard: 'isMarked', target: 'restoring' },
    { target: 'sorting' },
  ],
})

/** A refused token leaves the visitor as they were, with a notice (register PARTNER-03, C-100). */
export const exchanging = session.createStateConfig({
  invoke: {
    id: 'loginPartner',
    src: 'loginPartner',
    input: ({ context }) => ({ token: context.partnerToken ?? '' }),
    onDone: {
      target: 'sorting',
      actions: ['dropToken', { type: 'keepFound', params: found }, 'tellEntered'],
    },
    onError: {
      target: 'arriving',
      actions: ['dropToken', { type: 'notify', params: { kind: 'error', text: account.partnerLoginFailed } }],
    },
  },
})

export const restoring = session.createStateConfig({
  invoke: {
    id: 'readSession',
    src: 'readSession',
    input: {},
    onDone: { target: 'sorting', actions: { type: 'keepFound', params: found } },
    onError: 'unreachable',
  },
})

/** Whether the session still holds is not known: nobody answers. */
export const unreachable = session.createStateConfig({ after: { askAgain: 'restoring' }, on: mayEnter })
