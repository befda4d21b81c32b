import * as v from 'valibot'
import { petPlan } from '#machines/pet/record/pet-plan.ts'
import type { PetRecord } from '#machines/pet/record/pet-record.ts'
import { kycResult } from '#machines/schemas/proposal.ts'
import {
  addOns,
  fromAddOns,
  fromOwnerDetails,
  fromPetDetails,
  ownerDetails,
  petDetails,
  planDetails,
  toAddOns,
  toOwnerDetails,
  toPetDetails,
} from '../pet/pet-request.codec.ts'
import type { AnswerFields, ProductFields } from './product-fields.ts'

const petSteps = {
  step1: v.looseObject({ ownerDetails: v.optional(ownerDetails) }),
  step2: v.looseObject({ petDetails: v.optional(petDetails) }),
  step3: v.looseObject({
    planDetails: v.optional(planDetails),
    addons: v.optional(addOns),
    selectedPlan: v.optional(petPlan),
  }),
} as const

const wireSteps = v.partial(v.object(petSteps))
type PetSteps = v.InferOutput<typeof wireSteps>
type Fields = AnswerFields<PetRecord, PetSteps>

const owner: Fields = {
  write: ({ owner: known }) => known && { step1: { ownerDetails: toOwnerDetails(known) } },
  read: ({ step1 }) => step1?.ownerDetails && { owner: fromOwnerDetails(step1.ownerDetails) },
}

const pets: Fields = {
  write: ({ pets: known, photographs }) =>
    known?.length ? { step2: { petDetails: toPetDetails(known, photographs) } } : undefined,
  read: ({ step2 }) => step2?.petDetails && { pets: fromPetDetails(step2.petDetails) },
}

const request: Fields = {
  write: ({ request: wanted }) =>
    wanted && { step3: { planDetails: { sumInsured: wanted.sumInsured }, addons: toAddOns(wanted) } },
  read: ({ step3 }) =>
    step3?.planDetails && step3.addons && { request: { ...step3.planDetails, ...fromAddOns(step3.addons) } },
}

/** The price that was chosen: the server takes it from its own prices, by its case. */
const plan: Fields = {
  write: ({ plan: chosen }) => chosen && { step3: { selectedPlan: chosen } },
  read: ({ step3 }) => step3?.selectedPlan && { plan: step3.selectedPlan },
}

/** Pet's steps as the specification names them (PET-02). */
export const petFields: ProductFields<PetRecord, PetSteps> = {
  steps: petSteps,
  answers: {
    'owner.given': owner,
    'pet.given': pets,
    'pet.removed': pets,
    'pets.given': pets,
    'request.changed': request,
    'quote.arrived': plan,
    'plan.chosen': plan,
  },
  beside: { kycDetails: { schema: kycResult, write: ({ kyc }) => kyc } },
}
