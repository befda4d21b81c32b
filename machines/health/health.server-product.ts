import * as v from 'valibot'
import type { InsurerPremium, ServerProduct } from '../core/server-product.ts'
import { healthInsurers } from '../reference/insurers.ts'
import { priceChange } from '../rules/price-change.ts'
import type { Plan } from '../schemas/plan.ts'
import { healthDocument, healthProof } from './document/health-document.ts'
import { healthProduct } from './health.product.ts'
import { healthTerms, healthTermsOn, healthUnpriceable } from './health.terms.ts'
import { sealedHealthFacts } from './medical-facts.ts'
import { savedHealthProposal } from './proposal/health-proposal.machine.ts'
import { invalidAnswer, isReadyToPropose, proposalDetails } from './proposal/health-proposal.validity.ts'
import { type HealthPlan, healthPlan } from './record/health-plan.ts'
import type { HealthRecord } from './record/health-record.ts'
import { healthRenewal } from './rules/renewal-record.ts'
import { withHealthContact } from './rules/with-contact.ts'
import { savedHealth } from './wizard/health.machine.ts'

/** Health insurance as its insurers are asked for it. */
export const healthServerProduct: ServerProduct<HealthRecord> = {
  ...healthProduct,
  machines: [savedHealth, savedHealthProposal],
  funnel: {
    countedAs: ['health'],
    states: {
      number: ['health.basics'],
      price: ['health.open.prices.listed'],
      plan: ['health.choosing'],
      proposal: ['healthProposal'],
    },
  },
  numbersQuotations: true,
  takesMandates: true,
  insurers: healthInsurers,
  terms: healthTerms,
  termsOn: healthTermsOn,
  unpriceable: healthUnpriceable,
  question: ({ risk }) => risk,
  planOf,
  priceChange: (before, now) => priceChange(before.plan, now.plan),
  invalidAnswer,
  isReadyToPropose,
  proposalDetails,
  sealedFacts: sealedHealthFacts,
  document: healthDocument,
  proof: healthProof,
  withContact: withHealthContact,
  renewal: healthRenewal,
}

const offered = v.pick(healthPlan, ['planName', 'sumInsured', 'tenure', 'features'])

/** The price with what the plan covers; undefined where the insurer left that out. */
function planOf(plan: Plan, premium: InsurerPremium): HealthPlan | undefined {
  const read = v.safeParse(offered, premium)
  return read.success ? { ...plan, ...read.output } : undefined
}
