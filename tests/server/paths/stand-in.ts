import * as v from 'valibot'
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from 'xstate'
import type { SavedStep } from '#machines/core/meta.ts'
import { nameOf, screenOf } from '#machines/core/screen.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'

/** What a machine tells its browser: an answer it has heard, or a step to save. */
export type Told =
  | { type: 'answered' | 'takenBack'; event: AnyEventObject }
  | { type: 'saved'; step: SavedStep; record: JourneyRecord }

const emitted = v.object({
  type: v.literal('xstate.emit'),
  params: v.object({ event: v.looseObject({ type: v.picklist(['answered', 'takenBack', 'saved']) }) }),
})

/** A machine as a browser runs it, where the path says what the world answers and nothing is shown. */
export class StandIn {
  readonly #machine: AnyStateMachine
  #snapshot: AnyMachineSnapshot

  constructor(machine: AnyStateMachine, input: unknown) {
    this.#machine = machine
    this.#snapshot = initialTransition(machine, input)[0]
  }

  get record(): JourneyRecord {
    return this.#snapshot.context.record
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#snapshot
  }

  /** The screen it stands at, if that has a name. */
  get screen(): string | undefined {
    return nameOf(screenOf(this.#snapshot))
  }

  hear(event: AnyEventObject): Told[] {
    const [snapshot, actions] = transition(this.#machine, this.#snapshot, event)
    this.#snapshot = snapshot
    return actions.flatMap((action) => {
      const told = v.safeParse(emitted, action)
      return told.success ? [told.output.params.event as unknown as Told] : []
    })
  }
}
