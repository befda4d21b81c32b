import * as v from 'valibot'
import { petPlan } from '#machines/pet/record/pet-plan.ts'
import type { PetRecord } from '#machines/pet/record/pet-record.ts'
import { defaultPetRequest } from '#machines/pet/record/pet-request.ts'
import { messages } from '#machines/reference/messages.ts'
import { findPincode } from '#machines/reference/pincodes.ts'
import { type Asking, type ProductPrices, successQuotes } from '../quotes/product-prices.ts'
import { petQuoteFromPlan } from './pet-quote.codec.ts'
import { getPetQuotes, type PetQuotesRequest } from './pet-quotes.calls.ts'
import { fromAddOns, fromOwnerDetails, fromPetDetails } from './pet-request.codec.ts'

const { form } = messages

/** Prices of all pet insurers for one journey (C-110). */
export const petPrices: ProductPrices = {
  call: getPetQuotes,
  askedFor,
  quoteOf: (plan) => petQuoteFromPlan(v.parse(petPlan, plan)),
  dataOf: successQuotes,
}

function askedFor(saved: PetRecord, request: PetQuotesRequest, { refuse }: Asking): PetRecord {
  const reject = (path: string, message: string) =>
    refuse('invalid', undefined, { issues: [{ path, message }] })
  const { ownerDetails, petDetails, planDetails, addons } = request
  const owner = ownerDetails ? fromOwnerDetails(ownerDetails) : saved.owner
  if (!owner) return reject('ownerDetails.pincode', form.required)
  if (!findPincode(String(owner.pincode.value))) return reject('ownerDetails.pincode', form.unknownPincode)
  const pets = petDetails ? fromPetDetails(petDetails) : saved.pets
  if (!pets?.length) return reject('petDetails', form.required)
  const wanted = {
    ...(saved.request ?? defaultPetRequest),
    ...planDetails,
    ...(addons && { opdLimit: undefined, ...fromAddOns(addons) }),
  }
  return { ...saved, owner, pets, request: wanted }
}
