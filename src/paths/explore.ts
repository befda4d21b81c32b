import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { Start } from '#machines/subject.ts'
import { Exploration } from './exploration.ts'
import type { Model } from './model/model.ts'

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
export const usualBounds: Bounds = { nodes: 50_000, ms: 30_000 }

/** Every state a machine can reach with what may be said to it; each (state, event) is tried once. */
export function explore(
  model: Model,
  bounds: Bounds = usualBounds,
  ends: number = performance.now() + bounds.ms,
): Explored {
  for (;;) {
    const known = model.apart?.fields.size
    const explored = new Exploration(model, bounds, ends).run()
    // A field that turned out to matter may keep apart what was taken for one state.
    if (model.apart?.fields.size === known) return explored
  }
}
