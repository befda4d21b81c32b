import { ask } from '../../core/ask.ts'
import { account } from '../../reference/messages/account.ts'
import { labels } from '../../reference/messages/labels.ts'
import {
  fails,
  leaving,
  locked,
  otp,
  rejected,
  resend,
  said,
  says,
  sent,
  session,
  unheard,
} from './login.actions.ts'
import type { LoginContext } from './login.setup.ts'

type Names<Verify, Send, Next, KeepVerdict, KeepSession> = {
  /** The state, by its key in the machine. */
  state: 'customerOtp' | 'employeeOtp'
  given: 'customerOtp.given' | 'employeeOtp.given'
  verify: Verify
  send: Send
  /** Who is signed in by it, which resolves a lost verification. */
  kind: 'customer' | 'employee'
  /** Where a right code leads, and what is kept of the verdict or of the session. */
  next: Next
  keepVerdict: KeepVerdict
  keepSession: KeepSession
}

type Asks = { context: LoginContext }

/**
 * Entering a code: asked for, verified, and sent again; a verdict that was lost is found out from the session.
 * Customers and employees differ in the names, and in what a right code leads to.
 */
export const codeEntry = <
  const Verify extends string,
  const Send extends string,
  const Next extends string,
  const KeepVerdict extends string,
  const KeepSession extends string,
>({
  state,
  given,
  verify,
  send,
  kind,
  next,
  keepVerdict,
  keepSession,
}: Names<Verify, Send, Next, KeepVerdict, KeepSession>) =>
  ({
    type: 'parallel',
    meta: { view: 'otp', title: labels.login, asks: given },
    states: {
      resend,
      code: {
        initial: 'asking',
        states: {
          asking: {
            initial: 'anew',
            states: { anew: {}, rejected: {}, unheard: {} },
            on: {
              [given]: { target: 'verifying', actions: { type: 'keepOtp', params: otp } },
              'otp.resent': { guard: 'mayResend', target: 'resending' },
              'number.edited': { target: '#login.number', actions: 'forgetProblem' },
            },
          },
          verifying: {
            tags: 'busy',
            exit: 'forgetOtp',
            invoke: ask(verify, {
              input: ({ context }: Asks) => ({ mobile: context.mobile, otp: context.otp }),
              onDone: [
                { guard: says('right'), target: next, actions: { type: keepVerdict, params: said } },
                locked,
                rejected,
              ],
              onError: 'findingOut',
            }),
            on: leaving,
          },
          findingOut: {
            tags: 'busy',
            invoke: ask('readSession', {
              input: {},
              onDone: [
                { guard: says(kind), target: next, actions: { type: keepSession, params: session } },
                unheard,
              ],
              onError: unheard,
            }),
            on: leaving,
          },
          resending: {
            tags: 'busy',
            invoke: ask(send, {
              input: ({ context }: Asks) => ({ mobile: context.mobile }),
              onDone: [
                { guard: says('sent'), target: `#login.${state}`, reenter: true, actions: sent },
                locked,
                { target: '#login.unknownNumber', actions: { type: 'explain', params: said } },
              ],
              onError: { target: 'asking.unheard', actions: [fails(account.otpNotSent), 'beginRound'] },
            }),
          },
        },
      },
    },
  }) as const
