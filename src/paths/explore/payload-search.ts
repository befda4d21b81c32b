import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { Step, Walker } from '#machines/recording/step.ts'
import { around } from '../model/plain-values.ts'
import { type FieldRead, recording } from './recording.ts'

/** The most payloads tried in one state for one branch. */
const mostTries = 500

/**
 * Searches a payload by which a step does what is wanted, for an event without declared payloads: the fields that
 * guards and actions read are set, one after another, to literals of the guards and values of the context.
 */
export function payloadFor(
  walker: Walker,
  snapshot: AnyMachineSnapshot,
  begin: readonly AnyEventObject[],
  isWanted: (step: Step) => boolean,
  literals: readonly unknown[],
): AnyEventObject | undefined {
  const values = [
    ...new Set([...literals.flatMap(nearby), true, false, ...plainIn(snapshot.context), 0, 1, 'a']),
    // Whose own fields are tried in turn.
    {},
    [],
  ]
  const waiting: Candidate[] = begin.map((event) => ({ event, given: [] }))
  for (const { event, given } of waiting) {
    const { step, reads } = said(walker, snapshot, event)
    if (step && isWanted(step)) return event
    const lacking = reads.filter(({ field, value }) => isOpen(value) && !given.includes(field))
    for (const field of new Set(lacking.map((read) => read.field))) {
      for (const value of values) {
        if (waiting.length >= mostTries) break
        waiting.push({ event: withField(event, field, value), given: [...given, field] })
      }
    }
  }
  return undefined
}

/** An event with the fields that were set so far. */
type Candidate = { event: AnyEventObject; given: readonly string[] }

function said(walker: Walker, snapshot: AnyMachineSnapshot, event: AnyEventObject) {
  const reads: FieldRead[] = []
  try {
    return { step: walker.transition(snapshot, recording(event, reads)), reads }
  } catch {
    return { step: undefined, reads }
  }
}

function withField<T extends object>(event: T, field: string, value: unknown): T {
  const [first = '', ...rest] = field.split('.')
  const inner: unknown = Reflect.get(event, first)
  const next = rest.length === 0 ? value : withField(isObject(inner) ? inner : {}, rest.join('.'), value)
  return Object.assign(event instanceof Error ? new Error(event.message) : {}, event, { [first]: next })
}

const isOpen = (value: unknown): boolean => !isObject(value) && typeof value !== 'function'

const nearby = (literal: unknown): unknown[] => (typeof literal === 'number' ? around(literal) : [literal])

const plainIn = (context: unknown): unknown[] =>
  isObject(context)
    ? Object.values(context).filter((value) => ['string', 'number'].includes(typeof value))
    : []

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
