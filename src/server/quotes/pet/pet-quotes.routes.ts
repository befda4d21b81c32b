import * as v from 'valibot'
import { petQuoteFromPlan } from '#contract/pet/pet-quote.codec.ts'
import { getPetQuotes, type PetQuotesRequest } from '#contract/pet/pet-quotes.calls.ts'
import { fromAddOns, fromOwnerDetails, fromPetDetails } from '#contract/pet/pet-request.codec.ts'
import { petProduct } from '#machines/pet/pet.product.ts'
import { petPlan } from '#machines/pet/record/pet-plan.ts'
import type { PetRecord } from '#machines/pet/record/pet-record.ts'
import { defaultPetRequest } from '#machines/pet/record/pet-request.ts'
import { messages } from '#machines/reference/messages.ts'
import { findPincode } from '#machines/reference/pincodes.ts'
import type { Plan } from '#machines/schemas/plan.ts'
import { recordOf } from '../../access/leads.store.ts'
import type { Module } from '../../deps.ts'
import { fail } from '../../http/fail.ts'
import { serve } from '../../http/serve.ts'
import type { Timings } from '../../insurers/timings.ts'
import { priceList, successQuotes } from '../price-list.ts'
import { createQuoteService } from '../quote-service.ts'

const { form } = messages
const petAlone = { products: [petProduct] }

/** Prices of all pet insurers for one journey, at once or as they come, and some of them again (C-110). */
export const petQuotesRoutes =
  (timings: Timings): Module =>
  (deps) => {
    const desk = createQuoteService(deps, timings)

    return serve(getPetQuotes, async ({ request, lead, caller, c }) => {
      if (!lead) return fail('unknown-journey')
      const record = askedFor(recordOf(petAlone, lead), request)
      const answers =
        request.insurerId === undefined
          ? await desk.askAll(lead, record, caller)
          : await desk.askAgain(lead, request.insurerId, caller)
      return priceList(c, answers, quoteOf, successQuotes)
    })
  }

/** The saved journey, plus what the page asks for, which may not be saved yet. */
function askedFor(saved: PetRecord, request: PetQuotesRequest): PetRecord {
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

const reject = (path: string, message: string) => fail('invalid', undefined, { issues: [{ path, message }] })

const quoteOf = (plan: Plan) => petQuoteFromPlan(v.parse(petPlan, plan))
