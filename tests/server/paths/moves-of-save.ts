import * as v from 'valibot'
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from 'xstate'
import { outcome } from '#machines/core/actors.ts'
import type { SavedStep } from '#machines/core/meta.ts'
import { statePath } from '#machines/core/screen.ts'
import { walkerOf } from '#machines/core/step.ts'
import { savers } from '#machines/savers.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'

/** One event as the log of moves names it, with the transitions that a machine takes for it. */
export type TakenMove = {
  machine: string
  fromState: string
  event: string
  toState: string
  taken: string[]
}

type Circumstances = { today: string; outcomes: Record<string, unknown> }

/**
 * The moves that saving some steps makes of a record, worked out on the machines themselves: what the server logs is
 * held against them, and names no transitions of its own.
 */
export function movesOfSave(
  steps: readonly SavedStep[],
  before: MotorRecord,
  after: MotorRecord,
  circumstances: Circumstances,
): TakenMove[] {
  let record = before
  return steps.flatMap((step) => {
    const { machine, retold } = savers[step]
    const { screen, events } = retold(step, after, record) ?? { screen: '', events: [] }
    let [snapshot] = initialTransition(machine, { today: circumstances.today, record, screen })
    const moves = events.map((event): TakenMove => {
      const heard = hear(machine, snapshot, event, circumstances.outcomes)
      const [fromState, toState] = [statePath(snapshot.value), statePath(heard.snapshot.value)]
      snapshot = heard.snapshot
      return { machine: machine.id, fromState, event: event.type, toState, taken: heard.taken }
    })
    record = snapshot.context.record
    return moves
  })
}

const call = v.object({ type: v.literal('xstate.spawnChild'), params: v.object({ id: v.string() }) })

/** An event, and the answers to the calls that it begins. */
function hear(
  machine: AnyStateMachine,
  at: AnyMachineSnapshot,
  event: AnyEventObject,
  outcomes: Circumstances['outcomes'],
): { snapshot: AnyMachineSnapshot; taken: string[] } {
  const [snapshot, actions] = transition(machine, at, event)
  const { taken } = walkerOf(machine).hear(at, event)
  const called = actions.flatMap((action) => (v.is(call, action) ? [action.params.id] : []))
  const id = called.find((one) => Object.hasOwn(outcomes, one))
  if (id === undefined) return { snapshot, taken }
  const answered = hear(machine, snapshot, outcome.done(id, outcomes[id]), outcomes)
  return { snapshot: answered.snapshot, taken: [...taken, ...answered.taken] }
}
