import type { Pet } from '../record/pet.ts'
import type { PetRecord } from '../record/pet-record.ts'
import { type Photograph, type PhotographView, viewsOf } from '../record/photograph.ts'

type Photographs = readonly Photograph[] | undefined
type Place = Pick<Photograph, 'petId' | 'view'>

const isAt = (one: Place, { petId, view }: Place): boolean => one.petId === petId && one.view === view

/** The photographs with this one, in place of an earlier one of the same view. */
export const withPhotograph = (photographs: Photographs = [], given: Photograph): Photograph[] => [
  ...photographs.filter((one) => !isAt(one, given)),
  given,
]

export const withoutPhotographsOf = (photographs: Photographs = [], petId: number): Photograph[] =>
  photographs.filter((one) => one.petId !== petId)

/** Pets that the chosen plan insures; of the others nothing has to be shown. */
export const photographedPets = ({ pets = [], plan }: PetRecord): Pet[] =>
  pets.filter(({ petId }) => plan?.pets.some((priced) => priced.petId === petId && priced.isInsured))

export const photographAt = ({ photographs = [] }: PetRecord, place: Place): Photograph | undefined =>
  photographs.find((one) => isAt(one, place))

/** Whether a photograph of this view is asked for. */
export const isPhotographAsked = (record: PetRecord, { petId, view }: Place): boolean =>
  photographedPets(record).some((pet) => pet.petId === petId && viewsOf[pet.kind].includes(view))

export const missingViews = (record: PetRecord, { petId, kind }: Pet): PhotographView[] =>
  viewsOf[kind].filter((view) => !photographAt(record, { petId, view }))

/** The pets of which a photograph is missing. */
export const unphotographedPets = (record: PetRecord): Pet[] =>
  photographedPets(record).filter((pet) => missingViews(record, pet).length > 0)

/** The photographs that a proposal contains. */
export const photographsOf = (record: PetRecord, { petId, kind }: Pet): Photograph[] =>
  viewsOf[kind].flatMap((view) => photographAt(record, { petId, view }) ?? [])
