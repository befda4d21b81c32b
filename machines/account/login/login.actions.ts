import { account } from '../../reference/messages/account.ts'
import type { Session } from '../../schemas/session.ts'
import { login, type Sending } from './login.setup.ts'

type Done<Output> = { event: { output: Output } }

/** Guards, actions and parameters shared by the states of a login. */
export const said = <Output>({ event }: Done<Output>) => ({ said: event.output })
export const session = ({ event }: Done<Session>) => ({ session: event.output })
export const otp = ({ event }: { event: { otp: string } }) => ({ otp: event.otp })
export const says = <Kind extends string>(kind: Kind) =>
  ({
    type: 'says',
    params: ({ event }: Done<{ kind: string }>) => ({ said: event.output, kind }),
  }) as const
export const fails = (otherwise: string) =>
  ({
    type: 'keepProblem',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, otherwise }),
  }) as const

/** A code was sent. */
export const sent = [
  'forgetProblem',
  'beginRound',
  { type: 'keepWay', params: said<Sending> },
  { type: 'notify', params: { kind: 'success', text: account.otpSentNow } },
] as const

/** Closing while the code is being verified leaves the result unknown. */
export const leaving = { closed: { target: '#login.closed', actions: 'leaveUnsure' } } as const
/** Verification got no answer, not even on retry. */
export const unheard = {
  target: 'asking.unheard',
  actions: [{ type: 'say', params: { problem: account.verifyFailed } }, 'beginRound'],
} as const
export const rejected = {
  target: 'asking.rejected',
  actions: [{ type: 'reject', params: said }, 'beginRound'],
} as const
export const locked = {
  guard: says('locked'),
  target: '#login.locked',
  actions: { type: 'explain', params: said },
} as const

/** The resend button appears a fixed time after sending; wrong codes do not delay it (C-94, CONST-13). */
export const resend = login.createStateConfig({
  initial: 'waiting',
  states: {
    waiting: { after: { resend: 'offered' } },
    offered: { tags: 'resendable' },
  },
})
