import { healthQuoteFromPlan, toHealthQuotesRequest } from '#contract/health/health-quote.codec.ts'
import type { HealthPlan } from '#machines/health/record/health-plan.ts'
import type { HealthRecord } from '#machines/health/record/health-record.ts'
import type { Offers } from '#machines/purchase/quotes/offers.ts'
import { isLoggedIn } from '../browser/policy-state/is-logged-in.ts'
import { ownCustomer, ownNumber } from '../browser/policy-state/own-details.ts'
import type { PolicyState } from '../browser/policy-state/state.ts'

type Priced = { record: HealthRecord; offers: Offers<HealthPlan> }

/** Health's slices of the specification's client state: what is asked, the prices, and how far it is (HEALTH-16). */
export const healthSlices = ({ record, offers }: Priced, step: string | undefined): PolicyState => ({
  healthQuotePayload: toHealthQuotesRequest(
    { customer: ownCustomer(), ...record },
    isLoggedIn(),
    ownNumber(),
  ),
  healthQuoteResults: Object.values(offers).map(healthQuoteFromPlan),
  healthProcessFlow: { activeStep: record.savedStep, step },
})
