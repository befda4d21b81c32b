import { assign, setup } from 'xstate'
import { errorMessage, outsideCall } from '../../core/actors.ts'
import { ask, retryAt } from '../../core/ask.ts'
import type { StateMeta, StateTag } from '../../core/meta.ts'
import { proveOwnerMachine } from '../../purchase/prove-owner/prove-owner.machine.ts'
import { limits } from '../../reference/limits.ts'
import { messages } from '../../reference/messages.ts'
import type { DecisionGiven, Referral } from '../../schemas/referral.ts'
import type { ReferralsEvent } from './referrals.events.ts'

type Context = {
  /** Undefined until they were read. */
  referrals?: readonly Referral[]
  /** The journey that a dialog is about. */
  leadId: string
  /** The photograph that a dialog is about, and why another is needed. */
  documentId?: string
  reason?: string
  decision?: DecisionGiven
  /** What became of the last decision. */
  told?: string
  problem?: string
}

const { failure, referral: texts } = messages
const chosen = ({ event }: { event: { leadId: string } }) => ({ leadId: event.leadId })
const shown = { view: 'referrals', title: texts.title, lead: texts.lead } as const
const keepReferrals = {
  type: 'keepReferrals',
  params: ({ event }: { event: { output: readonly Referral[] } }) => ({ referrals: event.output }),
} as const
const retake = { ...shown, overlay: 'retake', asks: 'photograph.asked' } as const
const dialog = { ...shown, overlay: 'decision', asks: 'decision.given' } as const

/** The queue of proposals that insurers have referred to a person, and the decision on one of them. */
export const referralsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ReferralsEvent,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    readReferrals: outsideCall<readonly Referral[], object>('the desk'),
    decide: outsideCall<{ message: string }, { leadId: string; decision: DecisionGiven | undefined }>(
      'the desk',
    ),
    askForPhotograph: outsideCall<
      { message: string },
      { leadId: string; documentId: string | undefined; reason: string | undefined }
    >('the desk'),
    consent: proveOwnerMachine,
  },
  actions: {
    keepReferrals: assign((_, { referrals }: { referrals: readonly Referral[] }) => ({
      referrals,
      problem: undefined,
    })),
    choose: assign((_, { leadId }: { leadId: string }) => ({ leadId, told: undefined, problem: undefined })),
    choosePhotograph: assign((_, chosenOne: { leadId: string; documentId: string }) => ({
      ...chosenOne,
      told: undefined,
      problem: undefined,
    })),
    keepReason: assign((_, { reason }: { reason: string }) => ({ reason, problem: undefined })),
    keepDecision: assign((_, { decision }: { decision: DecisionGiven }) => ({
      decision,
      problem: undefined,
    })),
    keepTold: assign((_, { message }: { message: string }) => ({ told: message, decision: undefined })),
    forgetProblem: assign({ problem: undefined }),
    complain: assign((_, { error }: { error: unknown }) => ({
      problem: errorMessage(error, failure.unexpected),
    })),
  },
  delays: { refresh: limits.desk.refreshMs },
}).createMachine({
  id: 'referrals',
  context: { leadId: '' },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      meta: shown,
      invoke: ask('readReferrals', {
        input: {},
        onDone: { target: 'list', actions: keepReferrals },
        onError: retryAt('failed'),
      }),
    },
    failed: { meta: { ...shown, view: 'failed' }, on: { 'list.retried': 'reading' } },
    list: {
      initial: 'resting',
      states: {
        resting: { meta: shown, after: { refresh: 'rereading' } },
        // What is pressed meanwhile counts, and a reading that fails is repeated with the next.
        rereading: {
          meta: shown,
          invoke: ask('readReferrals', {
            input: {},
            onDone: { target: 'resting', actions: keepReferrals },
            onError: 'resting',
          }),
        },
      },
      on: {
        'decision.opened': { target: 'deciding', actions: { type: 'choose', params: chosen } },
        'photograph.opened': {
          target: 'retaking',
          actions: {
            type: 'choosePhotograph',
            params: ({ event: { leadId, documentId } }) => ({ leadId, documentId }),
          },
        },
        'consent.opened': { target: 'consenting', actions: { type: 'choose', params: chosen } },
      },
    },
    deciding: {
      meta: dialog,
      on: {
        'decision.given': {
          target: 'sending',
          actions: {
            type: 'keepDecision',
            params: ({ event: { decision, percent, reason } }) => ({
              decision: { decision, reason, ...(percent !== undefined && { percent }) },
            }),
          },
        },
        closed: { target: 'reading', actions: 'forgetProblem' },
      },
    },
    sending: {
      tags: 'busy',
      meta: dialog,
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context: { leadId, decision } }) => ({ leadId, decision }),
        onDone: { target: 'reading', actions: { type: 'keepTold', params: ({ event }) => event.output } },
        onError: retryAt('deciding'),
      },
    },
    retaking: {
      meta: retake,
      on: {
        'photograph.asked': {
          target: 'asking',
          actions: { type: 'keepReason', params: ({ event: { reason } }) => ({ reason }) },
        },
        closed: { target: 'reading', actions: 'forgetProblem' },
      },
    },
    asking: {
      tags: 'busy',
      meta: retake,
      invoke: {
        id: 'askForPhotograph',
        src: 'askForPhotograph',
        input: ({ context: { leadId, documentId, reason } }) => ({ leadId, documentId, reason }),
        onDone: { target: 'reading', actions: { type: 'keepTold', params: ({ event }) => event.output } },
        onError: retryAt('retaking'),
      },
    },
    consenting: {
      meta: { ...shown, overlay: 'consent' },
      invoke: {
        id: 'consent',
        src: 'consent',
        input: ({ context: { leadId, referrals } }) => ({
          leadId,
          mobile: referrals?.find(({ customerLeadId }) => customerLeadId === leadId)?.mobile,
        }),
        onDone: 'reading',
      },
      on: { closed: 'list' },
    },
  },
})
