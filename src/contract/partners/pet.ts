import * as v from 'valibot'
import { petId } from '#machines/pet/record/pet.ts'
import { photographViews } from '#machines/pet/record/photograph.ts'

export { type InsuredPet, type PetRisk, petRisk } from '#machines/pet/record/pet-risk.ts'

/** What a pet proposal contains besides proposer, KYC and what was priced. */
export const petProposal = v.object({
  pets: v.array(
    v.object({
      pet_id: petId,
      microchip: v.optional(v.string()),
      illnesses: v.optional(v.string()),
      photographs: v.array(v.object({ view: v.picklist(photographViews), document_id: v.string() })),
    }),
  ),
})
export type PetProposal = v.InferOutput<typeof petProposal>
