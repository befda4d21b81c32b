import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { statePath } from '#machines/core/screen.ts'
import type { Walker } from '#machines/recording/step.ts'
import { PathsError } from '../error.ts'
import { type FieldRead, recording } from './recording.ts'

/** A guard or an action of the machine threw, most often because an event lacks a field. */
class FailedStep extends PathsError {
  override readonly name = 'FailedStep'
}

/** The error for an event that made a machine throw; it names the missing field if that is the cause. */
export function failedStep(
  walker: Walker,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  error: unknown,
): FailedStep {
  const place = `${event.type} in ${statePath(snapshot.value)}`
  const field = missingField(walker, snapshot, event)
  if (field === undefined) return new FailedStep(`${place} makes the machine fail: ${lastLine(error)}.`)
  return new FailedStep(
    `${place} needs ${field}, which a guard or an action cannot do without: give the event with it in the list of events.`,
  )
}

/** The last field read before the machine threw, if it was undefined. */
function missingField(
  walker: Walker,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): string | undefined {
  const reads: FieldRead[] = []
  try {
    walker.hear(snapshot, recording(event, reads))
    return undefined
  } catch {
    const last = reads.at(-1)
    return last && (last.value === undefined || last.value === null) ? `event.${last.field}` : undefined
  }
}

/** The error for a machine that fails to start, which XState reports by a snapshot. */
export const failedBeginning = (name: string, error: unknown): FailedStep =>
  new FailedStep(`The machine fails where it begins (${name}): ${lastLine(error)}.`)

/** XState adds a line of its own before the message of a guard. */
function lastLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return (message.trim().split('\n').at(-1) ?? '').replace(/\.+'?\.?$/, '')
}
