import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { answerOf } from '#machines/core/saved-machine.ts'
import type { RunRecorder } from '#machines/recording/recorded-run.ts'
import { type ActedStep, type RecordedSteps, recordedSteps } from '#machines/recording/recorded-steps.ts'
import type { TraceRow } from '#machines/recording/trace.ts'
import type { MachineTrace } from '../recording.ts'

/** Results of a machine's calls by id; those not given stay pending. */
type RunOutcomes = Record<string, unknown>

export type RunStep = { snapshot: AnyMachineSnapshot; trace: MachineTrace }

/** Runs a machine without an actor. */
export const machineRun = (machine: AnyStateMachine, outcomes: RunOutcomes): MachineRun =>
  new MachineRun(machine, outcomes)

class MachineRun {
  readonly #machine: AnyStateMachine
  readonly #outcomes: RunOutcomes
  readonly #steps: RecordedSteps
  #rows: TraceRow[] = []
  #leaves: string[] = []

  constructor(machine: AnyStateMachine, outcomes: RunOutcomes) {
    this.#machine = machine
    this.#outcomes = outcomes
    const keeper: RunRecorder = {
      row: (row) => void this.#rows.push(row),
      unhandled: () => undefined,
      settled: (_, { resting }) => {
        this.#leaves = resting.map(([leaf]) => leaf)
      },
    }
    this.#steps = recordedSteps(machine, keeper, 0)
  }

  /** The first state for this input. */
  begin(input: object): RunStep {
    return this.#traced(() => this.#steps.begin(input))
  }

  /** The state after an event, or undefined where the machine does not accept it. */
  take(snapshot: AnyMachineSnapshot, event: AnyEventObject): RunStep | undefined {
    if (snapshot.status !== 'active' || !snapshot.can(event)) return undefined
    return this.#traced(() => this.#steps.transition(snapshot, event))
  }

  /** The same, from a state that was stored. */
  takeFrom(stored: AnyMachineSnapshot, event: AnyEventObject): RunStep | undefined {
    this.#steps.stand(stored)
    return this.take(stored, event)
  }

  #traced(step: () => ActedStep): RunStep {
    this.#rows = []
    const from = this.#leaves
    const snapshot = this.#settle(step())
    return { snapshot, trace: { machine: this.#machine, from, rows: this.#rows, to: this.#leaves } }
  }

  /** Answers the calls that a step started, and those that follow from the answers. */
  #settle([snapshot, actions]: ActedStep): AnyMachineSnapshot {
    if (snapshot.status === 'error') throw snapshot.error
    const answer = answerOf(actions, this.#outcomes)
    return answer ? this.#settle(this.#steps.transition(snapshot, answer)) : snapshot
  }
}
