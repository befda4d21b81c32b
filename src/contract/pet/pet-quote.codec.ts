import type { PetPlan } from '#machines/pet/record/pet-plan.ts'
import type { PetRecord } from '#machines/pet/record/pet-record.ts'
import { defaultPetRequest } from '#machines/pet/record/pet-request.ts'
import { paise, rupees } from '#machines/rules/money.ts'
import { askerOf } from '../quotes/asker.ts'
import { planFromPlanQuote, planQuoteFromPlan } from '../quotes/plan-quote.ts'
import type { PetQuote, PetQuotesRequest } from './pet-quotes.calls.ts'
import { toAddOns, toOwnerDetails, toPetDetails } from './pet-request.codec.ts'

/** What the page asks for: whose pets, which, and what is wanted (PET-02, PET-03). */
export function toPetQuotesRequest(
  record: PetRecord,
  loggedInUser: boolean,
  customerUniqueNumber?: string,
): PetQuotesRequest {
  const { leadId, owner, pets = [], request = defaultPetRequest } = record
  return {
    customerLeadId: leadId,
    quoteType: 'pet',
    ...(owner && { ownerDetails: toOwnerDetails(owner) }),
    ...(pets.length > 0 && { petDetails: toPetDetails(pets) }),
    planDetails: { sumInsured: request.sumInsured },
    addons: toAddOns(request),
    ...askerOf(record, loggedInUser, customerUniqueNumber),
  }
}

/** An insurer's price as on the wire. */
export const petQuoteFromPlan = (plan: PetPlan): PetQuote => ({
  ...planQuoteFromPlan(plan),
  sumInsured: plan.sumInsured,
  pets: plan.pets.map((pet) => (pet.isInsured ? { ...pet, net: rupees(pet.net) } : pet)),
  features: plan.features,
})

/** Decodes a price from the wire, in whole paise. */
export const planFromPetQuote = (quote: PetQuote): PetPlan => ({
  ...planFromPlanQuote(quote),
  sumInsured: quote.sumInsured,
  pets: quote.pets.map((pet) => (pet.isInsured ? { ...pet, net: paise(pet.net) } : pet)),
  features: quote.features,
})
