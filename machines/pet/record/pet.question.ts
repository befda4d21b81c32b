import { answering } from '../../core/answer.ts'
import { form, type PayloadOf } from '../../core/event.ts'
import { addYears } from '../../rules/calendar.ts'
import type { Day } from '../../schemas/basics.ts'
import { monthsOn } from '../rules/pet-age.ts'
import { lastPetIdOf, withPet } from '../rules/pet-list.ts'
import { withoutPhotographsOf } from '../rules/photographs.ts'
import { bornIn, petFields } from './pet.fields.ts'
import type { Pet } from './pet.ts'
import type { PetRecord } from './pet-record.ts'

const healthy = { vaccinated: 'yes', neutered: 'no', microchipped: 'no', ill: 'no' } as const

const question = form('Save this pet', petFields, (today) => [
  {
    kind: 'dog' as const,
    name: 'Rex',
    breed: 'Labrador Retriever',
    knows: 'birth' as const,
    dateOfBirth: addYears(today, -3),
    weight: 28,
    use: 'companion' as const,
    value: 30_000,
    ...healthy,
    vaccinatedOn: addYears(today, -1),
    petId: 1,
  },
  {
    kind: 'cat' as const,
    name: 'Mia',
    breed: 'Persian',
    knows: 'age' as const,
    years: 1,
    months: 6,
    weight: 4,
    use: 'companion' as const,
    value: undefined,
    ...healthy,
    vaccinated: 'no' as const,
    petId: 2,
  },
])

/** One pet, new or changed (PET-03); the whole list is what `pets.given` answers. */
export const petQuestion = answering<PetRecord>()(2, question, {
  change: (given, record, today) => ({
    pets: withPet(record.pets, petOf(given, record.pets, today)),
    lastPetId: Math.max(lastPetIdOf(record), given.petId),
    ...(isAnotherAnimal(given, record.pets) && {
      photographs: withoutPhotographsOf(record.photographs, given.petId),
    }),
    plan: undefined,
  }),
  known: () => undefined,
})

/** A pet of another breed does not look as it was photographed. */
const isAnotherAnimal = (
  { petId, kind, breed }: Pick<Pet, 'petId' | 'kind' | 'breed'>,
  pets: PetRecord['pets'],
) => pets?.some((one) => one.petId === petId && (one.kind !== kind || one.breed !== breed)) ?? false

function petOf(given: PayloadOf<typeof question>, pets: PetRecord['pets'], today: Day): Pet {
  const { petId, kind, name, breed, knows, weight, use, value, vaccinatedOn, neutered } = given
  const before = pets?.find((one) => one.petId === petId)
  return {
    petId,
    kind,
    name,
    breed,
    born: bornIn(given, today) ?? today,
    isBirthKnown: knows === 'birth',
    weight,
    use,
    isNeutered: neutered === 'yes',
    ...(value !== undefined && { value }),
    ...(vaccinatedOn && { vaccinatedOn }),
    ...(given.microchip && { microchip: given.microchip }),
    ...(given.illnesses && { illnesses: given.illnesses }),
    ...(before?.insuredSince && { insuredSince: before.insuredSince }),
  }
}

const yesNo = (is: boolean) => (is ? 'yes' : 'no')

/** What fills the form again; of a new pet its number alone. */
export function petAnswers(pets: PetRecord['pets'], petId: number, today: Day) {
  const pet = pets?.find((one) => one.petId === petId)
  if (!pet) return { petId, kind: 'dog', knows: 'birth', use: 'companion' }
  const months = monthsOn(today, pet.born)
  return {
    petId,
    kind: pet.kind,
    name: pet.name,
    breed: pet.breed,
    ...(pet.isBirthKnown
      ? { knows: 'birth', dateOfBirth: pet.born }
      : { knows: 'age', years: String(Math.floor(months / 12)), months: String(months % 12) }),
    weight: String(pet.weight),
    use: pet.use,
    value: pet.value === undefined ? undefined : String(pet.value),
    vaccinated: yesNo(pet.vaccinatedOn !== undefined),
    vaccinatedOn: pet.vaccinatedOn,
    neutered: yesNo(pet.isNeutered),
    microchipped: yesNo(pet.microchip !== undefined),
    microchip: pet.microchip,
    ill: yesNo(pet.illnesses !== undefined),
    illnesses: pet.illnesses,
  }
}
