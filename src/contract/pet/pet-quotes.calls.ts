import * as v from 'valibot'
import { petFeatures, pricedPet } from '#machines/pet/record/pet-plan.ts'
import { petRequest } from '#machines/pet/record/pet-request.ts'
import { day } from '#machines/schemas/basics.ts'
import { call } from '../call.ts'
import { rupees, unavailableMessage, wireLine } from '../quotes/quote-result.ts'
import { addOns, ownerDetails, petDetails, planDetails } from './pet-request.codec.ts'

/** The pet request of the specification (PET-02); what is saved counts where a part is left out. */
const request = v.object({
  customerLeadId: v.string(),
  quoteType: v.optional(v.literal('pet'), 'pet'),
  ownerDetails: v.optional(ownerDetails),
  petDetails: v.optional(petDetails),
  planDetails: v.optional(planDetails),
  addons: v.optional(addOns),
  loggedInUser: v.optional(v.boolean(), false),
  /** Asks this insurer alone again; the others' prices stay. */
  insurerId: v.optional(v.number()),
})
export type PetQuotesRequest = v.InferOutput<typeof request>

const [insured, refused] = pricedPet.options

/** One insurer's price for a household, under the names of a motor quote where they mean the same. */
export const petQuote = v.object({
  Logo: v.string(),
  insurer: v.string(),
  insurerId: v.number(),
  caseId: v.string(),
  planId: v.string(),
  planName: v.string(),
  sumInsured: petRequest.entries.sumInsured,
  NetPremium: rupees,
  GST: rupees,
  FinalPremium: rupees,
  StartDate: day,
  EndDate: day,
  isPanRequiredInProposal: v.boolean(),
  premiumLines: v.array(wireLine),
  missingAddOns: v.array(v.object({ addOn: v.string(), reason: v.string() })),
  /** Each pet with its own premium, or with why it is not insured. */
  pets: v.array(v.variant('isInsured', [v.object({ ...insured.entries, net: rupees }), refused])),
  features: petFeatures,
  notes: v.array(v.string()),
})
export type PetQuote = v.InferOutput<typeof petQuote>

const reply = v.object({
  success: v.boolean(),
  message: v.optional(v.string()),
  data: v.object({ successQuotes: v.array(petQuote), unavailable: v.array(unavailableMessage) }),
})

const ofLead = {
  method: 'POST',
  path: 'pet/All_quotes',
  kind: 'authed',
  action: 'journey.buy',
  lead: 'customerLeadId',
  assumed: true,
  request,
} as const

/** Asks every insurer and answers when the last one has answered or timed out (C-110). */
export const getPetQuotes = call({ ...ofLead, reply, isSuccess: ({ success }) => success })

/** One line of the stream: a price or a refusal in the order of arrival, and one end. */
const petQuoteLine = v.variant('type', [
  v.object({ type: v.literal('quote'), quote: petQuote }),
  v.object({ type: v.literal('unavailable'), unavailable: unavailableMessage }),
  v.object({ type: v.literal('end'), asked: v.number(), priced: v.number() }),
])
export type PetQuoteLine = v.InferOutput<typeof petQuoteLine>

/** The same call asked with `Accept: application/x-ndjson` (ruling 19): each line as soon as it is there. */
export const streamPetQuotes = call({ ...ofLead, reply: petQuoteLine, isSuccess: () => true })
