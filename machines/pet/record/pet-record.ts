import * as v from 'valibot'
import { chosen } from '../../schemas/basics.ts'
import { emptyJourney, journeyRecord } from '../../schemas/journey-record.ts'
import { pet, petId } from './pet.ts'
import { petPlan } from './pet-plan.ts'
import { petRequest } from './pet-request.ts'
import { photograph } from './photograph.ts'

/** Whose pets they are (step P1). */
const owner = v.object({ name: v.string(), mobile: v.string(), pincode: chosen })

/** What is known of a pet journey. */
export const petRecord = v.object({
  ...journeyRecord.entries,
  owner: v.optional(owner),
  pets: v.optional(v.array(pet)),
  /** The highest number that a pet has had, so that no other ever gets that of one that was removed. */
  lastPetId: v.optional(petId),
  photographs: v.optional(v.array(photograph)),
  request: v.optional(petRequest),
  plan: v.optional(petPlan),
})
export type PetRecord = v.InferOutput<typeof petRecord>

/** The record of a journey without any answer. */
export const emptyPet: PetRecord = { ...emptyJourney, quoteType: 'pet', customerType: 'individual' }
