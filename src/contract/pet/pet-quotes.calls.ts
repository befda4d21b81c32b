import * as v from 'valibot'
import { petFeatures, pricedPet } from '#machines/pet/record/pet-plan.ts'
import { petRequest } from '#machines/pet/record/pet-request.ts'
import { call } from '../call.ts'
import { asker } from '../quotes/asker.ts'
import { allQuotes, insurersAgain, lineOfQuotes, planQuote } from '../quotes/plan-quote.ts'
import { rupees } from '../quotes/quote-result.ts'
import { addOns, ownerDetails, petDetails, planDetails } from './pet-request.codec.ts'

/** The pet request of the specification (PET-02); what is saved counts where a part is left out. */
const request = v.object({
  customerLeadId: v.string(),
  quoteType: v.optional(v.literal('pet'), 'pet'),
  ownerDetails: v.optional(ownerDetails),
  petDetails: v.optional(petDetails),
  planDetails: v.optional(planDetails),
  addons: v.optional(addOns),
  ...asker,
  insurerId: v.optional(insurersAgain),
})
export type PetQuotesRequest = v.InferOutput<typeof request>

const [insured, refused] = pricedPet.options

/** One insurer's price for a household, under the names of a motor quote where they mean the same. */
const petQuote = v.object({
  ...planQuote.entries,
  sumInsured: petRequest.entries.sumInsured,
  /** Each pet with its own premium, or with why it is not insured. */
  pets: v.array(v.variant('isInsured', [v.object({ ...insured.entries, net: rupees }), refused])),
  features: petFeatures,
})
export type PetQuote = v.InferOutput<typeof petQuote>

const ofLead = {
  method: 'POST',
  path: 'pet/All_quotes',
  kind: 'authed',
  action: 'journey.buy',
  lead: 'customerLeadId',
  request,
} as const

/** Asks every insurer and answers when the last one has answered or timed out (C-110). */
export const getPetQuotes = call({
  ...ofLead,
  reply: allQuotes(petQuote),
  isSuccess: ({ success }) => success,
})

const petQuoteLine = lineOfQuotes(petQuote)

/** The same call asked with `Accept: application/x-ndjson` (ruling 19): each line as soon as it is there. */
export const streamPetQuotes = call({ ...ofLead, reply: petQuoteLine, isSuccess: () => true })
