import * as v from 'valibot'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Product } from '#machines/core/product.ts'
import { type Outcomes, type SavedMachine, takeAccepted } from '#machines/core/saved-machine.ts'
import { nameOf, type Place, placeOf, statePath } from '#machines/core/screen.ts'
import type { Day } from '#machines/schemas/basics.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { NotNow } from '../http/not-now.ts'
import type { TransitionEntry } from './log-transitions.ts'
import { machineRun, type RunStep } from './run.ts'

/** Events for one machine of a journey, each parsed already. */
export type Submission = {
  saved: SavedMachine
  /** The screen of the first event; by default where the record leads. */
  screen: string | undefined
  events: readonly AnyEventObject[]
  /** As they happened; otherwise in the order in which the machine asks for them, what it does not ask left out. */
  inOrder: boolean
  /** Which of the events left should have been accepted before this place; it may throw what is wrong with an answer. */
  missing?: (place: Place, left: readonly AnyEventObject[]) => AnyEventObject | undefined
}

type Circumstances = {
  product: Pick<Product, 'record'>
  record: JourneyRecord
  today: Day
  /** Results of the calls the machine makes on its way, by id. */
  outcomes: Outcomes
  /** Where a machine came to rest with this very record; absent where nobody remembers. */
  rested?: Rested | undefined
}

/** A screen of a machine, and the day on which it was reached. */
export type Rested = { machine: AnyStateMachine; screen: string | undefined; today: Day }

export type Applied = { record: JourneyRecord; moves: TransitionEntry[]; rests?: Rested | undefined }

/**
 * Plays events on the machine of a journey. The record that comes back is the machine's own; an event that it does
 * not accept is refused with `not-now`.
 */
export function applyEvents(
  { saved, screen, events, inOrder, missing = () => undefined }: Submission,
  { product, record, today, outcomes, rested }: Circumstances,
): Applied {
  const moves: TransitionEntry[] = []
  const run = machineRun(saved.machine, outcomes)
  const isReached =
    saved.isResumable === true &&
    rested?.machine === saved.machine &&
    rested.screen === screen &&
    rested.today === today
  let current = run.begin({ today, record, screen, ...(isReached && { isReached }) })
  const left = [...events]
  for (let event = next(current); event; event = next(current)) {
    const taken = run.take(current.snapshot, event)
    if (!taken) return failNotNow(record.leadId, current, event.type)
    moves.push({ ...entryOf(current.snapshot, event.type, taken.snapshot), trace: taken.trace })
    current = taken
  }
  const unanswered = missing(placeOf(current.snapshot), left)
  if (unanswered) return failNotNow(record.leadId, current, unanswered.type)
  const rests = { machine: saved.machine, screen: nameOf(placeOf(current.snapshot)), today }
  return { record: v.parse(product.record, current.snapshot.context.record), moves, rests }

  function next({ snapshot }: RunStep): AnyEventObject | undefined {
    return inOrder ? left.shift() : takeAccepted(left, snapshot)
  }
}

const entryOf = (
  from: AnyMachineSnapshot,
  event: string,
  to: AnyMachineSnapshot,
): Omit<TransitionEntry, 'trace'> => ({
  machine: from.machine.id,
  fromState: statePath(from.value),
  event,
  toState: statePath(to.value),
})

function failNotNow(leadId: string, { snapshot, trace: { machine, to } }: RunStep, event: string): never {
  const [state = machine.root.id] = to
  throw new NotNow({ state: statePath(snapshot.value), event }, { leadId, machine, state, event })
}
