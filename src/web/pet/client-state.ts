import { petQuoteFromPlan, toPetQuotesRequest } from '#contract/pet/pet-quote.codec.ts'
import type { PetPlan } from '#machines/pet/record/pet-plan.ts'
import type { PetRecord } from '#machines/pet/record/pet-record.ts'
import type { Offers } from '#machines/purchase/quotes/offers.ts'
import { isLoggedIn } from '../browser/policy-state/is-logged-in.ts'
import { ownNumber } from '../browser/policy-state/own-details.ts'
import type { PolicyState } from '../browser/policy-state/state.ts'

type Priced = { record: PetRecord; offers: Offers<PetPlan> }

/** Pet's slices of the specification's client state: what is asked, and the prices (PET-05). */
export const petSlices = ({ record, offers }: Priced): PolicyState => ({
  petQuickQuotePayload: toPetQuotesRequest(record, isLoggedIn(), ownNumber()),
  petQuickQuoteResult: Object.values(offers).map(petQuoteFromPlan),
})
