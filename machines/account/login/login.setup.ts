import { assign, emit, or, setup, stateIn } from 'xstate'
import { errorMessage, outsideCall } from '../../core/actors.ts'
import type { StateMeta, StateTag } from '../../core/meta.ts'
import { type Notice, notice } from '../../core/notice.ts'
import { limits } from '../../reference/limits.ts'
import { account } from '../../reference/messages/account.ts'
import type { EmployeeSession, Session } from '../../schemas/session.ts'
import type { LoginEvent } from './login.events.ts'

/** A number that is already known is not asked for again. */
export type LoginInput = {
  mobile?: string
  /** The page was loaded again while the dialog was open, and what was given in it is gone. */
  isAgain?: boolean
}
/** `unsure`: closed while a code was being verified, so the result has to be read from the server. */
export type LoginOutput =
  | { kind: 'signedIn'; session: Session }
  | { kind: 'signUp'; mobile: string }
  | { kind: 'closed' }
  | { kind: 'unsure' }

/** Result of sending a code; anything else is a failure with a message. */
export type Sending =
  | { kind: 'sent'; isMailed?: boolean | undefined }
  | { kind: 'unknown'; message: string }
  | { kind: 'locked'; message: string }
/** Result of verifying a code; no answer is a failure. */
export type OtpVerdict<Found> =
  | { kind: 'right'; found: Found }
  | { kind: 'wrong'; message: string }
  | { kind: 'locked'; message: string }

type LoginMessage = { kind: string; message?: string }
type Code = { mobile: string; otp: string }

export type LoginContext = {
  mobile: string
  /** The code being verified. */
  otp: string
  /** Counts the attempts: what was typed in an earlier one is discarded. */
  round: number
  username: string
  isAgain: boolean
  /** The code went by mail and not to the number. */
  isMailed: boolean
  outcome: LoginOutput
  problem?: string
}

/** Types, actors, guards and actions of the login machine. */
export const login = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    output: {} as LoginOutput,
    emitted: {} as Notice,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    checkEmployee: outsideCall<boolean, { mobile: string }>('the employee check'),
    sendCustomerOtp: outsideCall<Sending, { mobile: string }>('the customer login'),
    sendEmployeeOtp: outsideCall<Sending, { mobile: string }>('the employee login'),
    verifyCustomerOtp: outsideCall<OtpVerdict<Session>, Code>('the customer login'),
    verifyEmployeeOtp: outsideCall<OtpVerdict<{ username: string }>, Code>('the employee login'),
    readSession: outsideCall<Session, object>('the session'),
    loadEmployee: outsideCall<EmployeeSession, { username: string }>('the employee details'),
  },
  guards: {
    hasNumber: ({ context }) => context.mobile !== '',
    isEmployee: (_, { employee }: { employee: boolean }) => employee,
    says: (_, { said, kind }: { said: { kind: string }; kind: string }) => said.kind === kind,
    mayResend: or([
      stateIn({ customerOtp: { resend: 'offered' } }),
      stateIn({ employeeOtp: { resend: 'offered' } }),
    ]),
  },
  actions: {
    keepMobile: assign((_, { mobile }: { mobile: string }) => ({ mobile, problem: undefined })),
    keepWay: assign((_, { said }: { said: Sending }) => ({
      isMailed: said.kind === 'sent' && said.isMailed === true,
    })),
    keepOtp: assign((_, { otp }: { otp: string }) => ({ otp, problem: undefined })),
    keepUsername: assign((_, { said }: { said: OtpVerdict<{ username: string }> }) =>
      said.kind === 'right' ? said.found : {},
    ),
    keepVerdict: assign((_, { said }: { said: OtpVerdict<Session> }) =>
      said.kind === 'right' ? { outcome: { kind: 'signedIn', session: said.found } as const } : {},
    ),
    keepSession: assign((_, { session }: { session: Session }) => ({
      outcome: { kind: 'signedIn', session } as const,
    })),
    keepEmployee: assign((_, { session }: { session: Session }) =>
      session.kind === 'employee' ? { username: session.employee.username } : {},
    ),
    forgetProblem: assign({ problem: undefined }),
    /** A code that was verified cannot be used again. */
    forgetOtp: assign({ otp: '' }),
    goToSignUp: assign(({ context }) => ({ outcome: { kind: 'signUp', mobile: context.mobile } as const })),
    leaveUnsure: assign({ outcome: { kind: 'unsure' } as const }),
    explain: assign((_, { said }: { said: LoginMessage }) => ({
      problem: said.message ?? account.otpNotSent,
    })),
    reject: assign((_, { said }: { said: LoginMessage }) => ({ problem: otpError(said.message ?? '') })),
    keepProblem: assign((_, { error, otherwise }: { error: unknown; otherwise: string }) => ({
      problem: errorMessage(error, otherwise),
    })),
    say: assign((_, { problem }: { problem: string }) => ({ problem })),
    beginRound: assign(({ context }) => ({ round: context.round + 1 })),
    notify: emit((_, { kind, text }: Omit<Notice, 'type'>) => notice(kind, text)),
  },
  delays: { resend: limits.otp.resendMs },
})

const known = new Set(account.serverInvalidOtp.map((text) => text.toLowerCase()))

/** The message for a code the server refused: its own, except for its phrase for a wrong code (C-96). */
function otpError(said: string): string {
  const text = said.trim()
  return text === '' || known.has(text.toLowerCase()) ? account.invalidOtp : text
}
