/**
 * Outside calls that several machines make, as the browser makes them. Calls of one machine alone stand in its
 * feature's own actors.ts. An actor fails with an Error whose message may be shown.
 */
import { fromPromise } from 'xstate'
import type { SavedStep } from '#machines/core/meta.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'
import type { Saved } from './outbox.ts'
import type { Sent } from './send.ts'
import { outbox } from './the-outbox.ts'

/** The reply of a call that succeeded; otherwise its failure is thrown, with the words for the person. */
export function bodyOf<Reply>(sent: Sent<Reply>): Reply {
  if (sent.ok) return sent.body
  throw new Error(sent.failure.issues?.[0]?.message ?? sent.failure.message)
}

/** Saves a step that the person waits for, after all that was answered before it. */
export const saving = (step: SavedStep) =>
  fromPromise<Saved, { record: MotorRecord }>(({ input }) => outbox.saveNow(input.record, step))

/** Begins a journey with all it knows already, or tells a running one that its vehicle is another. */
export const startJourney = fromPromise<Saved, { record: MotorRecord }>(async ({ input: { record } }) => {
  if (record.leadId === '') return outbox.saveNow(record, knownUpTo(record))
  const steps: SavedStep[] = record.variant ? [1, 2, 3, 4] : [1]
  let saved: Saved = { leadId: record.leadId, version: record.version }
  for (const step of steps) saved = await outbox.saveNow(record, step)
  return saved
})

/** The last step that a record not saved yet has the answers of. */
function knownUpTo({ savedStep, variant }: MotorRecord): SavedStep {
  if (savedStep !== 0) return savedStep
  return variant ? 4 : 1
}
