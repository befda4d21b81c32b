import * as v from 'valibot'
import { petId } from '#machines/pet/record/pet.ts'

export { type InsuredPet, type PetRisk, petRisk } from '#machines/pet/record/pet-risk.ts'

/** What a pet proposal contains besides proposer, KYC and what was priced. */
export const petProposal = v.object({
  pets: v.array(
    v.object({
      pet_id: petId,
      microchip: v.optional(v.string()),
      illnesses: v.optional(v.string()),
    }),
  ),
})
export type PetProposal = v.InferOutput<typeof petProposal>
