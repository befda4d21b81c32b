import {
  type HealthProposal,
  type HealthRisk,
  healthProposal,
  healthRisk,
} from '#contract/partners/health.ts'
import { healthAddOns } from '#machines/health/record/health-request.ts'
import type { HealthInsurer } from '#machines/reference/insurer.ts'
import { healthInsurers } from '#machines/reference/insurers.ts'
import { inForce, tariff } from '#machines/reference/tariff.ts'
import { rateHealth } from '../rating/health-premium.ts'
import { underwriteHealth } from '../rating/health-underwriting.ts'
import type { Rater } from './rater.ts'

/** One person's hospital bills by the tariff, each insurer's plan and what the proposal says of their health. */
export const healthRater: Rater<HealthRisk, HealthInsurer, HealthProposal> = {
  product: 'health',
  insurers: healthInsurers,
  risk: healthRisk,
  proposal: healthProposal,
  planName: ({ health }) => health.planName,
  planId: ({ insurer }) => `${insurer.key}-health`,
  price: ({ risk, insurer, today }, loadings) => rateHealth(risk, insurer.health, today, loadings),
  underwrite: (proposal, { today }) => underwriteHealth(proposal, inForce(tariff.health, today)),
  withEachAddOn: (risk) => healthAddOns.map((key) => [key, { ...risk, addOns: [...risk.addOns, key] }]),
  questions: () => [],
  notes: ({ risk, insurer }) =>
    risk.addOns.includes('smartSelect') && !insurer.health.withoutAddOns.smartSelect
      ? ['Outside the insurer’s network of hospitals a fifth of every claim is yours to pay.']
      : [],
}
