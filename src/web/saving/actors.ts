/**
 * Outside calls shared by several machines, as browser actors. Those of a single
 * machine are in its feature's actors.ts.
 */
import { fromPromise } from 'xstate'
import type { SavedStep } from '#machines/core/meta.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import * as calls from './calls.ts'
import type { Saved } from './outbox.ts'
import { outbox } from './tab-outbox.ts'

export const lookUpVehicleActor = fromPromise<
  Awaited<ReturnType<typeof calls.lookUpVehicle>>,
  Parameters<typeof calls.lookUpVehicle>[0]
>(({ input }) => calls.lookUpVehicle(input))

export const startJourneyActor = fromPromise<Saved, { record: MotorRecord }>(({ input }) =>
  calls.startJourney(input.record),
)

/** Saves a step that the person waits for, after all earlier answers. */
export const savingActor = (step: SavedStep) =>
  fromPromise<{ version: number }, { record: MotorRecord }>(({ input }) => outbox.saveNow(input.record, step))
