import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { type Screen, screenOf, statePath } from '#machines/core/screen.ts'
import { walkerOf } from '#machines/recording/step.ts'

/** The day on which the machine tests take place. */
export const today = '2026-11-21'

export type Play = {
  /** One event after the other; an event no state takes fails the test. */
  hear: (...events: AnyEventObject[]) => Play
  refuses: (event: AnyEventObject) => boolean
  state: () => string
  screen: () => Screen
  context: () => AnyMachineSnapshot['context']
  snapshot: () => AnyMachineSnapshot
}

/** Plays a machine as a pure function: no clock, no calls, the test says what happens. */
export function play(machine: AnyStateMachine, input: unknown): Play {
  const walker = walkerOf(machine)
  let { snapshot } = walker.begin(input)
  const self: Play = {
    hear: (...events) => {
      for (const event of events) {
        const step = walker.transition(snapshot, event)
        if (step.taken.length === 0)
          throw new Error(`${statePath(snapshot.value)} does not take ${event.type}`)
        snapshot = step.snapshot
      }
      return self
    },
    refuses: (event) => walker.transition(snapshot, event).taken.length === 0,
    state: () => statePath(snapshot.value),
    screen: () => screenOf(snapshot),
    context: () => snapshot.context,
    snapshot: () => snapshot,
  }
  return self
}

export { outcome } from '#machines/core/actors.ts'
