import { type AnyEventObject, type AnyMachineSnapshot, getNextTransitions, getStateNodes } from 'xstate'
import { statePath } from '#machines/core/screen.ts'
import { type Walker, walkerOf } from '#machines/core/step.ts'
import type { Start } from '#machines/subject.ts'
import type { Model } from './model/model.ts'

export type Node = {
  index: number
  /** The state value as one word. */
  state: string
  /** Ids of the state nodes it is in, the root's left out. */
  states: readonly string[]
  snapshot: AnyMachineSnapshot
}
export type Arc = { from: number; to: number; event: AnyEventObject; taken: readonly string[] }
export type Begun = { start: Start; node: number; taken: readonly string[] }

export type Explored = {
  model: Model
  nodes: Node[]
  arcs: Arc[]
  starts: Begun[]
  /** Why exploration ended before everything was seen. */
  stopped?: string
}

export type Bounds = { nodes: number; ms: number }
export const usualBounds: Bounds = { nodes: 50_000, ms: 30_000 }

/** Every state a machine can reach with what may be said to it; each (state, event) is tried once. */
export function explore(model: Model, bounds: Bounds = usualBounds): Explored {
  return new Exploration(model, bounds).run()
}

class Exploration {
  readonly #walker: Walker
  readonly #ends: number
  readonly #known = new Map<string, Node>()
  readonly #explored: Explored
  readonly #bounds: Bounds

  constructor(model: Model, bounds: Bounds) {
    this.#walker = walkerOf(model.machine)
    this.#bounds = bounds
    this.#ends = performance.now() + bounds.ms
    this.#explored = { model, nodes: [], arcs: [], starts: [] }
  }

  run(): Explored {
    const { model, nodes, starts } = this.#explored
    for (const start of model.starts) {
      const { snapshot, taken } = this.#walker.begin(start.input)
      starts.push({ start, node: this.#visit(snapshot).index, taken })
    }
    for (const node of nodes) {
      const stopped = this.#limit()
      if (stopped) return { ...this.#explored, stopped }
      for (const event of eventsAt(model, node.snapshot)) this.#try(node, event)
    }
    return this.#explored
  }

  #try(node: Node, event: AnyEventObject): void {
    const { snapshot, taken } = this.#walker.hear(node.snapshot, event)
    if (taken.length === 0) return
    this.#explored.arcs.push({ from: node.index, to: this.#visit(snapshot).index, event, taken })
  }

  #visit(snapshot: AnyMachineSnapshot): Node {
    const { model, nodes } = this.#explored
    const state = statePath(snapshot.value)
    const key = `${snapshot.status} ${state} ${model.identity(snapshot)}`
    const known = this.#known.get(key)
    if (known) return known
    const states = statesOf(snapshot)
    const node = { index: nodes.length, state, states, snapshot }
    this.#known.set(key, node)
    nodes.push(node)
    return node
  }

  #limit(): string | undefined {
    const { nodes, ms } = this.#bounds
    const seen = this.#explored.nodes.length
    if (seen > nodes) return `more than ${nodes} states were found`
    return performance.now() > this.#ends ? `${ms} ms were not enough: ${seen} states were found` : undefined
  }
}

function statesOf(snapshot: AnyMachineSnapshot): string[] {
  const { root } = snapshot.machine
  return getStateNodes(root, snapshot.value)
    .filter((node) => node !== root)
    .map(({ id }) => id)
}

/** What is worth saying at a node: samples of what some active state hears, and outcomes of what runs. */
export function eventsAt(model: Model, snapshot: AnyMachineSnapshot): AnyEventObject[] {
  if (snapshot.status !== 'active') return []
  const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType))
  return [...types].flatMap((type) => heardAs(model, type).flatMap((name) => [...model.samples(name)]))
}

/** A wildcard hears whatever of the alphabet it fits, and one word that nobody knows. */
function heardAs({ alphabet }: Model, type: string): string[] {
  if (type === '*') return [...alphabet, 'unknown.event']
  if (!type.endsWith('.*')) return type === '' ? [] : [type]
  const fitting = alphabet.filter((name) => name.startsWith(type.slice(0, -1)))
  return fitting.length > 0 ? fitting : [`${type.slice(0, -1)}event`]
}
