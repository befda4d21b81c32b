import * as v from 'valibot'
import type { Unpriceable } from '../core/server-product.ts'
import { form } from '../reference/messages/form.ts'
import { findPincode } from '../reference/pincodes.ts'
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

export function petUnpriceable({ owner, pets }: PetRecord): Unpriceable | undefined {
  if (!owner) return { field: 'pincode', message: form.required }
  if (!findPincode(String(owner.pincode.value))) return { field: 'pincode', message: form.unknownPincode }
  return pets?.length ? undefined : { field: 'pets', message: form.required }
}
