import type { Insurer } from '../../reference/insurer.ts'
import { insurers } from '../../reference/insurers.ts'
import type { PetKind } from '../record/pet.ts'
import type { PricedPetCover } from '../record/pet-request.ts'

/** Full years up to which a pet is taken, inclusive. */
type UpToYears = { giant: number; other: number }

/** A pet plan: what it costs in relation to the tariff, and which pets it takes. */
export interface PetOffer {
  planName: string
  /** Multiplies the tariff's rate. */
  factor: number
  kinds: readonly PetKind[]
  entryFromMonths: number
  entry: UpToYears
  /** Of a pet that is insured already. */
  exit: UpToYears
  vetNetwork: number
  needsVaccination: boolean
  /** Known illnesses: left out of the cover, or a reason not to insure the pet. */
  illness: 'leftOut' | 'declined'
  /** Whether working and show animals are insured. */
  takesWorking: boolean
  takesShow: boolean
  /** Covers that do not go with the plan, and why. */
  withoutCovers: Readonly<Partial<Record<PricedPetCover, string>>>
  notCovered: readonly string[]
}

/** Sells pet insurance. */
export interface PetInsurer extends Insurer {
  pet: PetOffer
}

const usual = {
  kinds: ['dog', 'cat'],
  entryFromMonths: 3,
  entry: { giant: 4, other: 7 },
  exit: { giant: 6, other: 10 },
  needsVaccination: false,
  illness: 'leftOut',
  takesWorking: true,
  takesShow: true,
  withoutCovers: {},
} as const
const never = ['Vaccination and deworming', 'Grooming and food', 'Breeding and birth', 'Cosmetic surgery']

/** By the insurer's key. The plans and rates are invented so that insurers differ; no insurer charges them. */
const offers: Readonly<Record<string, PetOffer>> = {
  'bajaj-allianz': {
    ...usual,
    planName: 'Pet Care (sandbox)',
    factor: 1.04,
    vetNetwork: 620,
    notCovered: [...never, 'Dental treatment'],
  },
  digit: {
    ...usual,
    planName: 'Paw Cover (sandbox)',
    factor: 0.96,
    vetNetwork: 410,
    needsVaccination: true,
    withoutCovers: { petMinding: 'Pet minding is not part of this plan' },
    notCovered: never,
  },
  'future-generali': {
    ...usual,
    planName: 'Dog Health (sandbox)',
    factor: 0.92,
    kinds: ['dog'],
    entryFromMonths: 6,
    vetNetwork: 350,
    takesWorking: false,
    notCovered: [...never, 'Tick fever in the first year'],
  },
  'hdfc-ergo': {
    ...usual,
    planName: 'Companion (sandbox)',
    factor: 1.1,
    vetNetwork: 780,
    illness: 'declined',
    notCovered: never,
  },
  'united-india': {
    ...usual,
    planName: 'Pet Dog and Cat (sandbox)',
    factor: 0.9,
    entryFromMonths: 6,
    vetNetwork: 240,
    needsVaccination: true,
    takesShow: false,
    withoutCovers: {
      opd: 'Visits to the vet are not part of this plan',
      petMinding: 'Pet minding is not part of this plan',
    },
    notCovered: [...never, 'Treatment at home'],
  },
}

/** Those that sell pet insurance, in alphabetical order. */
export const petInsurers: readonly PetInsurer[] = insurers.flatMap((insurer) => {
  const pet = offers[insurer.key]
  return pet ? [{ ...insurer, pet }] : []
})
