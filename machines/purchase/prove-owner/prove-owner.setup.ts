import { assign, setup } from 'xstate'
import { errorMessage, outsideCall } from '../../core/actors.ts'
import type { StateMeta, StateTag } from '../../core/meta.ts'
import { limits } from '../../reference/limits.ts'
import { messages } from '../../reference/messages.ts'
import type { ProveOwnerEvent } from './prove-owner.events.ts'

export type ProveOwnerInput = {
  leadId: string
  /** The link that was followed; the code uses it up. */
  link?: string | undefined
  /** The masked number the code is sent to; absent where the journey has none yet. */
  mobile?: string | undefined
}

export type ProveOwnerOutput = { isProved: boolean }

/** `blocked`: too many codes requested; the message says until when. */
export type SendOutcome = { kind: 'sent'; mobile: string } | { kind: 'blocked'; message: string }
/** `spent`: the code has expired or was tried too often; another one is needed. */
export type VerifyOutcome = { kind: 'proved' } | { kind: 'wrong' | 'spent' | 'blocked'; message: string }

type Context = ProveOwnerInput & {
  /** Counts sent codes and wrong attempts: what was typed before each is discarded. */
  sends: number
  wrong: number
  otp: string
  /** The error shown beside the code. */
  codeError?: string
  /** The error of sending, shown above it. */
  problem?: string
}

type Kind = (SendOutcome | VerifyOutcome)['kind']
type Answered = { event: { output: SendOutcome | VerifyOutcome } }
const { account } = messages

/** The types, calls, guards and actions of the machine. */
export const proveOwner = setup({
  types: {
    context: {} as Context,
    events: {} as ProveOwnerEvent,
    input: {} as ProveOwnerInput,
    output: {} as ProveOwnerOutput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    sendCode: outsideCall<SendOutcome, { leadId: string }>('the journey store'),
    verifyCode: outsideCall<VerifyOutcome, { leadId: string; otp: string; link?: string | undefined }>(
      'the journey store',
    ),
  },
  guards: {
    is: (_, { outcome, kind }: { outcome: SendOutcome | VerifyOutcome; kind: Kind }) => outcome.kind === kind,
    hasMobile: ({ context }) => context.mobile !== undefined,
    hasSent: ({ context }) => context.sends > 0,
  },
  actions: {
    keepSent: assign(({ context }, { outcome }: { outcome: SendOutcome | VerifyOutcome }) => ({
      ...(outcome.kind === 'sent' && { mobile: outcome.mobile }),
      sends: context.sends + 1,
      codeError: undefined,
      problem: undefined,
    })),
    keepCode: assign((_, { otp }: { otp: string }) => ({ otp, codeError: undefined, problem: undefined })),
    /** The cells are cleared and the code is not kept (C-94). */
    rejectCode: assign(({ context }, { outcome }: { outcome: SendOutcome | VerifyOutcome }) => ({
      wrong: context.wrong + 1,
      otp: '',
      codeError: 'message' in outcome ? outcome.message : account.invalidOtp,
      problem: undefined,
    })),
    explain: assign((_, { outcome }: { outcome: SendOutcome | VerifyOutcome }) => ({
      otp: '',
      codeError: undefined,
      problem: 'message' in outcome ? outcome.message : undefined,
    })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({
      problem: errorMessage(error, account.otpNotSent),
    })),
    expire: assign({ otp: '', codeError: undefined, problem: account.otpExpired }),
    forgetProblem: assign({ codeError: undefined, problem: undefined }),
  },
  delays: { resend: limits.otp.resendMs, expire: limits.otp.expiresMs },
})

const outcome = ({ event }: Answered) => ({ outcome: event.output })

/** Guards and actions for a reply, passed as `outcome`. */
export const is = <const K extends Kind>(kind: K) =>
  ({ type: 'is', params: ({ event }: Answered) => ({ outcome: event.output, kind }) }) as const
export const keepSent = { type: 'keepSent', params: outcome } as const
export const rejectCode = { type: 'rejectCode', params: outcome } as const
export const explain = { type: 'explain', params: outcome } as const
