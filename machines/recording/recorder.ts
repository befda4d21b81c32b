import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  StateMachine,
} from 'xstate'
import type { Microstep } from './microstep.ts'
import { RecordedRun, type RunRecorder } from './recorded-run.ts'

export type Started = {
  actor: AnyActorRef
  machine: AnyStateMachine
  snapshot: AnyMachineSnapshot
  at: number
}
type Begun = (started: Started) => RunRecorder | undefined

/**
 * Records every machine of an actor system, the root and its children, from the inspection events of `createActor`
 * and the time. `begun` provides the receiver when a machine starts.
 */
export function recorderOf(begun: Begun): (event: InspectionEvent, at: number) => void {
  const watches = new WeakMap<AnyActorRef, ActorWatch>()
  return (event, at) => {
    const actor = event.actorRef as AnyActorRef
    if (event.type === '@xstate.actor') {
      const machine = machineOf(actor)
      if (machine) watches.set(actor, new ActorWatch(actor, machine, begun))
    }
    if (event.type === '@xstate.microstep') watches.get(actor)?.step(event, at)
    if (event.type === '@xstate.snapshot')
      watches.get(actor)?.settle(event.snapshot as AnyMachineSnapshot, at)
  }
}

class ActorWatch {
  readonly #actor: AnyActorRef
  readonly #machine: AnyStateMachine
  readonly #begun: Begun
  /** What it did before it was started. */
  #early: Microstep[] | undefined = []
  #run: RecordedRun | undefined

  constructor(actor: AnyActorRef, machine: AnyStateMachine, begun: Begun) {
    this.#actor = actor
    this.#machine = machine
    this.#begun = begun
  }

  step(microstep: Microstep, at: number): void {
    if (this.#early) this.#early.push(microstep)
    else this.#run?.step(microstep, at)
  }

  /** The first time it has just been started. */
  settle(snapshot: AnyMachineSnapshot, at: number): void {
    if (this.#early) this.#start(this.#early, snapshot, at)
    this.#run?.settle(snapshot)
  }

  #start(early: readonly Microstep[], snapshot: AnyMachineSnapshot, at: number): void {
    this.#early = undefined
    const keeper = this.#begun({ actor: this.#actor, machine: this.#machine, snapshot, at })
    this.#run = keeper && new RecordedRun(this.#machine, keeper)
    this.#run?.begin(early, snapshot, at)
  }
}

function machineOf(actor: AnyActorRef): AnyStateMachine | undefined {
  const logic: unknown = 'logic' in actor ? actor.logic : undefined
  return logic instanceof StateMachine ? logic : undefined
}
