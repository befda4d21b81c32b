import { assign, setup } from 'xstate'
import { outside, words } from '../core/actors.ts'
import type { StateMeta, StateTag } from '../core/meta.ts'
import { limits } from '../reference/limits.ts'
import { messages } from '../reference/messages.ts'
import type { ProveOwnerEvent } from './prove-owner.events.ts'

export type ProveOwnerInput = {
  leadId: string
  /** The link that was followed; the code uses it up. */
  link?: string | undefined
  /** How the number looks that the code goes to; absent where the journey has none yet. */
  mobile?: string | undefined
}

export type ProveOwnerOutput = { isProved: boolean }

/** `blocked`: asked too often, the message says until when. */
export type SendOutcome = { kind: 'sent'; mobile: string } | { kind: 'blocked'; message: string }
/** `spent`: the code has expired or was tried too often, only another one helps. */
export type VerifyOutcome = { kind: 'proved' } | { kind: 'wrong' | 'spent' | 'blocked'; message: string }

type Context = ProveOwnerInput & {
  /** How often a code was sent and how often a wrong one was given: what was typed before each is gone. */
  sends: number
  wrong: number
  otp: string
  /** What is wrong with the code, beside it. */
  fault?: string
  /** What went wrong with asking, above it. */
  problem?: string
}

type Kind = (SendOutcome | VerifyOutcome)['kind']
const { resume, account } = messages
const said = ({ event }: { event: { output: SendOutcome | VerifyOutcome } }) => ({ outcome: event.output })
const error = ({ event }: { event: { error: unknown } }) => ({ error: event.error })
const is = <const K extends Kind>(kind: K) =>
  ({
    type: 'is',
    params: ({ event }: { event: { output: SendOutcome | VerifyOutcome } }) => ({
      outcome: event.output,
      kind,
    }),
  }) as const

/** Whose journey is it? Whoever holds its phone may go on with it (decisions 13; register C-90, C-94). */
export const proveOwnerMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ProveOwnerEvent,
    input: {} as ProveOwnerInput,
    output: {} as ProveOwnerOutput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    sendCode: outside<SendOutcome, { leadId: string }>('the journey store'),
    verifyCode: outside<VerifyOutcome, { leadId: string; otp: string; link?: string | undefined }>(
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
      fault: undefined,
      problem: undefined,
    })),
    keepCode: assign((_, { otp }: { otp: string }) => ({ otp, fault: undefined, problem: undefined })),
    /** The cells are cleared and the code is not kept (register C-94). */
    fault: assign(({ context }, { outcome }: { outcome: SendOutcome | VerifyOutcome }) => ({
      wrong: context.wrong + 1,
      otp: '',
      fault: 'message' in outcome ? outcome.message : account.invalidOtp,
      problem: undefined,
    })),
    explain: assign((_, { outcome }: { outcome: SendOutcome | VerifyOutcome }) => ({
      otp: '',
      fault: undefined,
      problem: 'message' in outcome ? outcome.message : undefined,
    })),
    complain: assign((_, { error: failed }: { error: unknown }) => ({
      problem: words(failed, account.otpNotSent),
    })),
    expire: assign({ otp: '', fault: undefined, problem: account.otpExpired }),
    forgetProblem: assign({ fault: undefined, problem: undefined }),
  },
  delays: { resend: limits.otp.resendMs, expire: limits.otp.expiresMs },
}).createMachine({
  id: 'proveOwner',
  context: ({ input }) => ({ ...input, sends: 0, wrong: 0, otp: '' }),
  output: ({ event }) => ({ isProved: 'output' in event && event.output === 'proved' }),
  initial: 'deciding',
  on: { 'search.restarted': '.left' },
  states: {
    deciding: { always: [{ guard: 'hasMobile', target: 'asking' }, { target: 'unprovable' }] },
    unprovable: { meta: { view: 'unprovable', title: resume.proveTitle, lead: resume.noCode } },

    asking: {
      meta: { view: 'askCode', title: resume.proveTitle, lead: resume.proveLead },
      on: { 'code.requested': { target: 'sending', actions: 'forgetProblem' } },
    },
    sending: {
      tags: 'busy',
      meta: { view: 'askCode', title: resume.proveTitle, lead: resume.proveLead },
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ leadId: context.leadId }),
        onDone: [
          { guard: is('sent'), target: 'code', actions: { type: 'keepSent', params: said } },
          { target: 'blocked', actions: { type: 'explain', params: said } },
        ],
        onError: [
          { guard: 'hasSent', target: 'code', actions: { type: 'complain', params: error } },
          { target: 'asking', actions: { type: 'complain', params: error } },
        ],
      },
    },

    code: {
      type: 'parallel',
      meta: { view: 'enterCode', title: resume.codeTitle, asks: 'code.given' },
      after: { expire: { target: 'spent', actions: 'expire' } },
      states: {
        resend: {
          initial: 'waiting',
          states: {
            waiting: { after: { resend: 'possible' } },
            possible: { tags: 'resendable', on: { 'code.resent': '#proveOwner.sending' } },
          },
        },
        answer: {
          initial: 'typing',
          states: {
            typing: {
              on: {
                'code.given': {
                  target: 'verifying',
                  actions: { type: 'keepCode', params: ({ event }) => ({ otp: event.otp }) },
                },
              },
            },
            verifying: {
              tags: 'busy',
              invoke: {
                id: 'verifyCode',
                src: 'verifyCode',
                input: ({ context: { leadId, otp, link } }) => ({ leadId, otp, link }),
                onDone: [
                  { guard: is('proved'), target: '#proveOwner.proved' },
                  { guard: is('wrong'), target: 'typing', actions: { type: 'fault', params: said } },
                  {
                    guard: is('spent'),
                    target: '#proveOwner.spent',
                    actions: { type: 'explain', params: said },
                  },
                  { target: '#proveOwner.blocked', actions: { type: 'explain', params: said } },
                ],
                // Whether the code arrived is not known: it stays typed and may be sent again.
                onError: { target: 'failed', actions: { type: 'complain', params: error } },
              },
            },
            failed: {
              on: {
                'code.retried': { target: 'verifying', actions: 'forgetProblem' },
                'code.given': {
                  target: 'verifying',
                  actions: { type: 'keepCode', params: ({ event }) => ({ otp: event.otp }) },
                },
              },
            },
          },
        },
      },
    },

    spent: {
      meta: { view: 'askCode', title: resume.proveTitle },
      on: { 'code.requested': { target: 'sending', actions: 'forgetProblem' } },
    },
    blocked: {
      meta: { view: 'askCode', title: resume.proveTitle },
      on: { 'code.requested': { target: 'sending', actions: 'forgetProblem' } },
    },
    proved: { type: 'final', output: 'proved' },
    left: { type: 'final', meta: { path: '/' } },
  },
})
