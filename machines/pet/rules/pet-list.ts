import type { Pet } from '../record/pet.ts'
import { petLimits } from '../record/pet-limits.ts'
import type { PetRecord } from '../record/pet-record.ts'

type Pets = readonly Pet[] | undefined

type Numbered = Pick<PetRecord, 'pets' | 'lastPetId'>

/** The highest number that any pet of this journey has had. */
export const lastPetIdOf = ({ pets = [], lastPetId = 0 }: Numbered): number =>
  Math.max(lastPetId, ...pets.map(({ petId }) => petId))

/** The number of the next pet; that of a pet that was removed is never given again. */
export const nextPetId = (record: Numbered): number => lastPetIdOf(record) + 1

/** The list with this pet: in place of the one of its number, else at the end. */
export const withPet = (pets: Pets = [], given: Pet): Pet[] =>
  pets.some(({ petId }) => petId === given.petId)
    ? pets.map((one) => (one.petId === given.petId ? given : one))
    : [...pets, given]

export const withoutPet = (pets: Pets = [], petId: number): Pet[] => pets.filter((one) => one.petId !== petId)

export const hasRoom = (pets: Pets = []): boolean => pets.length < petLimits.pets.max

/** Whether a pet of this number may be given: it is known already, or the next, and there is room for it. */
export const mayGive = (record: Numbered, petId: number): boolean =>
  record.pets?.some((one) => one.petId === petId) || (hasRoom(record.pets) && petId === nextPetId(record))
