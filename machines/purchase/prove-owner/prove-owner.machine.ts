import { retryAt } from '../../core/ask.ts'
import { messages } from '../../reference/messages.ts'
import { explain, is, keepSent, proveOwner, rejectCode } from './prove-owner.setup.ts'

export type { ProveOwnerInput, ProveOwnerOutput, SendOutcome, VerifyOutcome } from './prove-owner.setup.ts'

const { resume } = messages
const otp = ({ event }: { event: { otp: string } }) => ({ otp: event.otp })

const judged = { target: 'verifying', actions: { type: 'keepCode', params: otp } } as const
const requested = { target: 'sending', actions: 'forgetProblem' } as const

/** Proves by a code to the journey's phone that somebody may continue it (ruling 13, C-90, C-94). */
export const proveOwnerMachine = proveOwner.createMachine({
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
      on: { 'code.requested': requested },
    },
    sending: {
      tags: 'busy',
      meta: { view: 'askCode', title: resume.proveTitle, lead: resume.proveLead },
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ leadId: context.leadId }),
        onDone: [
          { guard: is('sent'), target: 'code', actions: keepSent },
          { target: 'blocked', actions: explain },
        ],
        onError: [{ guard: 'hasSent', ...retryAt('code') }, retryAt('asking')],
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
              on: { 'code.given': judged },
            },
            verifying: {
              tags: 'busy',
              invoke: {
                id: 'verifyCode',
                src: 'verifyCode',
                input: ({ context: { leadId, otp, link } }) => ({ leadId, otp, link }),
                onDone: [
                  { guard: is('proved'), target: '#proveOwner.proved' },
                  { guard: is('wrong'), target: 'typing', actions: rejectCode },
                  {
                    guard: is('spent'),
                    target: '#proveOwner.spent',
                    actions: explain,
                  },
                  { target: '#proveOwner.blocked', actions: explain },
                ],
                // Whether the code reached the server is unknown: it stays in the form and may be submitted again.
                onError: retryAt('failed'),
              },
            },
            failed: {
              on: {
                'code.retried': { target: 'verifying', actions: 'forgetProblem' },
                'code.given': judged,
              },
            },
          },
        },
      },
    },

    spent: {
      meta: { view: 'askCode', title: resume.proveTitle },
      on: { 'code.requested': requested },
    },
    blocked: {
      meta: { view: 'askCode', title: resume.proveTitle },
      on: { 'code.requested': requested },
    },
    proved: { type: 'final', output: 'proved' },
    left: { type: 'final', meta: { path: '/' } },
  },
})
