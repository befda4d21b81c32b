import { type AnyEventObject, type AnyMachineSnapshot, getNextTransitions } from 'xstate'
import { edgeId } from '#machines/core/graph.ts'
import { statePath } from '#machines/core/screen.ts'
import type { Walker } from '#machines/recording/step.ts'
import { PathsError } from '../error.ts'
import { fieldReads } from '../model/field-reads.ts'
import { suspectsIn } from '../model/relevance.ts'
import type { Failure } from '../types.ts'
import { type FieldRead, recording } from './recording.ts'

/** A guard or an action of the machine threw where it begins. */
class FailedStep extends PathsError {
  override readonly name = 'FailedStep'
}

/** A failure, and the fields of the context that may have caused it: it need not fail where they are others. */
type Failed = Pick<Failure, 'edges' | 'reason'> & { suspects: string[] }

/** Why an event made a machine fail; it names the missing field if that is the cause. */
export function failureOf(
  walker: Walker,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  error: unknown,
): Failed {
  const place = `${event.type} in ${statePath(snapshot.value)}`
  const field = missingField(walker, snapshot, event)
  const open = getNextTransitions(snapshot).filter(({ eventType }) => fits(eventType, event.type))
  return {
    edges: open.map(edgeId),
    reason:
      field === undefined
        ? `${place} makes the machine fail: ${lastLine(error)}`
        : `${place} needs ${field}, which a guard or an action cannot do without: give the event with it in the list of events`,
    suspects: suspectsOf(walker, snapshot, event),
  }
}

const fits = (described: string, type: string): boolean =>
  described === type ||
  described === '*' ||
  (described.endsWith('.*') && `${type}.`.startsWith(described.slice(0, -1)))

/** The last field read before the machine threw, if it was undefined. */
function missingField(
  walker: Walker,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): string | undefined {
  const reads: FieldRead[] = []
  try {
    walker.transition(snapshot, recording(event, reads))
    return undefined
  } catch {
    const last = reads.at(-1)
    return last && (last.value === undefined || last.value === null) ? `event.${last.field}` : undefined
  }
}

/** The fields of the context that were read and may have made it fail. */
function suspectsOf(walker: Walker, snapshot: AnyMachineSnapshot, event: AnyEventObject): string[] {
  const context: object = snapshot.context
  const reads = fieldReads(context, () => undefined)
  try {
    walker.transition(Object.assign({}, snapshot, { context: reads.context }), event)
  } catch {
    // It fails as before, and has read what it failed by.
  }
  return suspectsIn(context, reads.asked)
}

/** The error for a machine that fails to start, which XState reports by a snapshot. */
export const failedBeginning = (name: string, error: unknown): FailedStep =>
  new FailedStep(`The machine fails where it begins (${name}): ${lastLine(error)}.`)

/** XState adds a line of its own before the message of a guard. */
function lastLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return (message.trim().split('\n').at(-1) ?? '').replace(/\.+'?\.?$/, '')
}
