import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { TimerChange } from '#machines/core/scope.ts'
import type { TestStart } from '#machines/core/test-model.ts'

/** A machine as the generator sees it: its starts, its events with payloads, and what identifies a state. */
export type Model = {
  key: string
  title: string
  machine: AnyStateMachine
  starts: readonly TestStart[]
  /** Sample events of a type; empty when no payload is known. */
  samples: (type: string) => readonly AnyEventObject[]
  /**
   * More payloads for an event when its samples do not satisfy a guard: boundary values and the guard's literals.
   * Without declared payloads they are built from the fields that guards read.
   */
  variations?: (type: string, literals: readonly unknown[]) => readonly AnyEventObject[]
  /** The part of the context that decides what may happen next, as text. */
  identity: (snapshot: AnyMachineSnapshot) => string
  /** When the identity is inferred: the instrumented machine to explore, and the fields that matter so far. */
  apart?: {
    machine: AnyStateMachine
    fields: ReadonlySet<string>
    decide: (fields: readonly string[]) => void
    /** The fields matter by which the delay of a timer is worked out. */
    decideDelay: (timer: string) => void
  }
  /** Every event that may be sent, whether a state handles it or not. */
  alphabet: readonly string[]
  /** Nobody said what it is begun with: inputs may be made up. */
  isInputOpen?: true
  /** Events whose payloads were made up. */
  madeUp?: readonly AnyEventObject[]
  /** What the checks find and is meant, by check and place, with the reason. */
  meant?: Readonly<Record<string, string>>
}

/** An explored state: a state value together with its identity. */
export type Node = {
  index: number
  /** The state value as a path, such as `a.b + c`. */
  state: string
  /** Ids of its active state nodes, without the root. */
  states: readonly string[]
  snapshot: AnyMachineSnapshot
}
/** What timers have to do with a step. */
export type Timed = {
  /** Those that run out before it or by it, each by its place among those that run then, the oldest first. */
  due: readonly number[]
  /** Whether the last of them is the step; otherwise somebody says it. */
  isDue: boolean
  changes: readonly TimerChange[]
}

type Arc = {
  from: number
  to: number
  event: AnyEventObject
  taken: readonly string[]
  /** Ids of the transient states that were entered and left again. */
  passed: readonly string[]
  /** Where timers run, or are started. */
  timed?: Timed
}
export type Begun = {
  start: TestStart
  node: number
  taken: readonly string[]
  passed: readonly string[]
  /** The timers it starts. */
  changes?: readonly TimerChange[]
}

/** An event or a start after which the machine never settles. */
export type Loop = ({ start: TestStart } | { from: number; event: AnyEventObject }) & {
  /** The transitions it repeats, and all that it took before. */
  cycle: readonly string[]
  taken: readonly string[]
}

/** An event for which two regions have conflicting transitions, so that only the first is taken. */
type Conflict = { from: number; event: AnyEventObject; lost: string; won: readonly string[] }

/** An event that made the machine fail: the transitions that were open to it, and why. */
export type Failure = { from: number; event: AnyEventObject; edges: readonly string[]; reason: string }

export type Explored = {
  model: Model
  nodes: Node[]
  arcs: Arc[]
  starts: Begun[]
  /** The number of leading nodes for which every event was tried. */
  tried: number
  loops: Loop[]
  conflicts: Conflict[]
  failures: Failure[]
  /** What could not be explored completely, in sentences. */
  notes: string[]
  /** Why exploration stopped early. */
  stopped?: string
}

export type Bounds = { nodes: number; ms: number }

/** A walk through the explored graph: a start and the arcs taken. */
export type ExploredWalk = { start: number; arcs: readonly number[] }

export const criteria = [
  'states',
  'transitions',
  'n-switch',
  'simple',
  'negative',
  'chosen',
  'traffic',
] as const
export type Criterion = (typeof criteria)[number]

/** How often each transition was taken, by its id; within limits where the count was not told exactly. */
export type Traffic = Readonly<Record<string, number | { least: number; most: number }>>

export type Options = {
  /** `transitions` by default. */
  criterion?: Criterion
  /** For `n-switch`: sequences of n + 1 transitions, n from 0 to 3. */
  n?: number
  /** For `chosen`: names of states, events, transitions or tags. */
  targets?: readonly string[]
  /** What people did: for `traffic` what to cover; with any criterion each path tells how many can have taken it. */
  traffic?: Traffic
  /** For `traffic`: how many percent of what people did to cover, 99 by default. */
  share?: number
  /** Every path passes `from` first and ends in `to`. */
  from?: string
  to?: string
  /** The most events of a path. */
  maxLength?: number
  /** Cost of an event by its type (1 by default) and of starting a path; whole numbers. */
  costs?: { events: Readonly<Record<string, number>>; path: number }
  /** The first suite that is found, without looking for a shorter one. */
  isQuick?: boolean
  /** Time for all of it, exploring included, in ms. Without it only steps are counted, and the answer is always the same. */
  deadlineMs?: number
  /** Simple paths that are listed; all are counted. */
  limit?: number
  bounds?: Bounds
}

/** One event of a path, the states before and after it, and the transition it takes. */
export type PathEvent = {
  type: string
  /** The event without its type; the result of a call is in `output` or `error`. */
  data?: Record<string, unknown>
  from: string
  to: string
  /** Id of the transition taken, or the name of the refusal if `refused`. */
  edge: string
  /** How long to wait before it is said, in ms, where a timer would come too early or too late otherwise. */
  wait?: number
  /** Of a timer whose delay is known: how long after the step before it is due, in ms. */
  elapses?: number
  /** An event that the machine raised before, and that comes by itself now; so does every `after`. */
  due?: true
  /** Eventless transitions taken right after it. */
  also?: string[]
  /** The machine must ignore this event here. */
  refused?: true
}

export type TestPath = {
  /** A hash of the content, so it is stable as long as the path is. */
  id: string
  start: { name: string; input?: unknown }
  /** The state the path begins in, and the eventless transitions taken on entering it. */
  begins: string
  takes?: string[]
  events: PathEvent[]
  /** Where traffic was given: how often people can have gone this way at most, by its rarest transition. */
  atMost?: number
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
  /** For `traffic`: the percentages of what people did that were asked for and are covered, and that after each path. */
  traffic?: { share: number; covered: number; after: number[] }
  /** For one of several parts: which it is, and the totals of all parts, of which `covered` and `bound` tell. */
  shard?: { number: number; of: number; whole: Suite['totals'] }
  ms: { explore: number; solve: number }
  /** Why exploration stopped early. */
  stopped?: string
  /** Remarks for the reader: how states were identified, what could not be explored. */
  notes?: string[]
}

/** Paths distributed over workers. */
export type Distribution = {
  /** Ids of the paths of each worker. */
  shares: string[][]
  /** Events of the busiest worker; no distribution has fewer than `bound`, and `gap` is the difference. */
  makespan: { events: number; bound: number; gap: number }
}

/**
 * A suite whose paths may be generated lazily. Its `covered`, `totals`, `bound` and `stopped` are valid once all
 * paths have been read.
 */
export type Listing = Omit<Suite, 'paths'> & { paths: Iterable<TestPath> } & Partial<Distribution>
