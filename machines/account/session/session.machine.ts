import { account } from '../../reference/messages/account.ts'
import { labels } from '../../reference/messages/labels.ts'
import { is, mayEnter, mayLeave, said, says } from './session.actions.ts'
import { arriving, exchanging, restoring, unreachable } from './session.arrival.ts'
import { credit } from './session.credit.ts'
import { confirmingLogout, loggingOut, untold } from './session.logout.ts'
import { session } from './session.setup.ts'

export { type SessionContext, type SessionEmitted, type SessionInput, sessionOwner } from './session.setup.ts'

/** The session of this browser, from arrival to logout (spec §6, C-87 to C-100). */
const who = session.createStateConfig({
  initial: 'arriving',
  on: {
    'entered.elsewhere': {
      guard: { type: 'isOther', params: ({ event }) => ({ who: event.who }) },
      target: '.restoring',
    },
    'left.elsewhere': {
      target: '.anonymous',
      actions: ['forgetPerson', { type: 'tellLeft', params: { isHere: false } }],
    },
    'session.ended': {
      guard: 'isSignedIn',
      target: '.anonymous',
      actions: ['forgetSession', { type: 'notify', params: { kind: 'error', text: account.pleaseLogIn } }],
    },
  },
  states: {
    arriving,
    exchanging,
    restoring,
    unreachable,

    sorting: {
      always: [
        { guard: is('unverified'), target: 'unverified' },
        { guard: is('customer'), target: 'customer' },
        { guard: is('partner'), target: 'partner' },
        { guard: is('employee'), target: 'employee' },
        { target: 'anonymous' },
      ],
    },
    /** The link's parameters are sent to the server in the background (C-93). */
    anonymous: {
      initial: 'referring',
      states: {
        referring: {
          invoke: {
            id: 'refer',
            src: 'refer',
            input: ({ context: { refCode = '', feCode = '' } }) => ({ refCode, feCode }),
            onDone: {
              target: 'referred',
              actions: { type: 'keepFeCode', params: ({ event }) => ({ feCode: event.output }) },
            },
            onError: 'referred',
          },
        },
        referred: {},
      },
      on: mayEnter,
    },
    unverified: { on: { ...mayEnter, ...mayLeave } },
    customer: { on: mayLeave },
    partner: { on: mayLeave },
    employee: { on: mayLeave },

    loggingIn: {
      meta: { view: 'login', title: labels.login },
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context: { mobile, isAgain } }) => ({ ...(mobile !== '' && { mobile }), isAgain }),
        onDone: [
          {
            guard: says('signedIn'),
            target: 'arrived',
            actions: [{ type: 'keepLogin', params: said }, 'tellEntered'],
          },
          { guard: says('signUp'), target: 'signingUp', actions: { type: 'keepMobile', params: said } },
          { guard: says('unsure'), target: 'restoring' },
          { target: 'sorting' },
        ],
      },
    },
    arrived: {
      always: [
        {
          guard: 'isAskedByHeader',
          target: 'sorting',
          actions: { type: 'lead', params: { path: '/' } },
        },
        { target: 'sorting' },
      ],
    },
    signingUp: {
      meta: { view: 'signUp', title: account.signUp },
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context: { mobile } }) => (mobile === '' ? {} : { mobile }),
        onDone: [
          {
            guard: says('signedUp'),
            target: 'loggingIn',
            actions: [
              { type: 'keepSignUp', params: said },
              'proveSignUp',
              { type: 'lead', params: { path: '/my-profile' } },
            ],
          },
          { guard: says('login'), target: 'loggingIn', actions: { type: 'keepMobile', params: said } },
          { target: 'sorting' },
        ],
      },
    },

    confirmingLogout,
    loggingOut,
    untold,
  },
})

/** Two parallel regions: who is signed in, and to whom a sale is attributed. */
export const sessionMachine = session.createMachine({
  id: 'session',
  context: ({ input }) => ({
    ...input,
    session: input.unverified ? { kind: 'unverified', customer: input.unverified } : { kind: 'anonymous' },
    askedBy: 'page',
    isAgain: false,
    mobile: '',
  }),
  type: 'parallel',
  states: { who, credit },
})
