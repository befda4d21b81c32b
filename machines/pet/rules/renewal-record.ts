import type { Renewal, Sold } from '../../core/server-product.ts'
import { emptyPet, type PetRecord } from '../record/pet-record.ts'

/**
 * The journey that renews a policy: the same pets, older by now, at prices that are asked anew. A pet that was
 * insured may stay up to its exit age and has waited already; the owner's details are given again.
 */
export function petRenewal({ leadId, start, record }: Sold<PetRecord>): Renewal<PetRecord> {
  const { owner, pets = [], request, customer, person, plan } = record
  const wasInsured = new Set(plan?.pets.filter(({ isInsured }) => isInsured).map(({ petId }) => petId))
  return {
    answers: {
      ...emptyPet,
      savedStep: 2,
      owner,
      pets: pets.map((pet) =>
        wasInsured.has(pet.petId) ? { ...pet, insuredSince: pet.insuredSince ?? start } : pet,
      ),
      request,
      customer,
    },
    carried: { renewalOf: leadId, person },
  }
}
