import type { AnyEventObject } from 'xstate'
import { outcome } from '#machines/core/actors.ts'
import type { CallOutcomes } from '#machines/core/test-model.ts'
import type { PathEvent } from '../types.ts'
import { revived } from './made-up.ts'

/** The events by which the world answers: what a call gives back, that it failed, that time passed. */
export function outsideEvents(type: string, outcomes: CallOutcomes): AnyEventObject[] {
  const done = /^xstate\.done\.actor\.(.+)$/.exec(type)?.[1]
  if (done) return (outcomes[done]?.done ?? []).map((output) => outcome.done(done, output))
  const failed = /^xstate\.error\.actor\.(.+)$/.exec(type)?.[1]
  if (failed) return outcomes[failed]?.fails === false ? [] : [outcome.error(failed, new Error('refused'))]
  // That a state is done, a machine tells itself within the step; nobody else can say it.
  return type.startsWith('xstate.after.') ? [{ type }] : []
}

/** An event of a path as the machine hears it: what is described in it as a method becomes one. */
export function eventOf({ type, data: written = {} }: Pick<PathEvent, 'type' | 'data'>): AnyEventObject {
  const data = Object.fromEntries(Object.entries(written).map(([key, value]) => [key, revived(value)]))
  const id = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1]
  if (id === undefined) return { ...data, type }
  const { error } = data
  return { ...data, type, actorId: id, ...(error !== undefined && { error: errorOf(error) }) }
}

/** An error from what was written of it. */
function errorOf(written: unknown): Error {
  if (typeof written !== 'object' || written === null) return new Error('')
  const { message = '', ...rest }: { message?: unknown } = written
  return Object.assign(new Error(String(message)), rest)
}
