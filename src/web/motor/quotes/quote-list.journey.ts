import { quoteListEvents } from '#machines/motor/quote-list/quote-list.events.ts'
import { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { vehicleSelected } from '#machines/motor/rules/vehicle-selected.ts'
import { policyState } from '../../browser/policy-state/policy-state.ts'
import { defineJourney } from '../../journey/journey.ts'
import { lazily } from '../../lazily.ts'
import { ownContact, saveCustomer } from '../../shared/motor/contact.ts'
import { ExpiryOverlay } from '../../shared/motor/expiry/expiry.journey.ts'
import { TooEarlyView } from '../../shared/motor/too-early.view.tsx'
import { askQuotes, readEarlier, savePlan, shareQuotes } from './actors.ts'
import { motorSlices } from './client-state.ts'
import { EditsOverlay } from './edits/edits-overlay.tsx'
import { NoPlansView } from './no-plans.view.tsx'
import { QuotesView } from './quotes.view.tsx'

const dialogs = () => import('./dialogs/dialogs.ts')

/** The wizard's navigation state for changing one of its answers. */
const backTo = (screen: string, { leadId, vehicleType = '4w' }: MotorRecord) => ({
  search: `?step=${screen}`,
  state: { ...vehicleSelected(vehicleType), journeyContinue: true, customerLeadId: leadId },
})

/** The quote list in the browser; its dialogs are fetched while the page is idle. */
export const quoteListJourney = defineJourney({
  machine: quoteListMachine.provide({ actors: { askQuotes, readEarlier, savePlan, shareQuotes } }),
  events: quoteListEvents,
  answers: ownContact,
  views: { quotes: QuotesView, tooEarly: TooEarlyView, noPlans: NoPlansView },
  overlays: {
    expiry: ExpiryOverlay,
    edits: EditsOverlay,
    breakup: lazily(async () => (await dialogs()).BreakupDialog),
    comparison: lazily(async () => (await dialogs()).ComparisonDialog),
    contactToRemind: lazily(async () => (await dialogs()).ContactToRemind),
    contactToSave: lazily(async () => (await dialogs()).ContactToSave),
    contactToShare: lazily(async () => (await dialogs()).ContactToShare),
    assumptions: lazily(async () => (await dialogs()).MotorAssumptionsDialog),
    questions: lazily(async () => (await dialogs()).QuestionsDialog),
    sharing: lazily(async () => (await dialogs()).SharingDialog),
  },
  changed: (context) => policyState.set(motorSlices(context)),
  saved: saveCustomer,
  navigationState: ({ record, screen }) => (screen === undefined ? {} : backTo(screen, record)),
})
