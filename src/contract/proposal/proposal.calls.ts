import * as v from 'valibot'
import { outcomes, statusKeys } from '#machines/reference/statuses.ts'
import { call } from '../call.ts'
import { motorRequest } from '../flow/motor-request.ts'
import { rupees, wireLine } from '../quotes/quote-result.ts'
import { proposalDraft } from './motor-draft.ts'

const ofLead = { method: 'POST', kind: 'authed', action: 'journey.buy', lead: 'customerLeadId' } as const

/**
 * The saved journey is what is proposed; the premiums and KYC that the specification sends along say
 * what the customer saw, and are not used.
 */
const request = v.object({
  customerLeadId: v.string(),
  caseId: v.string(),
  insurerId: v.number(),
  /** Of the answers that were declared to be true: nothing is sent where they were changed since. */
  version: v.optional(v.number()),
  netPremium: v.optional(rupees),
  gst: v.optional(rupees),
  finalPremium: v.optional(rupees),
  kycData: v.optional(v.record(v.string(), v.unknown())),
  /** The new premium the customer accepted, to the paisa. */
  acceptedPremium: v.optional(rupees),
})
export type ProposalRequest = v.InferOutput<typeof request>

const motorProposal = v.object({
  ...request.entries,
  motorRequest: v.optional(motorRequest),
  apiRequestQQ: v.optional(proposalDraft),
})

/** The state of a proposal. `status` is success when it was accepted, pending while unknown, else failure. */
const proposalReply = v.object({
  status: v.picklist(outcomes),
  message: v.string(),
  data: v.object({
    caseId: v.optional(v.string()),
    /** The lifecycle's key. */
    proposalStatus: v.picklist(statusKeys),
    /** Whether a proposal has been sent for this plan. */
    isSent: v.boolean(),
    /** An underwriter decides, while nothing else is known; `reason` has the insurer's words. */
    isReferred: v.optional(v.boolean()),
    /** It was given back for another photograph in place of this one. */
    documentId: v.optional(v.string()),
    /** Where to pay, once accepted. */
    paymentURL: v.optional(v.string()),
    /** The agreed premium, and the insurer's new one. */
    quotedPremium: v.optional(rupees),
    finalPremium: v.optional(rupees),
    reason: v.optional(v.string()),
    premiumLines: v.optional(v.array(wireLine)),
    version: v.number(),
  }),
})
export type ProposalReply = v.InferOutput<typeof proposalReply>

const answering = {
  ...ofLead,
  reply: proposalReply,
  isSuccess: ({ status }: ProposalReply) => status === 'success',
}

/** Puts the saved journey to the insurer of its plan (spec §7, C-107, T09 to T16). */
export const submitProposal = call({
  ...answering,
  path: 'motor/submitProposal',
  request: motorProposal,
})

/** The same for Zurich Kotak, insurer 17 (PROPOSAL-13). */
export const saveKotakProposal = call({
  ...answering,
  path: 'motor/saveKotakProposal',
  request: motorProposal,
})

/** The same for a product of which nothing more is sent along. */
export const proposalCall = (path: string) => call({ ...answering, path, request })

/** Health cover (ruling 7). */
export const submitHealthProposal = proposalCall('health/submitProposal')

/** Pet cover (C-110). */
export const submitPetProposal = proposalCall('pet/submitProposal')

/** The state of a journey's proposal; a lost answer is looked up at the insurer. */
export const getProposalStatus = call({
  ...answering,
  path: 'motor/getProposalStatus',
  request: v.object({ customerLeadId: v.string() }),
})

/** Gives up the chosen plan; KYC, nominee and vehicle are kept (T15, T17, T20, T35). */
export const choosePlanAgain = call({
  ...ofLead,
  path: 'motor/choosePlanAgain',
  request: v.object({ customerLeadId: v.string() }),
  reply: v.object({ status: v.literal('success'), data: v.object({ version: v.number() }) }),
  isSuccess: ({ status }) => status === 'success',
})
