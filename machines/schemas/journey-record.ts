import * as v from 'valibot'
import { customerType, source } from './basics.ts'
import { plan } from './plan.ts'
import { kycResult, nominee, person } from './proposal.ts'

export const savedStep = v.picklist([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])

/** Where a journey goes on: the page, the screen on it and the specification's activeStep. */
export const leadsTo = v.object({ path: v.string(), screen: v.string(), activeStep: v.number() })
export type LeadsTo = v.InferOutput<typeof leadsTo>

export const lapsedPlan = v.object({ caseId: v.string(), insurer: v.string() })

/**
 * What the record of every journey holds, whatever is insured: the specification's resume record without the
 * answers of one product. Generic code reads and writes no more than this.
 */
export const journeyRecord = v.object({
  /** Which product it is about: the key of a `Product`. */
  quoteType: v.string(),
  leadId: v.string(),
  /** The version; a save based on an older one is refused. */
  version: v.number(),
  /** The last saved step, 0 before the first save. */
  savedStep,
  source,
  emplId: v.optional(v.string()),
  /** Prices are shown before a name and a number are asked; written by the server alone, when the journey begins. */
  pricesFirst: v.optional(v.boolean()),
  customerType: v.optional(customerType),
  customer: v.optional(v.object({ name: v.string(), email: v.string(), mobile: v.string() })),
  /** Allotted by the server when a journey begins whose product numbers its quotations. */
  quotationNumber: v.optional(v.string()),
  /** The lead of the policy that this journey renews. */
  renewalOf: v.optional(v.string()),
  plan: v.optional(plan),
  /** The accepted plan whose time to pay is over, until another way is chosen. */
  lapsed: v.optional(lapsedPlan),
  addOnAnswers: v.optional(v.record(v.string(), v.boolean())),
  kyc: v.optional(kycResult),
  person: v.optional(person),
  /** The unmasked numbers of `person`, encrypted; only the server can decrypt them. */
  sealed: v.optional(v.string()),
  /** The answers that the product wants sealed, encrypted; only the server can decrypt them. */
  sealedAnswers: v.optional(v.string()),
  nominee: v.optional(nominee),
  /** Uploaded photographs of what is insured; a product knows what each shows. */
  photographs: v.optional(v.array(v.looseObject({ documentId: v.string() }))),
  personalAccidentDecline: v.optional(v.string()),
  proposalStatus: v.optional(v.string()),
  /** The lifecycle status, written by the server alone. */
  status: v.optional(v.string()),
})

export type JourneyRecord = v.InferOutput<typeof journeyRecord>

/** The shared part of a record of which nothing is answered. */
export const emptyJourney = {
  leadId: '',
  version: 0,
  savedStep: 0,
  source: 'customer',
} as const satisfies Partial<JourneyRecord>
