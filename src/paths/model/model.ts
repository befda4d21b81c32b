import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Start } from '#machines/subject.ts'

/** A machine as path generation sees it: where it may begin, what may be said to it, and which states count as one. */
export type Model = {
  key: string
  title: string
  machine: AnyStateMachine
  starts: readonly Start[]
  /** What may be said where this event type is heard; none where nobody can think of a payload. */
  samples: (type: string) => readonly AnyEventObject[]
  /**
   * More payloads for an event whose samples leave a guard untried: boundary values, and the guard's literals. Where
   * nobody says what events carry, payloads are made of what guards read.
   */
  variations?: (type: string, literals: readonly unknown[]) => readonly AnyEventObject[]
  /** What of a context decides what may happen next, as a text. */
  identity: (snapshot: AnyMachineSnapshot) => string
  /** Where the identity is found out while exploring: the machine to explore, and the fields found to matter so far. */
  apart?: { machine: AnyStateMachine; fields: ReadonlySet<string> }
  /** Every event a person or the world may try, whether a state hears it or not. */
  alphabet: readonly string[]
}
