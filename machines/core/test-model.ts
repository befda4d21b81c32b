import type { AnyStateMachine } from 'xstate'
import type { Day } from '../schemas/basics.ts'
import type { EventDefinitions } from './event.ts'

export type TestStart = { name: string; input: unknown }
export type CallOutcomes = Record<string, { done: readonly unknown[]; fails?: boolean }>

/** A machine with what a tester needs to walk it: where it may start, what outside calls may answer. */
export type TestModel = {
  key: string
  title: string
  machine: AnyStateMachine
  events: EventDefinitions
  starts: (today: Day) => readonly TestStart[]
  /** By actor id: outputs that between them take every branch; a call fails too unless said otherwise. */
  outcomes: (today: Day) => CallOutcomes
  /** What of the context decides what may happen next; two snapshots alike in it count as one. */
  identity: (context: never) => unknown
}

/** Declares a subject with the context type of its own machine. */
export function testModel<Context>(
  definition: Omit<TestModel, 'identity'> & { identity: (context: Context) => unknown },
): TestModel {
  return definition as TestModel
}
