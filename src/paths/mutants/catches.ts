import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'
import { statePath } from '#machines/core/screen.ts'
import { type Walker, walkerOf } from '#machines/recording/step.ts'
import { eventOf } from '../model/events.ts'
import type { PathEvent, TestPath } from '../types.ts'

/**
 * Whether a suite notices that this is not the machine it was made for, as one would who sees the state and nothing
 * else: it stands elsewhere than claimed, it broke, or something happened where nothing may.
 */
export function catches(paths: readonly TestPath[], machine: AnyStateMachine): boolean {
  const walker = walkerOf(machine)
  return paths.some((path) => {
    try {
      return fails(walker, path)
    } catch {
      return true
    }
  })
}

/** The same paths, those that come first to where an event is heard or refused before the others: its fault shows there. */
export function soonest(paths: readonly TestPath[], event: string, { path: keys }: AnyStateNode): TestPath[] {
  const isThere = ({ type, from }: PathEvent) =>
    type === event && keys.every((key) => from.split(/[.+ ]+/).includes(key))
  const ways = paths.map((path) => {
    const at = path.events.findIndex(isThere)
    return { path, length: at === -1 ? Number.MAX_SAFE_INTEGER : at }
  })
  return ways.sort((one, other) => one.length - other.length).map(({ path }) => path)
}

function fails(walker: Walker, { start, begins, events }: TestPath): boolean {
  let { snapshot } = walker.begin(start.input)
  if (!isIn(snapshot, begins)) return true
  return events.some((event) => {
    const before = snapshot
    snapshot = walker.transition(before, eventOf(event)).snapshot
    return !isIn(snapshot, event.to) || hasHappened(event, before, snapshot)
  })
}

const isIn = ({ value, status }: AnyMachineSnapshot, state: string): boolean =>
  status !== 'error' && statePath(value) === state

const hasHappened = (
  { refused }: PathEvent,
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
): boolean => refused === true && (before.context !== after.context || before.status !== after.status)
