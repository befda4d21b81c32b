import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { type Before, happenedIn, initialNodes, type Microstep } from './microstep.ts'
import { type Resting, Trace, type TraceRow } from './trace.ts'

/** An event that no state handled. */
export type UnhandledEvent = { at: number; state: string; event: string }

/** Receives what one machine does. */
export type RunRecorder = {
  /** Where an earlier run rested that this one continues. */
  goesOnFrom?: Resting
  row: (row: TraceRow) => void
  unhandled: (event: UnhandledEvent) => void
  /** One event is done; `snapshot` is for finding out whose it is, nothing of it is stored. */
  settled?: (snapshot: AnyMachineSnapshot, stands: { resting: Resting }) => void
}

/** One run of a machine on its way to a keeper, from its first state on. */
export class RecordedRun {
  readonly #machine: AnyStateMachine
  readonly #keeper: RunRecorder
  readonly #trace: Trace
  #before: Before

  constructor(machine: AnyStateMachine, keeper: RunRecorder) {
    this.#machine = machine
    this.#keeper = keeper
    this.#trace = new Trace(keeper.row)
    this.#before = { _nodes: initialNodes(machine.root), historyValue: {} }
  }

  /** `early` is what it did before anything was said: it steps on from its first state at once. */
  begin(early: readonly Microstep[], snapshot: AnyMachineSnapshot, at: number): void {
    const { goesOnFrom } = this.#keeper
    if (goesOnFrom || early.length === 0) this.#trace.stand(snapshot, at, goesOnFrom)
    else {
      this.#trace.stand({ _nodes: this.#before._nodes, status: 'active' }, at)
      for (const microstep of early) this.step(microstep, at)
    }
    this.#before = snapshot
  }

  step(microstep: Microstep, at: number): void {
    const after = microstep.snapshot as AnyMachineSnapshot
    const { happened } = happenedIn(microstep, this.#before)
    if (happened.length > 0) this.#trace.step(happened, this.#before, after, at)
    else if (!isOfXState(microstep.event)) this.#unhandled(microstep.event.type, at)
    this.#before = after
  }

  /** The event is done. */
  settle(snapshot: AnyMachineSnapshot): void {
    this.#trace.settle()
    this.#keeper.settled?.(snapshot, this.#trace)
  }

  #unhandled(event: string, at: number): void {
    const [[state] = [this.#machine.root.id]] = this.#trace.resting
    this.#keeper.unhandled({ at, state, event })
  }
}

/** XState's own events: the outcome of an abandoned call, the end of a region, a stop. */
const isOfXState = ({ type }: { type: string }): boolean => type.startsWith('xstate.')
