import * as v from 'valibot'
import type { InsurerPremium, ServerProduct } from '../core/server-product.ts'
import { priceChange } from '../rules/price-change.ts'
import type { Plan } from '../schemas/plan.ts'
import { petDocument, petProof } from './document/pet-document.ts'
import { petProduct } from './pet.product.ts'
import { petTerms, petTermsOn, petUnpriceable } from './pet.terms.ts'
import { savedPetProposal } from './proposal/pet-proposal.machine.ts'
import {
  invalidAnswer,
  isReadyToPropose,
  proposalDetails,
  uploads,
} from './proposal/pet-proposal.validity.ts'
import { type PetPlan, petOffered } from './record/pet-plan.ts'
import type { PetRecord } from './record/pet-record.ts'
import { petInsurers } from './reference/pet-offers.ts'
import { petRenewal } from './rules/renewal-record.ts'
import { savedPet } from './wizard/pet.machine.ts'

/** Pet insurance as its insurers are asked for it. */
export const petServerProduct: ServerProduct<PetRecord> = {
  ...petProduct,
  machines: [savedPet, savedPetProposal],
  funnel: {
    countedAs: ['pet'],
    states: {
      number: ['pet.owner'],
      price: ['pet.open.prices.listed'],
      plan: ['pet.choosing'],
      proposal: ['petProposal'],
    },
  },
  insurers: petInsurers,
  terms: petTerms,
  termsOn: petTermsOn,
  unpriceable: petUnpriceable,
  question: ({ risk }) => risk,
  planOf,
  priceChange: (before, now) => priceChange(before.plan, now.plan),
  invalidAnswer,
  isReadyToPropose,
  proposalDetails,
  uploads,
  document: petDocument,
  proof: petProof,
  renewal: petRenewal,
}

/** The price with what is said of each pet; undefined where the insurer left that out. */
function planOf(plan: Plan, premium: InsurerPremium): PetPlan | undefined {
  const read = v.safeParse(v.object(petOffered), premium)
  return read.success ? { ...plan, ...read.output } : undefined
}
