import * as v from 'valibot'
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from 'xstate'
import type { SavedStep } from '#machines/core/meta.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'

/** What a machine tells its browser to save. */
export type Saved = { step: SavedStep; record: MotorRecord }

const emitted = v.object({
  type: v.literal('xstate.emit'),
  params: v.object({
    event: v.object({ type: v.literal('saved'), step: v.number(), record: v.looseObject({}) }),
  }),
})

/** A machine as a browser runs it, where the path says what the world answers and nothing is shown. */
export class StandIn {
  readonly #machine: AnyStateMachine
  #snapshot: AnyMachineSnapshot

  constructor(machine: AnyStateMachine, input: unknown) {
    this.#machine = machine
    this.#snapshot = initialTransition(machine, input)[0]
  }

  get record(): MotorRecord {
    return this.#snapshot.context.record
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#snapshot
  }

  hear(event: AnyEventObject): Saved[] {
    const [snapshot, actions] = transition(this.#machine, this.#snapshot, event)
    this.#snapshot = snapshot
    return actions.flatMap((action) => {
      const told = v.safeParse(emitted, action)
      return told.success ? [told.output.params.event as unknown as Saved] : []
    })
  }
}
