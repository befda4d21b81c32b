import { fromPromise } from 'xstate'
import type { SavedStep } from '#machines/core/meta.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { outbox } from './tab-outbox.ts'

/** Saves a step that the person waits for, after all earlier answers. */
export const savingActor = <R extends JourneyRecord>(step: SavedStep) =>
  fromPromise<{ version: number }, { record: R }>(({ input }) => outbox.saveNow(input.record, step))
