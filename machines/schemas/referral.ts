import * as v from 'valibot'

/** What an underwriter may say of a proposal that was referred to a person. */
export const decisions = ['approve', 'load', 'decline'] as const

/** On top of the premium before add-ons. */
export const loadingPercent = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))

export const decisionGiven = v.object({
  decision: v.picklist(decisions),
  /** With `load` alone. */
  percent: v.optional(loadingPercent),
  reason: v.string(),
})
export type DecisionGiven = v.InferOutput<typeof decisionGiven>

/** A proposal that waits for a person's decision, the longest waiting first. */
export const referral = v.object({
  customerLeadId: v.string(),
  /** Not theirs to see: without a name, and without what was answered. */
  locked: v.boolean(),
  /** Answers about health are shown, because the customer has agreed. */
  showsSealed: v.boolean(),
  customerName: v.optional(v.string()),
  /** Masked where locked. */
  mobile: v.optional(v.string()),
  /** "Health insurance". */
  product: v.string(),
  insurer: v.string(),
  proposalNumber: v.string(),
  /** Rupees: what the customer has agreed to pay. */
  premium: v.number(),
  /** Why the insurer referred it. */
  reason: v.string(),
  /** ISO 8601. */
  since: v.string(),
  facts: v.array(v.object({ title: v.string(), entries: v.array(v.tuple([v.string(), v.string()])) })),
  /** Uploaded pictures that show what is insured. */
  uploads: v.array(v.object({ documentId: v.string(), label: v.string() })),
  /** Decided, but the insurer could not be told yet. */
  decided: v.optional(v.picklist(decisions)),
})
export type Referral = v.InferOutput<typeof referral>
