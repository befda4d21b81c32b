import type { AnyStateMachine } from 'xstate'
import type { Day } from '../schemas/basics.ts'
import type { EventDefinitions } from './event.ts'

export type TestStart = { name: string; input: unknown }
export type CallOutcomes = Record<string, { done: readonly unknown[]; fails?: boolean }>

/** A machine with what is needed to walk it: its possible starts and the results of outside calls. */
export type TestModel = {
  key: string
  title: string
  machine: AnyStateMachine
  events: EventDefinitions
  /** Too large for a proof that its suite is the least: tests walk the first that is found. */
  isLarge?: true
  starts: (today: Day) => readonly TestStart[]
  /** By actor id: outputs that together cover every branch; a call may also fail unless said otherwise. */
  outcomes: (today: Day) => CallOutcomes
  /** The part of the context that decides what may happen next; snapshots equal in it count as one state. */
  identity: (context: never) => unknown
  /** What the checks find in this machine and is meant, with the reason: `{ 'trap shop.closed': 'it stays closed' }`. */
  meant?: Readonly<Record<string, string>>
}

/** Declares a test model with the context type of its own machine. */
export function testModel<Context>(
  definition: Omit<TestModel, 'identity'> & { identity: (context: Context) => unknown },
): TestModel {
  return definition as TestModel
}
