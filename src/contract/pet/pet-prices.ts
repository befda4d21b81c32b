import * as v from 'valibot'
import { petPlan } from '#machines/pet/record/pet-plan.ts'
import type { PetRecord } from '#machines/pet/record/pet-record.ts'
import { defaultPetRequest } from '#machines/pet/record/pet-request.ts'
import { type ProductPrices, successQuotes } from '../quotes/product-prices.ts'
import { petQuoteFromPlan } from './pet-quote.codec.ts'
import { getPetQuotes, type PetQuotesRequest } from './pet-quotes.calls.ts'
import { fromAddOns, fromOwnerDetails, fromPetDetails } from './pet-request.codec.ts'

/** Prices of all pet insurers for one journey (C-110). */
export const petPrices: ProductPrices = {
  call: getPetQuotes,
  askedFor,
  pathOf: (field) => paths[field] ?? field,
  quoteOf: (plan) => petQuoteFromPlan(v.parse(petPlan, plan)),
  dataOf: successQuotes,
}

const paths: Readonly<Record<string, string>> = { pincode: 'ownerDetails.pincode', pets: 'petDetails' }

function askedFor(saved: PetRecord, request: PetQuotesRequest): PetRecord {
  const { ownerDetails, petDetails, planDetails, addons } = request
  return {
    ...saved,
    ...(ownerDetails && { owner: fromOwnerDetails(ownerDetails) }),
    ...(petDetails && { pets: fromPetDetails(petDetails) }),
    request: {
      ...(saved.request ?? defaultPetRequest),
      ...planDetails,
      ...(addons && { opdLimit: undefined, ...fromAddOns(addons) }),
    },
  }
}
