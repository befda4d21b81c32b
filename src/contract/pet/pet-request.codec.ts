import * as v from 'valibot'
import { type Pet, pet } from '#machines/pet/record/pet.ts'
import { petLimits } from '#machines/pet/record/pet-limits.ts'
import type { PetRecord } from '#machines/pet/record/pet-record.ts'
import {
  type PetCover,
  type PetRequest,
  petCovers,
  petOpdLimits,
  petRequest,
} from '#machines/pet/record/pet-request.ts'
import { type Photograph, photographViews } from '#machines/pet/record/photograph.ts'

/** The owner as the pet request names them (PET-02). */
export const ownerDetails = v.object({
  ownerName: v.string(),
  contactNumber: v.string(),
  pincode: v.object({ value: v.string(), City: v.string(), State: v.string() }),
})
type OwnerDetails = v.InferOutput<typeof ownerDetails>

const { breed, name, weight, petId, kind, born, isBirthKnown, insuredSince, ...questions } = pet.entries

/** One pet: breed, name, age and weight as the specification names them, and what is asked of its health. */
export const petDetails = v.pipe(
  v.array(
    v.object({
      petId,
      type: kind,
      breed,
      name,
      age: v.object({ dateOfBirth: born, isExact: isBirthKnown }),
      weight,
      questions: v.object(questions),
      /** Told, and not read: each is given by an event of its own, once it is stored. */
      photos: v.optional(v.array(v.object({ view: v.picklist(photographViews), documentId: v.string() }))),
      insuredSince,
    }),
  ),
  v.minLength(1),
  v.maxLength(petLimits.pets.max),
)
type PetDetails = v.InferOutput<typeof petDetails>

export const planDetails = v.object({ sumInsured: petRequest.entries.sumInsured })

const flags = Object.fromEntries(petCovers.map((cover) => [cover, v.optional(v.boolean(), false)])) as Record<
  PetCover,
  v.OptionalSchema<v.BooleanSchema<undefined>, false>
>

/** Which covers are wanted; visits to the vet by their limit, 0 for none. */
export const addOns = v.object({ ...flags, opd: v.optional(v.picklist([0, ...petOpdLimits]), 0) })
type AddOns = v.InferOutput<typeof addOns>

export function toOwnerDetails({
  name: ownerName,
  mobile,
  pincode,
}: NonNullable<PetRecord['owner']>): OwnerDetails {
  const [City = '', State = ''] = pincode.label.replace(/^\d{6}\s*/, '').split(/,\s*/)
  return { ownerName, contactNumber: mobile, pincode: { value: String(pincode.value), City, State } }
}

export function fromOwnerDetails({ ownerName, contactNumber, pincode }: OwnerDetails) {
  const { value, City, State } = pincode
  return {
    name: ownerName,
    mobile: contactNumber,
    pincode: { value, label: `${value} ${City}, ${State}` },
  }
}

export const toPetDetails = (pets: readonly Pet[], photographs: readonly Photograph[] = []): PetDetails =>
  pets.map(({ petId, kind, breed, name, born, isBirthKnown, weight, insuredSince, ...questions }) => ({
    petId,
    type: kind,
    breed,
    name,
    age: { dateOfBirth: born, isExact: isBirthKnown },
    weight,
    questions,
    ...photosOf(petId, photographs),
    ...(insuredSince && { insuredSince }),
  }))

function photosOf(
  petId: Pet['petId'],
  photographs: readonly Photograph[],
): Pick<PetDetails[number], 'photos'> {
  const photos = photographs.filter((one) => one.petId === petId)
  return photos.length > 0 ? { photos: photos.map(({ view, documentId }) => ({ view, documentId })) } : {}
}

export const fromPetDetails = (details: PetDetails): Pet[] =>
  details.map(({ type, age, questions, insuredSince, photos: _, ...same }) => ({
    ...same,
    kind: type,
    born: age.dateOfBirth,
    isBirthKnown: age.isExact,
    ...questions,
    ...(insuredSince && { insuredSince }),
  }))

export const toAddOns = ({ covers, opdLimit }: PetRequest): AddOns =>
  v.parse(addOns, { ...Object.fromEntries(covers.map((cover) => [cover, true])), opd: opdLimit ?? 0 })

export function fromAddOns({ opd, ...wanted }: AddOns): Pick<PetRequest, 'covers' | 'opdLimit'> {
  const opdLimit = petOpdLimits.find((limit) => limit === opd)
  return { covers: petCovers.filter((cover) => wanted[cover]), ...(opdLimit && { opdLimit }) }
}
