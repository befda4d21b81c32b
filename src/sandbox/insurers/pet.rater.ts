import { type PetProposal, type PetRisk, petProposal, petRisk } from '#contract/partners/pet.ts'
import { petCovers } from '#machines/pet/record/pet-request.ts'
import { type PetInsurer, petInsurers } from '#machines/pet/reference/pet-offers.ts'
import { isLastYear, refusalOf } from '#machines/pet/rules/acceptance.ts'
import { ratePets } from '../rating/pet-premium.ts'
import type { Rated, Rater } from './rater.ts'

const wording = [
  {
    title: 'What is covered',
    points: [
      'Treatment of illness and accident, death, theft, and what your pet does to others, as far as the schedule names them.',
    ],
  },
  {
    title: 'What is not covered',
    points: [
      'What was known before the policy began, breeding, cosmetic treatment, and vaccination.',
      'Pets used for a purpose that was not stated.',
    ],
  },
] as const

/** A household's dogs and cats by the tariff and each insurer's plan. */
export const petRater: Rater<PetRisk, PetInsurer, PetProposal> = {
  product: 'pet',
  wording,
  insurers: petInsurers,
  risk: petRisk,
  proposal: petProposal,
  planName: ({ pet }) => pet.planName,
  planId: ({ insurer }) => `${insurer.key}-pet`,
  price: ({ risk, insurer, today }, loadings) => ratePets(risk, insurer.pet, today, loadings),
  withEachAddOn: (risk) => petCovers.map((key) => [key, { ...risk, covers: [...risk.covers, key] }]),
  questions: () => [],
  notes,
}

/** An insurer who insures a pet for the last time says so a year before. */
function notes({ risk, insurer: { pet: offer }, today }: Rated<PetRisk, PetInsurer>): string[] {
  const leaving = risk.pets.filter((pet) => !refusalOf(pet, offer, today) && isLastYear(pet, offer, today))
  return leaving.map(
    ({ name }) => `${name} can be insured here for this year only: at the next renewal it is too old.`,
  )
}
