import * as v from 'valibot'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { outcome } from '#machines/core/actors.ts'
import { type ActedStep, recordedSteps } from '#machines/core/recorded-steps.ts'
import type { TraceRow } from '#machines/core/trace.ts'

/** What the calls a machine makes answer, by their ids; those not named stay open. */
export type Outcomes = Record<string, unknown>

/** What a machine did for one event, exact to the branch, from the states it stood in to those it stands in. */
export type Walk = {
  machine: AnyStateMachine
  from: readonly string[]
  rows: readonly TraceRow[]
  to: readonly string[]
}
export type Taken = { snapshot: AnyMachineSnapshot; walk: Walk }

const call = v.object({ type: v.literal('xstate.spawnChild'), params: v.object({ id: v.string() }) })

/** Runs a machine without an actor. */
export function runOf(machine: AnyStateMachine, outcomes: Outcomes) {
  let rows: TraceRow[] = []
  let leaves: string[] = []
  const keeper = {
    row: (row: TraceRow) => void rows.push(row),
    unhandled: () => undefined,
    settled: (_: unknown, { resting }: { resting: readonly (readonly [string, number])[] }) => {
      leaves = resting.map(([leaf]) => leaf)
    },
  }
  const steps = recordedSteps(machine, keeper, 0)

  /** Answers the calls that a step began, and those that its answers begin. */
  function settle([snapshot, actions]: ActedStep): AnyMachineSnapshot {
    if (snapshot.status === 'error') throw snapshot.error
    const id = actions.map(callId).find((called) => called !== undefined && Object.hasOwn(outcomes, called))
    return id === undefined ? snapshot : settle(steps.hear(snapshot, outcome.done(id, outcomes[id])))
  }

  function walked(step: () => ActedStep): Taken {
    rows = []
    const from = leaves
    const snapshot = settle(step())
    return { snapshot, walk: { machine, from, rows, to: leaves } }
  }

  return {
    /** The first state for this input. */
    begin: (input: object): Taken => walked(() => steps.begin(input)),
    /** The state after an event in a state that was stored; undefined where the machine does not accept it. */
    goOn: (stored: AnyMachineSnapshot, event: AnyEventObject): Taken | undefined => {
      if (!stored.can(event)) return undefined
      steps.stand(stored)
      return walked(() => steps.hear(stored, event))
    },
    /** The state after an event, or undefined where the machine does not accept it. */
    take: (snapshot: AnyMachineSnapshot, event: AnyEventObject): Taken | undefined =>
      snapshot.status === 'active' && snapshot.can(event)
        ? walked(() => steps.hear(snapshot, event))
        : undefined,
  }
}

function callId(action: unknown): string | undefined {
  const read = v.safeParse(call, action)
  return read.success ? read.output.params.id : undefined
}
