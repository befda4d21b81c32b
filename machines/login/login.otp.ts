import { account } from '../reference/messages/account.ts'
import { labels } from '../reference/messages/labels.ts'
import type { Session } from '../schemas/session.ts'
import { login, type Verdict } from './login.setup.ts'

type Done<Output> = { event: { output: Output } }

const otp = ({ event }: { event: { otp: string } }) => ({ otp: event.otp })
const said = <Found>({ event }: Done<Verdict<Found>>) => ({ said: event.output })
const session = ({ event }: Done<Session>) => ({ session: event.output })
const says = <Kind extends string>(kind: Kind) =>
  ({
    type: 'says',
    params: ({ event }: Done<{ kind: string }>) => ({ said: event.output, kind }),
  }) as const

/** Whoever leaves while the server is asked does not know what it says. */
const leaving = { closed: { target: '#login.closed', actions: 'leaveUnsure' } } as const
const unheard = {
  target: 'asking.unheard',
  actions: { type: 'say', params: { problem: account.verifyFailed } },
} as const

/** The button comes some time after the sending; wrong codes do not make it later (register C-94, CONST-13). */
const resend = login.createStateConfig({
  initial: 'waiting',
  states: {
    waiting: { after: { resend: 'offered' } },
    offered: { tags: 'resendable' },
  },
})

/** The four digits of a customer. */
export const customerOtp = login.createStateConfig({
  type: 'parallel',
  meta: { view: 'otp', title: labels.login, asks: 'customerOtp.given' },
  states: {
    resend,
    code: {
      initial: 'asking',
      states: {
        asking: {
          initial: 'anew',
          states: { anew: {}, rejected: {}, unheard: {} },
          on: {
            'customerOtp.given': { target: 'verifying', actions: { type: 'keepOtp', params: otp } },
            'otp.resent': { guard: 'mayResend', target: '#login.sendingCustomer' },
            'number.edited': { target: '#login.number', actions: 'forgetProblem' },
          },
        },
        verifying: {
          tags: 'busy',
          exit: 'forgetOtp',
          invoke: {
            id: 'verifyCustomerOtp',
            src: 'verifyCustomerOtp',
            input: ({ context }) => ({ mobile: context.mobile, otp: context.otp }),
            onDone: [
              {
                guard: says('right'),
                target: '#login.loggedIn',
                actions: { type: 'keepVerdict', params: said },
              },
              { guard: says('locked'), target: '#login.locked', actions: { type: 'explain', params: said } },
              { target: 'asking.rejected', actions: { type: 'reject', params: said } },
            ],
            onError: 'findingOut',
          },
          on: leaving,
        },
        findingOut: {
          tags: 'busy',
          invoke: {
            id: 'readSession',
            src: 'readSession',
            input: {},
            onDone: [
              {
                guard: says('customer'),
                target: '#login.loggedIn',
                actions: { type: 'keepSession', params: session },
              },
              unheard,
            ],
            onError: unheard,
          },
          on: leaving,
        },
      },
    },
  },
})

/** The six digits of an employee, after whom their details are loaded. */
export const employeeOtp = login.createStateConfig({
  type: 'parallel',
  meta: { view: 'otp', title: labels.login, asks: 'employeeOtp.given' },
  states: {
    resend,
    code: {
      initial: 'asking',
      states: {
        asking: {
          initial: 'anew',
          states: { anew: {}, rejected: {}, unheard: {} },
          on: {
            'employeeOtp.given': { target: 'verifying', actions: { type: 'keepOtp', params: otp } },
            'otp.resent': { guard: 'mayResend', target: '#login.sendingEmployee' },
            'number.edited': { target: '#login.number', actions: 'forgetProblem' },
          },
        },
        verifying: {
          tags: 'busy',
          exit: 'forgetOtp',
          invoke: {
            id: 'verifyEmployeeOtp',
            src: 'verifyEmployeeOtp',
            input: ({ context }) => ({ mobile: context.mobile, otp: context.otp }),
            onDone: [
              {
                guard: says('right'),
                target: '#login.loadingEmployee',
                actions: { type: 'keepUsername', params: said },
              },
              { guard: says('locked'), target: '#login.locked', actions: { type: 'explain', params: said } },
              { target: 'asking.rejected', actions: { type: 'reject', params: said } },
            ],
            onError: 'findingOut',
          },
          on: leaving,
        },
        findingOut: {
          tags: 'busy',
          invoke: {
            id: 'readSession',
            src: 'readSession',
            input: {},
            onDone: [
              {
                guard: says('employee'),
                target: '#login.loadingEmployee',
                actions: { type: 'keepEmployee', params: session },
              },
              unheard,
            ],
            onError: unheard,
          },
          on: leaving,
        },
      },
    },
  },
})
