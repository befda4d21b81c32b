import { assign } from 'xstate'
import { pricedWizardSetup } from '../../purchase/quotes/priced-wizard.setup.ts'
import type { HealthPlan } from '../record/health-plan.ts'
import type { HealthRecord } from '../record/health-record.ts'
import { type HealthEvent, type HealthFilters, healthEvents } from './health.events.ts'

type Filtered = { filters: HealthFilters }

/** What the health wizard has besides what all wizards with prices share. */
export const health = pricedWizardSetup<HealthRecord, HealthPlan, HealthEvent, Filtered>()(
  healthEvents,
).extend({
  guards: {
    /** The pincode may be missing still (C-73). */
    lacksBasics: ({ context }) => context.record.basics?.pincode === undefined,
    isRevisited: ({ context }) => context.screen !== undefined,
    isBegun: ({ context }) => context.record.leadId !== '',
  },
  actions: {
    filter: assign((_, filtered: Filtered) => filtered),
  },
})
