import type { HealthPlan } from '#machines/health/record/health-plan.ts'
import { healthEvents } from '#machines/health/wizard/health.events.ts'
import { healthTestModel } from '#machines/health/wizard/health.test-model.ts'
import { askPrices } from '../purchases/health.ts'
import { quoteLine } from '../walk/journey-replies.ts'
import { pricedWizard } from '../walk/priced-wizard.ts'

export const healthStage = pricedWizard({
  testModel: healthTestModel,
  events: healthEvents,
  path: '/health',
  stream: '/health/All_quotes',
  keptAs: 'healthLead',
  opening: healthEvents['basics.given'],
  sum: '₹10 lakh',
  quoteLine: (plan: HealthPlan) =>
    quoteLine(plan, {
      sumInsuredValue: `${plan.sumInsured / 100_000}LAC`,
      planTenure: `${plan.tenure}year`,
    }),
  starts: {
    'nothing known': async (page) => void (await page.goto('/health')),
    'from the home page': askPrices,
    'a journey with its basics': '/health',
    'back to the basics': '/health?step=basics',
    paying: '/health',
    paid: '/health',
  },
  controls: { 'filters.changed': () => ({ role: 'checkbox', name: 'Any hospital room' }) },
})
