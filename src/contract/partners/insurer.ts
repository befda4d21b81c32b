import * as v from 'valibot'
import { ownerTypes } from '#machines/reference/policies.ts'
import { partnerError } from './partner-error.ts'

const paise = v.pipe(v.number(), v.integer())
const day = v.pipe(v.string(), v.isoDate())

/** Key of the product that is priced; insurers know what its risk and its proposal hold. */
const product = v.string()
/** What an insurer prices: paise and `YYYY-MM-DD` throughout. */
const risk = v.looseObject({ ownerType: v.picklist(ownerTypes) })

/** What every price holds; products have more in theirs. */
const premium = v.looseObject({
  lines: v.array(v.looseObject({ key: v.string(), label: v.string(), amount: paise, reason: v.string() })),
  net: paise,
  gst: paise,
  final: paise,
  start: day,
  end: day,
  odEnd: v.optional(day),
  notOffered: v.array(v.object({ key: v.string(), reason: v.string() })),
})

/** Headers `x-client-id` and `x-client-secret` on every call; refusals are `insurerError` with 4xx or 5xx. */
export const insurerError = partnerError

/** `POST {key}/quotes`. 422 with code `declined` where the insurer does not want the risk. */
export const quoteRequest = v.object({ product, reference: v.string(), risk })
export const quoteReply = v.object({
  quote_number: v.string(),
  plan_id: v.string(),
  plan_name: v.string(),
  premium,
  /** To be answered with yes or no before a proposal. */
  questions: v.array(v.object({ key: v.string(), text: v.string() })),
  notes: v.array(v.string()),
  /** What each add-on that is sold for this risk costs, whether asked for or not, before tax. */
  add_on_prices: v.optional(v.array(v.object({ add_on: v.string(), amount: paise }))),
})

const relative = { name: v.string(), relation: v.string(), date_of_birth: day }
const nominee = v.object({ ...relative, gender: v.string(), appointee: v.optional(v.object(relative)) })
const reached = {
  email: v.string(),
  mobile: v.string(),
  address: v.string(),
  pincode: v.string(),
  city: v.string(),
  state: v.string(),
}

/**
 * `POST {key}/proposals`, header `x-idempotency-key`: the same key always gets the same answer. The product's own
 * fields are added to those of every proposer.
 */
export const proposeRequest = v.looseObject({
  product,
  quote_number: v.string(),
  risk,
  /** What the customer has agreed to pay. */
  agreed_premium: v.pipe(paise, v.minValue(1)),
  proposer: v.object({
    type: v.picklist(ownerTypes),
    salutation: v.string(),
    name: v.string(),
    gender: v.optional(v.string()),
    date_of_birth: v.optional(day),
    ...reached,
    pan: v.optional(v.string()),
    aadhaar: v.optional(v.string()),
    gstin: v.optional(v.string()),
  }),
  kyc: v.object({ mode: v.string(), reference: v.string(), ckyc_number: v.optional(v.string()) }),
  nominee: v.optional(nominee),
})

/** Also of `GET {key}/proposals?idempotency_key=`; 404 where that proposal never arrived. */
export const proposeReply = v.variant('status', [
  v.object({
    status: v.literal('accepted'),
    proposal_number: v.string(),
    premium,
    /** The acceptance ends unless it is paid by then. */
    pay_by: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  }),
  v.object({
    status: v.literal('premium_changed'),
    proposal_number: v.string(),
    premium,
    reason: v.string(),
  }),
  v.object({ status: v.literal('declined'), proposal_number: v.string(), reason: v.string() }),
  /** A person at the insurer decides; until then a lookup says the same. */
  v.object({ status: v.literal('referred'), proposal_number: v.string(), reason: v.string() }),
])

/**
 * `POST {key}/proposals/{proposal_number}/decision`: what an underwriter says of a proposal that was referred. The
 * reply is a `proposeReply`, which a lookup repeats from then on; 409 where nothing is left to decide.
 */
export const decisionRequest = v.variant('decision', [
  v.object({ decision: v.literal('approve'), reason: v.string() }),
  v.object({
    decision: v.literal('load'),
    /** On top of the premium before add-ons. */
    loading_percent: v.pipe(v.number(), v.minValue(1), v.maxValue(100)),
    reason: v.string(),
  }),
  v.object({ decision: v.literal('decline'), reason: v.string() }),
])

/** `POST {key}/policies`, header `x-idempotency-key`: cover for money that was received. */
export const issueRequest = v.object({
  proposal_number: v.string(),
  payment: v.object({
    reference: v.string(),
    amount: v.pipe(paise, v.minValue(1)),
    paid_at: v.pipe(v.string(), v.isoTimestamp()),
  }),
})

/** Also of `GET {key}/policies?proposal_number=`; 404 where none was issued. */
export const issueReply = v.object({
  policy_number: v.string(),
  start: day,
  end: day,
  od_end: v.optional(day),
  issued_at: v.pipe(v.string(), v.isoTimestamp()),
})

/** `GET {key}/policies/{policy_number}/document`. */
export const documentReply = v.object({
  policy_number: v.string(),
  status: v.picklist(['pending', 'ready', 'refused']),
  reason: v.optional(v.string()),
})

/** `POST {key}/policies/{policy_number}/cancellation`, header `x-idempotency-key`: cover ends with the day before. */
export const cancelRequest = v.object({
  reason: v.string(),
  from: day,
  refund: paise,
})
export const cancelReply = v.object({ policy_number: v.string(), status: v.literal('cancelled'), from: day })

/**
 * `POST {key}/policies/{policy_number}/endorsements`, header `x-idempotency-key`: a change that alters no premium. 422
 * with code `declined` where the insurer does not make it.
 */
export const endorseRequest = v.union([
  v.strictObject({ nominee }),
  v.strictObject({ contact: v.object(reached) }),
])
export const endorseReply = v.object({
  policy_number: v.string(),
  endorsement_number: v.string(),
  effective: day,
})

export type EndorseRequest = v.InferOutput<typeof endorseRequest>
export type EndorseReply = v.InferOutput<typeof endorseReply>
export type CancelRequest = v.InferOutput<typeof cancelRequest>
export type CancelReply = v.InferOutput<typeof cancelReply>
export type Premium = v.InferOutput<typeof premium>
export type QuoteRequest = v.InferOutput<typeof quoteRequest>
export type QuoteReply = v.InferOutput<typeof quoteReply>
export type ProposeRequest = v.InferOutput<typeof proposeRequest>
export type ProposeReply = v.InferOutput<typeof proposeReply>
export type DecisionRequest = v.InferOutput<typeof decisionRequest>
export type IssueRequest = v.InferOutput<typeof issueRequest>
export type IssueReply = v.InferOutput<typeof issueReply>
export type DocumentReply = v.InferOutput<typeof documentReply>
