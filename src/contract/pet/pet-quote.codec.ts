import type { PetPlan } from '#machines/pet/record/pet-plan.ts'
import type { PetRecord } from '#machines/pet/record/pet-record.ts'
import { defaultPetRequest } from '#machines/pet/record/pet-request.ts'
import { paise, rupees } from '#machines/rules/money.ts'
import type { PetQuote, PetQuotesRequest } from './pet-quotes.calls.ts'
import { toAddOns, toOwnerDetails, toPetDetails } from './pet-request.codec.ts'

/** What the page asks for: whose pets, which, and what is wanted (PET-02, PET-03). */
export function toPetQuotesRequest(record: PetRecord, loggedInUser: boolean): PetQuotesRequest {
  const { leadId, owner, pets = [], request = defaultPetRequest } = record
  return {
    customerLeadId: leadId,
    quoteType: 'pet',
    ...(owner && { ownerDetails: toOwnerDetails(owner) }),
    ...(pets.length > 0 && { petDetails: toPetDetails(pets) }),
    planDetails: { sumInsured: request.sumInsured },
    addons: toAddOns(request),
    loggedInUser,
  }
}

/** An insurer's price as on the wire. */
export const petQuoteFromPlan = (plan: PetPlan): PetQuote => ({
  Logo: plan.logo,
  insurer: plan.insurer,
  insurerId: plan.insurerId,
  caseId: plan.caseId,
  planId: plan.planId,
  planName: plan.planName,
  sumInsured: plan.sumInsured,
  NetPremium: rupees(plan.net),
  GST: rupees(plan.gst),
  FinalPremium: rupees(plan.final),
  StartDate: plan.start,
  EndDate: plan.end,
  isPanRequiredInProposal: plan.needs.includes('pan'),
  premiumLines: plan.lines.map((line) => ({ ...line, amount: rupees(line.amount) })),
  missingAddOns: plan.missing,
  pets: plan.pets.map((pet) => (pet.isInsured ? { ...pet, net: rupees(pet.net) } : pet)),
  features: plan.features,
  notes: plan.notes,
})

/** Decodes a price from the wire, in whole paise. */
export const planFromPetQuote = (quote: PetQuote): PetPlan => ({
  insurerId: quote.insurerId,
  insurer: quote.insurer,
  logo: quote.Logo,
  caseId: quote.caseId,
  planId: quote.planId,
  planName: quote.planName,
  sumInsured: quote.sumInsured,
  start: quote.StartDate,
  end: quote.EndDate,
  lines: quote.premiumLines.map((line) => ({ ...line, amount: paise(line.amount) })),
  net: paise(quote.NetPremium),
  gst: paise(quote.GST),
  final: paise(quote.FinalPremium),
  included: [],
  missing: quote.missingAddOns,
  needs: quote.isPanRequiredInProposal ? ['pan'] : [],
  questions: [],
  notes: quote.notes,
  pets: quote.pets.map((pet) => (pet.isInsured ? { ...pet, net: paise(pet.net) } : pet)),
  features: quote.features,
})
