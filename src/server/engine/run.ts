import * as v from 'valibot'
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ExecutableActionsFrom,
  initialTransition,
  transition,
} from 'xstate'
import { outcome } from '#machines/core/actors.ts'

/** What the calls a machine makes answer, by their ids; those not named stay open. */
export type Outcomes = Record<string, unknown>

type Step = [AnyMachineSnapshot, ExecutableActionsFrom<AnyStateMachine>[]]

const call = v.object({ type: v.literal('xstate.spawnChild'), params: v.object({ id: v.string() }) })

/** The first state of a machine for this input, without an actor. */
export function begin(machine: AnyStateMachine, input: object, outcomes: Outcomes): AnyMachineSnapshot {
  return settle(machine, initialTransition(machine, input), outcomes)
}

/** The state after an event, or undefined where the machine does not accept it. */
export function take(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  outcomes: Outcomes,
): AnyMachineSnapshot | undefined {
  if (snapshot.status !== 'active' || !snapshot.can(event)) return undefined
  return settle(machine, transition(machine, snapshot, event), outcomes)
}

/** Answers the calls that a step began, and those that its answers begin. */
function settle(machine: AnyStateMachine, [snapshot, actions]: Step, outcomes: Outcomes): AnyMachineSnapshot {
  if (snapshot.status === 'error') throw snapshot.error
  const id = actions.map(callId).find((called) => called !== undefined && Object.hasOwn(outcomes, called))
  if (id === undefined) return snapshot
  return settle(machine, transition(machine, snapshot, outcome.done(id, outcomes[id])), outcomes)
}

function callId(action: unknown): string | undefined {
  const read = v.safeParse(call, action)
  return read.success ? read.output.params.id : undefined
}
