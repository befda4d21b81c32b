import * as v from 'valibot'
import { pet } from './pet.ts'
import { petRequest } from './pet-request.ts'

/** What insurers price of a household; names and words of illness are the proposal's. */
const insuredPet = v.object({
  ...v.omit(pet, ['isBirthKnown', 'illnesses', 'microchip']).entries,
  hasMicrochip: v.boolean(),
  isIll: v.boolean(),
})
export type InsuredPet = v.InferOutput<typeof insuredPet>

export const petRisk = v.object({
  ownerType: v.literal('individual'),
  pincode: v.string(),
  pets: v.pipe(v.array(insuredPet), v.minLength(1)),
  ...petRequest.entries,
})
export type PetRisk = v.InferOutput<typeof petRisk>
