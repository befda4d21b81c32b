import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { statePath } from '#machines/core/screen.ts'
import { walkerOf } from '#machines/recording/step.ts'
import { eventOf } from '../model/events.ts'
import { revived } from '../model/made-up.ts'
import type { Driver } from './driver.ts'

/** Walks paths on the machine itself, as a pure function: no clock, no calls, the path says what happens. */
export function machineDriver(machine: AnyStateMachine): Driver {
  const walker = walkerOf(machine)
  let at: AnyMachineSnapshot | undefined
  const here = (): AnyMachineSnapshot => {
    if (!at) throw new Error('the path has not begun')
    return at
  }
  return {
    begin: ({ start, takes = [] }) => {
      const { snapshot, taken } = walker.begin(revived(start.input))
      at = snapshot
      expectTaken(taken, takes)
    },
    send: (event) => {
      const { snapshot, taken } = walker.transition(here(), eventOf(event))
      at = snapshot
      expectTaken(taken, [event.edge, ...(event.also ?? [])])
    },
    expectRefused: (event) => {
      const { snapshot, taken } = walker.transition(here(), eventOf(event))
      if (taken.length > 0) throw new Error(`took ${taken.join(', ')} where nothing may be taken`)
      at = snapshot
    },
    expectState: (state) => {
      const stands = statePath(here().value)
      if (stands !== state) throw new Error(`stands at ${stands} instead of ${state}`)
    },
  }
}

function expectTaken(taken: readonly string[], claimed: readonly string[]): void {
  if (taken.length === claimed.length && taken.every((edge, index) => edge === claimed[index])) return
  throw new Error(`took ${taken.join(', ') || 'nothing'} instead of ${claimed.join(', ') || 'nothing'}`)
}
