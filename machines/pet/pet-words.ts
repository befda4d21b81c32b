import { formatRupees, paise } from '../rules/money.ts'
import type { Day } from '../schemas/basics.ts'
import type { Pet, PetKind } from './record/pet.ts'
import type { PetRecord } from './record/pet-record.ts'
import type { PetCover, PricedPetCover } from './record/pet-request.ts'
import type { PhotographView } from './record/photograph.ts'
import { breedLabel } from './reference/breed-labels.ts'
import type { PetSize } from './reference/breeds.ts'
import { monthsOn, spokenAge } from './rules/pet-age.ts'
import { sizeOf } from './rules/pet-size.ts'

export const kindLabels: Readonly<Record<PetKind, string>> = { dog: 'Dog', cat: 'Cat' }

export const useLabels: Readonly<Record<Pet['use'], string>> = {
  companion: 'It lives with us',
  working: 'It works, as a guard or on a farm',
  show: 'It is shown at contests',
}

export const sizeLabels: Readonly<Record<PetSize, string>> = {
  small: 'small dog, up to 10 kg',
  medium: 'medium dog, up to 25 kg',
  large: 'large dog, up to 40 kg',
  giant: 'giant dog, over 40 kg',
  cat: 'cat',
}

export const photographLabels: Readonly<Record<PhotographView, (name: string) => string>> = {
  front: (name) => `${name} from the front`,
  left: (name) => `${name} from the left`,
  right: (name) => `${name} from the right`,
  back: (name) => `${name} from behind`,
}

export const coverLabels: Readonly<Record<PricedPetCover, string>> = {
  opd: 'Visits to the vet (OPD)',
  thirdPartyLiability: 'Third-party liability',
  mortality: 'Death',
  theftOrStraying: 'Theft or straying',
  terminalIllness: 'Terminal illness',
  funeral: 'Funeral',
  petMinding: 'Pet minding',
}

/** What each cover does, in a sentence. */
export const coverHints: Readonly<Record<PetCover, string>> = {
  thirdPartyLiability: 'If your pet hurts somebody or damages something, up to ₹2,00,000.',
  mortality: 'What your pet is worth, if it dies of an accident or an illness.',
  theftOrStraying: 'What your pet is worth, if it is stolen or lost and not found.',
  terminalIllness: 'A lump sum once an illness cannot be healed.',
  funeral: 'Burial or cremation.',
  petMinding: 'Somebody to look after your pet while you are in hospital.',
}

export const spokenSum = (rupees: number): string => formatRupees(paise(rupees))

/** `Labrador Retriever, 3 years 2 months, 28 kg`. */
export const petInWords = (pet: Pet, today: Day): string =>
  [breedLabel(pet.breed), spokenAge(monthsOn(today, pet.born)), `${pet.weight} kg`].join(', ')

export const petSizeInWords = (pet: Pet, today: Day): string => sizeLabels[sizeOf(pet, today)]

/** `Rex and Mia`, `Rex, Mia and Tom`. */
export function petNames({ pets = [] }: Pick<PetRecord, 'pets'>): string {
  const names = pets.map(({ name }) => name)
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')
}
