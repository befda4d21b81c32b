import type { AnyEventObject } from 'xstate'

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

/** An event of a path as the machine hears it. */
export function eventOf({ type, data = {} }: Pick<PathEvent, 'type' | 'data'>): AnyEventObject {
  const id = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1]
  if (id === undefined) return { ...data, type }
  const { error } = data
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : ''
  return { ...data, type, actorId: id, ...(error !== undefined && { error: new Error(message) }) }
}
