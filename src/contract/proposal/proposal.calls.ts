import * as v from 'valibot'
import { outcomes, statusKeys } from '#machines/reference/statuses.ts'
import { call } from '../call.ts'
import { motorRequest } from '../flow/motor-request.ts'
import { rupees, wireLine } from '../quotes/quote-result.ts'
import { proposalDraft } from './draft.ts'

const ofLead = { method: 'POST', kind: 'authed', action: 'journey.buy', lead: 'customerLeadId' } as const

/**
 * What is proposed is the journey as it is saved; the premiums and KYC that the specification sends along say
 * what the customer saw, and nothing is taken from them.
 */
const request = v.object({
  customerLeadId: v.string(),
  caseId: v.string(),
  insurerId: v.number(),
  motorRequest: v.optional(motorRequest),
  netPremium: v.optional(rupees),
  gst: v.optional(rupees),
  finalPremium: v.optional(rupees),
  kycData: v.optional(v.record(v.string(), v.unknown())),
  apiRequestQQ: v.optional(proposalDraft),
  /** The new premium that the customer said yes to, to the paisa. */
  acceptedPremium: v.optional(rupees),
})

/** How a proposal stands. `status` is success when it was accepted, pending while nobody knows, else failure. */
export const proposalReply = v.object({
  status: v.picklist(outcomes),
  message: v.string(),
  data: v.object({
    caseId: v.optional(v.string()),
    /** The lifecycle's key. */
    proposalStatus: v.picklist(statusKeys),
    /** Whether anything has been sent for this plan. */
    isSent: v.boolean(),
    /** Where to pay, once accepted. */
    paymentURL: v.optional(v.string()),
    /** What the customer had agreed to, and what the insurer wants. */
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

/** Puts the saved journey to the insurer of its plan (§7; register C-107, T09 to T16). */
export const submitProposal = call({ ...answering, path: 'motor/submitProposal', assumed: true, request })

/** The same for Zurich Kotak, insurer 17 (register PROPOSAL-13). */
export const saveKotakProposal = call({
  ...answering,
  path: 'motor/saveKotakProposal',
  assumed: true,
  request,
})

/** How the proposal of a journey stands; a lost answer is looked for at the insurer. */
export const getProposalStatus = call({
  ...answering,
  path: 'motor/getProposalStatus',
  assumed: true,
  request: v.object({ customerLeadId: v.string() }),
})

/** Gives the chosen plan back; KYC, nominee and vehicle are kept (T15, T17, T20, T35). */
export const choosePlanAgain = call({
  ...ofLead,
  path: 'motor/choosePlanAgain',
  assumed: true,
  request: v.object({ customerLeadId: v.string() }),
  reply: v.object({ status: v.literal('success'), data: v.object({ version: v.number() }) }),
  isSuccess: ({ status }) => status === 'success',
})
