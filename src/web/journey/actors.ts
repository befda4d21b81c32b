/**
 * Outside calls that several machines make, as actors of the browser. What only one machine calls stands in the
 * actors.ts of its feature.
 */
import { fromPromise } from 'xstate'
import type { SavedStep } from '#machines/core/meta.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'
import * as calls from './calls.ts'
import type { Saved } from './outbox.ts'
import { outbox } from './the-outbox.ts'

export const lookUpVehicle = fromPromise<
  Awaited<ReturnType<typeof calls.lookUpVehicle>>,
  Parameters<typeof calls.lookUpVehicle>[0]
>(({ input }) => calls.lookUpVehicle(input))

export const startJourney = fromPromise<Saved, { record: MotorRecord }>(({ input }) =>
  calls.startJourney(input.record),
)

/** Saves a step that the person waits for, after all that was answered before it. */
export const saving = (step: SavedStep) =>
  fromPromise<{ version: number }, { record: MotorRecord }>(({ input }) => outbox.saveNow(input.record, step))
