import { fromPromise } from 'xstate'
import { downloadPolicy, downloadReceipt } from '#contract/policy/policy.calls.ts'
import { renewPolicy } from '#contract/profile/own-lists.calls.ts'
import { quotationOfWire } from '#contract/profile/own-lists.codec.ts'
import { ownJourneysEvents } from '#machines/account/profile/own-journeys.events.ts'
import { ownJourneysMachine } from '#machines/account/profile/own-journeys.machine.ts'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import type { OwnQuotation } from '#machines/schemas/profile.ts'
import { send } from '../api-client/send.ts'
import { saveFile } from '../browser/save-file.ts'
import { defineJourney } from '../journey/journey.ts'
import { bodyOf } from '../saving/calls.ts'
import { navigationStateOf } from '../shared/resume/navigation-state-of.ts'

type OfLead = { leadId: string; after?: string | undefined }

const renew = fromPromise<OwnQuotation, OfLead>(async ({ input: { leadId } }) =>
  quotationOfWire(bodyOf(await send(renewPolicy, { customerLeadId: leadId })).data),
)

/** Fetched rather than linked to, so that an expired credential is renewed on the way. */
const fetching = (call: typeof downloadPolicy, name: string) =>
  fromPromise<unknown, OfLead>(async ({ input: { leadId, after } }) => {
    const document = bodyOf(await send(call, { id: leadId, ...(after !== undefined && { after }) }))
    if (!(document instanceof Blob)) throw new Error(texts.downloadFailed)
    saveFile(document, name)
  })

const actors = {
  renewPolicy: renew,
  fetchDocument: fetching(downloadPolicy, 'policy.pdf'),
  fetchReceipt: fetching(downloadReceipt, 'receipt.pdf'),
}

/** What can be done with the rows of the lists, in the browser. */
export const ownJourneys = defineJourney({
  machine: ownJourneysMachine.provide({ actors }),
  events: ownJourneysEvents,
  navigationState: ({ quotation }) =>
    quotation ? { state: navigationStateOf(quotation, quotation.leadsTo, quotation.navigationState) } : {},
})
