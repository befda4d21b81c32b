import { ask } from '../../core/ask.ts'
import { account } from '../../reference/messages/account.ts'
import { labels } from '../../reference/messages/labels.ts'
import { fails, said, says, sent } from './login.actions.ts'
import { codeEntry } from './login.code-entry.ts'
import { type LoginContext, login } from './login.setup.ts'

export type { LoginInput, LoginOutput, OtpVerdict, Sending } from './login.setup.ts'

const asksNumber = { view: 'number', title: labels.login, asks: 'mobile.given' } as const

/** Another number, or the same one again, starts over with the check. */
const anotherNumber = login.createStateConfig({
  on: {
    'mobile.given': {
      target: 'checking',
      actions: { type: 'keepMobile', params: ({ event }) => ({ mobile: event.mobile }) },
    },
  },
}).on
const again = { 'login.retried': { target: 'checking', actions: 'forgetProblem' } } as const

/** A code is sent to the number, and asked for where that went well. */
const sending = <const Send extends string, const Entry extends string>(send: Send, entry: Entry) =>
  ({
    tags: 'busy',
    meta: asksNumber,
    invoke: ask(send, {
      input: ({ context }: { context: LoginContext }) => ({ mobile: context.mobile }),
      onDone: [
        { guard: says('sent'), target: entry, actions: sent },
        { guard: says('locked'), target: 'locked', actions: { type: 'explain', params: said } },
        { target: 'unknownNumber', actions: { type: 'explain', params: said } },
      ],
      onError: { target: 'sendFailed', actions: fails(account.otpNotSent) },
    }),
  }) as const

/**
 * Login by a code to a mobile number. Whether the number is a customer's or an employee's decides the code
 * and the account, so that is checked first and never guessed (spec §4, spec §5, spec §6, LOGIN-01 to
 * LOGIN-07, C-84 to C-87, C-94 to C-96).
 */
export const loginMachine = login.createMachine({
  id: 'login',
  context: ({ input: { mobile = '', isAgain = false } }) => ({
    mobile,
    isAgain,
    otp: '',
    round: 0,
    username: '',
    isMailed: false,
    outcome: { kind: 'closed' },
  }),
  output: ({ context }) => context.outcome,
  initial: 'deciding',
  on: { closed: '.closed' },
  states: {
    deciding: { always: [{ guard: 'hasNumber', target: 'checking' }, { target: 'number' }] },

    number: { meta: asksNumber, on: anotherNumber },
    checking: {
      tags: 'busy',
      meta: asksNumber,
      invoke: {
        id: 'checkEmployee',
        src: 'checkEmployee',
        input: ({ context }) => ({ mobile: context.mobile }),
        onDone: [
          {
            guard: { type: 'isEmployee', params: ({ event }) => ({ employee: event.output }) },
            target: 'sendingEmployee',
          },
          { target: 'sendingCustomer' },
        ],
        onError: { target: 'checkFailed', actions: fails(account.checkFailed) },
      },
    },
    checkFailed: { meta: asksNumber, on: { ...anotherNumber, ...again } },

    sendingCustomer: sending('sendCustomerOtp', 'customerOtp'),
    sendingEmployee: sending('sendEmployeeOtp', 'employeeOtp'),
    sendFailed: { meta: asksNumber, on: { ...anotherNumber, ...again } },
    unknownNumber: { meta: asksNumber, on: { ...anotherNumber, 'signUp.chosen': 'signUp' } },
    locked: { meta: asksNumber, on: anotherNumber },

    customerOtp: codeEntry({
      state: 'customerOtp',
      given: 'customerOtp.given',
      verify: 'verifyCustomerOtp',
      send: 'sendCustomerOtp',
      kind: 'customer',
      next: '#login.loggedIn',
      keepVerdict: 'keepVerdict',
      keepSession: 'keepSession',
    }),
    employeeOtp: codeEntry({
      state: 'employeeOtp',
      given: 'employeeOtp.given',
      verify: 'verifyEmployeeOtp',
      send: 'sendEmployeeOtp',
      kind: 'employee',
      next: '#login.loadingEmployee',
      keepVerdict: 'keepUsername',
      keepSession: 'keepEmployee',
    }),

    loadingEmployee: {
      tags: 'busy',
      meta: { view: 'employee', title: labels.login },
      invoke: {
        id: 'loadEmployee',
        src: 'loadEmployee',
        input: ({ context }) => ({ username: context.username }),
        onDone: {
          target: 'loggedIn',
          actions: { type: 'keepSession', params: ({ event }) => ({ session: event.output }) },
        },
        onError: {
          target: 'employeeNotLoaded',
          actions: [
            { type: 'say', params: { problem: account.employeeDetailsFailed } },
            { type: 'notify', params: { kind: 'error', text: account.employeeDetailsFailed } },
          ],
        },
      },
      on: { closed: { target: 'closed', actions: 'leaveUnsure' } },
    },
    employeeNotLoaded: {
      meta: { view: 'employee', title: labels.login },
      on: {
        'login.retried': { target: 'loadingEmployee', actions: 'forgetProblem' },
        closed: { target: 'closed', actions: 'leaveUnsure' },
      },
    },

    loggedIn: { type: 'final' },
    signUp: { type: 'final', entry: 'goToSignUp' },
    closed: { type: 'final' },
  },
})
