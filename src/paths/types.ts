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

/** A state with as much of its context as decides what may happen next. */
export type Node = {
  index: number
  /** The state value as one word. */
  state: string
  /** Ids of the state nodes it is in, the root's left out. */
  states: readonly string[]
  snapshot: AnyMachineSnapshot
}
export type Arc = {
  from: number
  to: number
  event: AnyEventObject
  taken: readonly string[]
  /** Ids of the states that were entered and left again on the way. */
  passed: readonly string[]
}
export type Begun = { start: Start; node: number; taken: readonly string[]; passed: readonly string[] }

/** An event, or a beginning, after which the machine never comes to rest. */
export type Loop = ({ start: Start } | { from: number; event: AnyEventObject }) & {
  /** The transitions it repeats, and all that it took on the way there. */
  cycle: readonly string[]
  taken: readonly string[]
}

/** One event that transitions of two regions take, of which only the first can happen. */
export type Conflict = { from: number; event: AnyEventObject; lost: string; won: readonly string[] }

export type Explored = {
  model: Model
  nodes: Node[]
  arcs: Arc[]
  starts: Begun[]
  /** How many nodes, from the first on, had every event tried. */
  tried: number
  loops: Loop[]
  conflicts: Conflict[]
  /** What could not be followed to its end, in sentences. */
  notes: string[]
  /** Why exploration ended before everything was seen. */
  stopped?: string
}

export type Bounds = { nodes: number; ms: number }

/** A walk through the explored graph, by a start and the arcs taken. */
export type ExploredWalk = { start: number; arcs: readonly number[] }

export const criteria = ['states', 'transitions', 'n-switch', 'simple', 'negative', 'chosen'] as const
export type Criterion = (typeof criteria)[number]

export type Options = {
  /** Transitions where none is named. */
  criterion?: Criterion
  /** How many transitions follow the first in a sequence, for n-switch: 0 to 3. */
  n?: number
  /** States, events, transitions or tags, for `chosen`. */
  targets?: readonly string[]
  /** Every path comes by this state first, or ends in it. */
  from?: string
  to?: string
  /** Events a path may have. */
  maxLength?: number
  /** What an event costs by its type (1 where it is not named), and what beginning a path costs; whole numbers. */
  costs?: { events: Readonly<Record<string, number>>; path: number }
  /** For finding the optimum where no flow alone decides, in ms. */
  deadlineMs?: number
  /** Simple paths that are listed; all are counted. */
  limit?: number
  bounds?: Bounds
}

/** One event of a path, what it leads from and to, and the transition it takes. */
export type PathEvent = {
  type: string
  /** The event without its type; what a call answered stands under `output` or `error`. */
  data?: Record<string, unknown>
  from: string
  to: string
  /** Id of the transition taken; of the state that refuses, where `refused`. */
  edge: string
  /** Transitions taken by themselves right after it. */
  also?: string[]
  /** Nothing may happen: the machine has to refuse this event here. */
  refused?: true
}

export type TestPath = {
  /** Made of the content, so that it stays the same as long as the path does. */
  id: string
  start: { name: string; input?: unknown }
  /** The state the path begins in, and the transitions taken by themselves on the way into it. */
  begins: string
  takes?: string[]
  events: PathEvent[]
}

export type Uncovered = { target: string; reason: string }

/** What `--json` prints. */
export type Suite = {
  machine: string
  criterion: string
  states: number
  transitions: number
  targets: number
  covered: number
  uncovered: Uncovered[]
  paths: TestPath[]
  totals: { paths: number; events: number; longest: number }
  /** No suite for these targets has fewer events than `events`; `gap` is how many more this one has. */
  bound: { events: number; gap: number; exact: boolean }
  ms: { explore: number; solve: number }
  /** Why not everything was looked at. */
  stopped?: string
  /** What else whoever reads it should know, in sentences: how states were told apart, what could not be followed. */
  notes?: string[]
}

/** What paths come to when several workers walk them at once. */
export type Distribution = {
  /** Ids of the paths of each worker. */
  shares: string[][]
  /** Events of whoever has most; no way to share these paths out has fewer than `bound`, `gap` is how many more. */
  makespan: { events: number; bound: number; gap: number }
}

/**
 * A suite whose paths may come one after the other, so that they need not all be held at once. What such a suite
 * says of `covered`, `totals`, `bound` and `stopped` holds as soon as its paths have come by.
 */
export type Listing = Omit<Suite, 'paths'> & { paths: Iterable<TestPath> } & Partial<Distribution>
