import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { Step, Walker } from '#machines/recording/step.ts'
import { around } from '../model/plain-values.ts'
import { type Fill, fillings, lazy } from './fillings.ts'

/** The most payloads tried in one state for one branch. */
const mostTries = 2_000
/** How far within the context values are looked for. */
const deepest = 3

/**
 * Searches a payload by which a step does what is wanted, for an event without declared payloads: the fields that
 * guards and actions read are set, one after another, to literals of the guards and values of the context.
 */
export function payloadFor(
  walker: Walker,
  snapshot: AnyMachineSnapshot,
  begin: readonly AnyEventObject[],
  isWanted: (step: Step) => boolean,
  fill: Fill,
): AnyEventObject | undefined {
  const here = { ...fill, values: lazy(() => valuesFor(fill.values(), snapshot.context)) }
  for (const { value, step } of fillings(
    begin,
    (event) => walker.transition(snapshot, event),
    here,
    mostTries,
  ))
    if (step && isWanted(step)) return value
  return undefined
}

/** What a field may hold: literals and what is near them, values of the context, the simplest of each kind. */
export const valuesFor = (literals: readonly unknown[], context: unknown): unknown[] => [
  ...new Set([...literals.flatMap(nearby), true, false, ...plainIn(context, 0), 0, 1, 'a', '1']),
  // Whose own fields are tried in turn.
  {},
  [],
  [{}],
  ['a'],
  null,
]

const nearby = (literal: unknown): unknown[] => (typeof literal === 'number' ? around(literal) : [literal])

function plainIn(context: unknown, depth: number): unknown[] {
  if (typeof context !== 'object' || context === null || depth > deepest) return []
  return Object.values(context).flatMap((value) =>
    ['string', 'number'].includes(typeof value) ? [value] : isPlain(value) ? plainIn(value, depth + 1) : [],
  )
}

const isPlain = (value: unknown): boolean =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
