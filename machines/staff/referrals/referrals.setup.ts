import { assign, setup } from 'xstate'
import { errorMessage, outsideCall } from '../../core/actors.ts'
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

const { failure } = messages
/** Types, actions and calls of the queue of referrals. */
export const queue = setup({
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
    keepProblem: assign((_, { error }: { error: unknown }) => ({
      problem: errorMessage(error, failure.unexpected),
    })),
  },
  delays: { refresh: limits.desk.refreshMs },
})

export const keepReferrals = {
  type: 'keepReferrals',
  params: ({ event }: { event: { output: readonly Referral[] } }) => ({ referrals: event.output }),
} as const
export const keepDecision = {
  type: 'keepDecision',
  params: ({
    event: { decision, percent, reason },
  }: {
    event: Extract<ReferralsEvent, { type: 'decision.given' }>
  }) => ({
    decision: { decision, reason, ...(percent !== undefined && { percent }) },
  }),
} as const
export const keepTold = {
  type: 'keepTold',
  params: ({ event }: { event: { output: { message: string } } }) => event.output,
} as const

type Of = { context: Context }

/** Inputs of the calls. */
export const itsDecision = ({ context: { leadId, decision } }: Of) => ({ leadId, decision })
export const itsPhotograph = ({ context: { leadId, documentId, reason } }: Of) => ({
  leadId,
  documentId,
  reason,
})
export const itsOwner = ({ context: { leadId, referrals } }: Of) => ({
  leadId,
  mobile: referrals?.find(({ customerLeadId }) => customerLeadId === leadId)?.mobile,
})
