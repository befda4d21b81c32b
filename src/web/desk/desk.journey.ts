import { deskEvents } from '#machines/staff/desk/desk.events.ts'
import { deskMachine } from '#machines/staff/desk/desk.machine.ts'
import { defineJourney } from '../journey/journey.ts'
import { accessConsent } from '../shared/consent/consent.journey.ts'
import { customerLinkJourney } from '../shared/customer-link/customer-link.journey.ts'
import { CustomerLinkDialog } from '../shared/customer-link/customer-link-dialog.tsx'
import { findJourneys, readHistory, refreshRows } from './actors.ts'
import { DeskFrame } from './desk-frame.tsx'
import { ConsentOverlay } from './dialogs/consent-overlay.tsx'
import { HandOverDialog } from './dialogs/hand-over-dialog.tsx'
import { HistoryDialog } from './dialogs/history-dialog.tsx'
import { handOverJourney } from './hand-over.journey.ts'
import { ListFailedView, ListView } from './list/list.view.tsx'

/** The employee's desk in the browser. */
export const deskJourney = defineJourney({
  machine: deskMachine.provide({
    actors: {
      findJourneys,
      refreshRows,
      readHistory,
      consent: accessConsent.machine,
      customerLink: customerLinkJourney.machine,
      handOver: handOverJourney.machine,
    },
  }),
  events: deskEvents,
  views: { desk: ListView, failed: ListFailedView },
  overlays: {
    consent: ConsentOverlay,
    link: CustomerLinkDialog,
    handOver: HandOverDialog,
    history: HistoryDialog,
  },
  frame: DeskFrame,
})
