import { account } from '../../reference/messages/account.ts'
import { found, mayEnter } from './session.actions.ts'
import { session } from './session.setup.ts'

/** A partner's link takes precedence over a stored session, and that over an anonymous visit. */
export const arriving = session.createStateConfig({
  always: [
    { guard: 'hasToken', target: 'exchanging' },
    { guard: 'isMarked', target: 'restoring' },
    { target: 'sorting' },
  ],
})

/** A refused token changes nothing but shows a notice (PARTNER-03, C-100). */
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

/** The server does not answer, so whether the session is valid is unknown. */
export const unreachable = session.createStateConfig({ after: { askAgain: 'restoring' }, on: mayEnter })
