import { stepOf } from '#machines/core/screen.ts'
import type { HealthRecord } from '#machines/health/record/health-record.ts'
import { healthEvents } from '#machines/health/wizard/health.events.ts'
import { healthMachine, healthReplay } from '#machines/health/wizard/health.machine.ts'
import { policyState } from '../browser/policy-state/policy-state.ts'
import { defineJourney } from '../journey/journey.ts'
import { StillWorking } from '../journey/still-working.tsx'
import { lazily } from '../lazily.ts'
import { savingActor, startingActor } from '../saving/actors.ts'
import { NotStarted } from '../shared/not-started.tsx'
import { healthSlices } from './client-state.ts'
import { healthLead } from './lead.ts'
import { askQuotes } from './quotes/ask-quotes.ts'
import { EditsOverlay } from './quotes/edits.tsx'
import { HealthQuotesView } from './quotes/quotes.view.tsx'

const dialogs = () => import('./quotes/dialogs.tsx')

/** Health's first two steps in the browser; the dialogs are fetched while the page is idle. */
export const healthJourney = defineJourney({
  machine: healthMachine.provide({
    actors: { startJourney: startingActor<HealthRecord>(), askQuotes, savePlan: savingActor(2) },
  }),
  events: healthEvents,
  replay: healthReplay,
  views: { waiting: StillWorking, notStarted: NotStarted, quotes: HealthQuotesView },
  overlays: {
    edits: EditsOverlay,
    breakup: lazily(async () => (await dialogs()).BreakupDialog),
    comparison: lazily(async () => (await dialogs()).ComparisonDialog),
    assumptions: lazily(async () => (await dialogs()).HealthAssumptionsDialog),
  },
  step: (screen) => (screen.path ? undefined : stepOf(screen)),
  changed: (context, screen) => {
    const { leadId, basics } = context.record
    policyState.set(healthSlices(context, stepOf(screen)))
    const known = healthLead.read()
    if (leadId !== '' && known?.leadId !== leadId) {
      healthLead.write({ leadId, begunBy: JSON.stringify(basics) })
    }
  },
})
