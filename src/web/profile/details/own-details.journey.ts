import { ownDetailsEvents } from '#machines/account/profile/own-details.events.ts'
import { ownDetailsMachine } from '#machines/account/profile/own-details.machine.ts'
import { defineJourney } from '../../journey/journey.ts'
import { eraseOwnData, fetchOwnData, keepReminders, saveDetails } from './actors.ts'
import { ChangedElsewhereView } from './changed-elsewhere.view.tsx'
import { ErasureDialog, EverywhereDialog } from './confirm.dialog.tsx'
import { DetailsView } from './details.view.tsx'
import { FormView } from './form.view.tsx'
import { ReceiptDialog } from './receipt.dialog.tsx'
import { endSession, listSessions, logOutEverywhere } from './session-actors.ts'

/** One's own details in the browser. */
export const ownDetailsJourney = defineJourney({
  machine: ownDetailsMachine.provide({
    actors: {
      saveDetails,
      fetchOwnData,
      eraseOwnData,
      keepReminders,
      listSessions,
      endSession,
      logOutEverywhere,
    },
  }),
  events: ownDetailsEvents,
  answers: (_, { profile, given }) => given ?? profile,
  views: { details: DetailsView, form: FormView, changedElsewhere: ChangedElsewhereView },
  overlays: { everywhere: EverywhereDialog, erasure: ErasureDialog, receipt: ReceiptDialog },
})
