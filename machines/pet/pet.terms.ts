import * as v from 'valibot'
import type { PetRecord } from './record/pet-record.ts'
import { defaultPetRequest, petRequest } from './record/pet-request.ts'
import { petRisk } from './record/pet-risk.ts'

/** What a request for pet prices is about, as it is kept. */
export const petTerms = v.object({ risk: petRisk, request: petRequest })
type PetTerms = v.InferOutput<typeof petTerms>

/** Undefined until owner and pets are answered. */
export function petTermsOn({
  owner,
  pets = [],
  request = defaultPetRequest,
}: PetRecord): PetTerms | undefined {
  if (!owner || pets.length === 0) return undefined
  const insured = pets.map(({ microchip, illnesses, ...pet }) => ({
    ...pet,
    hasMicrochip: microchip !== undefined,
    isIll: illnesses !== undefined,
  }))
  const pincode = String(owner.pincode.value)
  return v.parse(petTerms, {
    risk: { ownerType: 'individual', pincode, pets: insured, ...request },
    request,
  })
}
