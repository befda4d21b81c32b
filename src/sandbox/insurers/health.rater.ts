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

const wording = [
  {
    title: 'What is covered',
    points: [
      'Treatment in a hospital of 24 hours or more, day-care treatment, and costs before and after it as the schedule states.',
      'AYUSH treatment in a hospital, and the ambulance there.',
    ],
  },
  {
    title: 'What is not covered',
    points: [
      'Illness in the first 30 days, accidents excepted; named illnesses and what you had before, for the waits of the schedule.',
      'Cosmetic treatment, infertility, and treatment outside India unless the schedule names it.',
    ],
  },
] as const

/** One person's hospital bills by the tariff, each insurer's plan and what the proposal says of their health. */
export const healthRater: Rater<HealthRisk, HealthInsurer, HealthProposal> = {
  product: 'health',
  wording,
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
