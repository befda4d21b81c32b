import * as v from 'valibot'
import { day, paise } from './basics.ts'
import { helpline } from './endorsement.ts'
import { journeyRecord } from './journey-record.ts'
import { premiumLine } from './plan.ts'

/** How an insurer answered a proposal. */
const proposalOutcome = v.variant('kind', [
  v.object({ kind: v.literal('accepted'), version: v.number() }),
  v.object({
    kind: v.literal('premiumChanged'),
    quoted: paise,
    now: paise,
    reason: v.string(),
    lines: v.array(premiumLine),
    version: v.number(),
  }),
  v.object({ kind: v.literal('rejected'), message: v.string(), version: v.number() }),
  v.object({ kind: v.literal('unknown'), message: v.string(), version: v.number() }),
  /** A person at the insurer decides; until then nothing else can be done. */
  v.object({ kind: v.literal('referred'), message: v.string(), version: v.number() }),
  /** Nothing has been sent for this plan, or it was given back for another photograph in place of `documentId`. */
  v.object({
    kind: v.literal('none'),
    message: v.optional(v.string()),
    documentId: v.optional(v.string()),
    /** The journey as it stands, where an answer was changed elsewhere after it was shown. */
    current: v.optional(journeyRecord),
    version: v.number(),
  }),
])

/** What was paid beside the premium and goes back by itself, and by when it is there. */
export const excess = v.object({ amount: paise, status: v.string(), by: day })

/** The state of a proposal's payment. */
export const paymentStatus = v.object({
  status: v.picklist(['notAsked', 'initiated', 'pending', 'success', 'failure']),
  amount: paise,
  /** Why it failed, as the gateway says. */
  message: v.optional(v.string()),
  /** It failed because the customer came back without paying. */
  isCancelled: v.optional(v.boolean()),
  /** Our own page before the gateway's; only while paying is possible. */
  paymentURL: v.optional(v.string()),
  /** The order at the gateway, and since when there is one. */
  order: v.optional(v.object({ id: v.string(), at: v.pipe(v.string(), v.isoTimestamp()) })),
  /** The acceptance has ended unpaid: the purchase is back at its prices. */
  hasLapsed: v.optional(v.boolean()),
  refund: v.optional(excess),
})

/** A premium that is blocked on the payer's account until the insurer decides: a one-time mandate (Bima-ASBA). */
export const mandateStatus = v.object({
  status: v.picklist(['unavailable', 'offered', 'blocked']),
  amount: paise,
  /** The day on which it is released by itself. */
  until: v.optional(day),
  /** Why the last one was not given, or how it ended. */
  message: v.optional(v.string()),
  paymentURL: v.optional(v.string()),
})

/** The state of the policy document. */
const policyStatus = v.variant('kind', [
  v.object({
    kind: v.literal('ready'),
    policyNumber: v.string(),
    url: v.string(),
    verifyUrl: v.string(),
    start: day,
    /** End of its longest cover. */
    end: day,
    /** Of own damage, where it ends earlier. */
    odEnd: v.optional(day),
    /** What its payment is called on every page, and on the receipt. */
    paymentReference: v.optional(v.string()),
    refund: v.optional(excess),
    /** Where its insurer is called. */
    helpline,
    /** The last day of cover of a policy that was cancelled. */
    cancelledOn: v.optional(day),
  }),
  v.object({ kind: v.literal('pending') }),
  v.object({ kind: v.literal('failure'), message: v.string() }),
])

export type ProposalOutcome = v.InferOutput<typeof proposalOutcome>
export type PremiumChange = Extract<ProposalOutcome, { kind: 'premiumChanged' }>
export type Excess = v.InferOutput<typeof excess>
export type PaymentStatus = v.InferOutput<typeof paymentStatus>
export type MandateStatus = v.InferOutput<typeof mandateStatus>
export type PolicyStatus = v.InferOutput<typeof policyStatus>
