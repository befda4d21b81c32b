import { fromPromise } from 'xstate'
import type { SavedStep } from '#machines/core/meta.ts'
import type { Begun } from '#machines/purchase/quotes/priced-wizard.setup.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { stillWantedOnline } from '../browser/until-online.ts'
import { outbox } from './tab-outbox.ts'

/** Saves a step that the person waits for, after all earlier answers. */
export const savingActor = <R extends JourneyRecord>(step: SavedStep) =>
  fromPromise<{ version: number }, { record: R }>(({ input }) => outbox.saveNow(input.record, step))

/**
 * Begins a journey by its first step; without a network once it is back. The lead, its version and its quotation
 * number come from the server (ruling 8).
 */
export const startingActor = <R extends JourneyRecord>() =>
  fromPromise<Begun, { record: R }>(async ({ input, signal }) => {
    await stillWantedOnline(signal)
    return outbox.saveNow(input.record, 1)
  })
