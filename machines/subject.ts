import type { AnyStateMachine } from 'xstate'
import type { EventDefinitions } from './core/event.ts'
import type { Day } from './schemas/basics.ts'

export type Start = { name: string; input: unknown }
export type Outcomes = Record<string, { done: readonly unknown[]; fails?: boolean }>

/** A machine with what a tester needs to walk it: where it may start, what outside calls may answer. */
export type Subject = {
  key: string
  title: string
  machine: AnyStateMachine
  events: EventDefinitions
  starts: (today: Day) => readonly Start[]
  /** By actor id: outputs that between them take every branch; a call fails too unless said otherwise. */
  outcomes: (today: Day) => Outcomes
  /** What of the context decides what may happen next; two snapshots alike in it count as one. */
  identity: (context: never) => unknown
}

/** Declares a subject with the context type of its own machine. */
export function subject<Context>(
  definition: Omit<Subject, 'identity'> & { identity: (context: Context) => unknown },
): Subject {
  return definition as Subject
}
