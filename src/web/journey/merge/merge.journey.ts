import { fromPromise } from 'xstate'
import { mergeEvents } from '#machines/purchase/merge/merge.events.ts'
import { mergeMachine } from '#machines/purchase/merge/merge.machine.ts'
import { messages } from '#machines/reference/messages.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { readJourney } from '../../saving/read-journey.ts'
import { defineJourney } from '../journey.ts'
import { ClosedDialog } from './closed.dialog.tsx'
import { FailedDialog } from './failed.dialog.tsx'
import { MergeDialog } from './merge.dialog.tsx'

const readTheirs = fromPromise<JourneyRecord, { leadId: string }>(async ({ input, signal }) => {
  const lead = await readJourney(input.leadId, signal)
  if (lead.kind === 'found') return lead.record
  throw new Error(messages.merge.failed)
})

/** Merging on two devices, in the browser: dialogs over the page that was refused. */
export const mergeJourney = defineJourney({
  machine: mergeMachine.provide({ actors: { readTheirs } }),
  events: mergeEvents,
  overlays: { merge: MergeDialog, mergeClosed: ClosedDialog, mergeFailed: FailedDialog },
})
