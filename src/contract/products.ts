import type { ProductKey } from '#machines/reference/categories.ts'
import type { Call } from './call.ts'
import { healthPrices } from './health/health-prices.ts'
import { petPrices } from './pet/pet-prices.ts'
import * as proposals from './proposal/proposal.calls.ts'
import { motorPrices } from './quotes/motor-prices.ts'
import type { ProductPrices } from './quotes/product-prices.ts'

type ProductCalls = {
  prices: ProductPrices
  /** Its ways to an insurer. */
  proposals: readonly Call<proposals.ProposalRequest, proposals.ProposalReply>[]
}

const byKey: Readonly<Record<ProductKey, ProductCalls>> = {
  motor: { prices: motorPrices, proposals: [proposals.submitProposal, proposals.saveKotakProposal] },
  health: { prices: healthPrices, proposals: [proposals.submitHealthProposal] },
  pet: { prices: petPrices, proposals: [proposals.submitPetProposal] },
}

/** The calls that each product has of its own, with its key. */
export const productCalls = Object.entries(byKey).map(([key, calls]) => ({ key, ...calls }))
