import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { initialTransition, transition } from 'xstate'
import { answerOf, type Outcomes } from '#machines/core/saved-machine.ts'
import { statePath } from '#machines/core/screen.ts'
import { walkerOf } from '#machines/recording/step.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'

/** One event as the log of moves names it, with the transitions that a machine takes for it. */
export type TakenMove = {
  machine: string
  fromState: string
  event: string
  toState: string
  taken: string[]
}

type Played = {
  machine: AnyStateMachine
  record: JourneyRecord
  today: string
  screen: string | undefined
  events: readonly AnyEventObject[]
  outcomes: Outcomes
}

type Moved = { moves: TakenMove[]; stands: string }

/**
 * The moves that a machine makes of some events, worked out on the machine itself: what the server logs is held
 * against them, and names no transitions of its own.
 */
export function movesOfEvents({ machine, record, today, screen, events, outcomes }: Played): Moved {
  let snapshot = settled(
    machine,
    outcomes,
    initialTransition(machine, { today, record, screen }),
    [],
  ).snapshot
  const moves = events.map((event): TakenMove => {
    const from = snapshot
    const first = walkerOf(machine).transition(from, event).taken
    const after = settled(machine, outcomes, transition(machine, from, event), first)
    snapshot = after.snapshot
    const [fromState, toState] = [statePath(from.value), statePath(snapshot.value)]
    return { machine: machine.id, fromState, event: event.type, toState, taken: after.taken }
  })
  return { moves, stands: statePath(snapshot.value) }
}

type Acted = [AnyMachineSnapshot, { type: string; params?: unknown }[]]

/** Answers the calls that a step began, and those that their answers begin. */
function settled(
  machine: AnyStateMachine,
  outcomes: Outcomes,
  [snapshot, actions]: Acted,
  taken: string[],
): { snapshot: AnyMachineSnapshot; taken: string[] } {
  const answer = answerOf(actions, outcomes)
  if (!answer) return { snapshot, taken }
  const more = walkerOf(machine).transition(snapshot, answer).taken
  return settled(machine, outcomes, transition(machine, snapshot, answer), [...taken, ...more])
}
