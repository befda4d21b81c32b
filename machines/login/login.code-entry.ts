import { account } from '../reference/messages/account.ts'
import { labels } from '../reference/messages/labels.ts'
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
} from './login.moves.ts'
import type { LoginContext } from './login.setup.ts'

type Names<Given, Verify, Send> = {
  /** The state, by its key in the machine. */
  state: 'customerOtp' | 'employeeOtp'
  given: Given
  verify: Verify
  send: Send
}
/** Whose session answers where the verdict was lost, where a right code leads, and what is kept of it. */
type Account<Kind, Next, Keep, Found> = { kind: Kind; next: Next; keepVerdict: Keep; keepSession: Found }

type Asks = { context: LoginContext }

/**
 * Entering a code: asked for, judged, and sent again; a verdict that was lost is found out from the session.
 * The codes of customers and of employees differ in their names and in what a right one leads to.
 */
export const codeEntry = <
  const Given extends string,
  const Verify extends string,
  const Send extends string,
  const Kind extends string,
  const Next extends string,
  const Keep extends string,
  const Found extends string,
>(
  { state, given, verify, send }: Names<Given, Verify, Send>,
  { kind, next, keepVerdict, keepSession }: Account<Kind, Next, Keep, Found>,
) =>
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
            invoke: {
              id: verify,
              src: verify,
              input: ({ context }: Asks) => ({ mobile: context.mobile, otp: context.otp }),
              onDone: [
                { guard: says('right'), target: next, actions: { type: keepVerdict, params: said } },
                locked,
                rejected,
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
                { guard: says(kind), target: next, actions: { type: keepSession, params: session } },
                unheard,
              ],
              onError: unheard,
            },
            on: leaving,
          },
          resending: {
            tags: 'busy',
            invoke: {
              id: send,
              src: send,
              input: ({ context }: Asks) => ({ mobile: context.mobile }),
              onDone: [
                { guard: says('sent'), target: `#login.${state}`, reenter: true, actions: sent },
                locked,
                { target: '#login.unknownNumber', actions: { type: 'explain', params: said } },
              ],
              onError: { target: 'asking.unheard', actions: [fails(account.otpNotSent), 'beginRound'] },
            },
          },
        },
      },
    },
  }) as const
