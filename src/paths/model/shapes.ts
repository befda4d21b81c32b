import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateNode, getNextTransitions } from 'xstate'
import { statePath } from '#machines/core/screen.ts'
import type { Model } from '../types.ts'

/** What all snapshots of one state value have in common. */
type Shape = {
  /** The state value as one word. */
  state: string
  /** Ids of the state nodes it is in, the root's left out. */
  states: readonly string[]
  /** What is worth saying there: samples of what some active state hears, and outcomes of what runs. */
  events: readonly AnyEventObject[]
}

/** Works out the shape of a state value once, for there may be thousands of contexts to each. */
export class Shapes {
  readonly #model: Model
  readonly #known = new Map<string, Shape>()

  constructor(model: Model) {
    this.#model = model
  }

  of(value: string, snapshot: AnyMachineSnapshot): Shape {
    const known = this.#known.get(value)
    if (known) return known
    const shape = {
      state: statePath(snapshot.value),
      states: snapshot._nodes.flatMap((node: AnyStateNode) => (node.parent ? [node.id] : [])),
      events: eventsAt(this.#model, snapshot),
    }
    this.#known.set(value, shape)
    return shape
  }
}

function eventsAt(model: Model, snapshot: AnyMachineSnapshot): AnyEventObject[] {
  const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType))
  const names = new Set([...types].flatMap((type) => heardAs(model, type)))
  return [...names].flatMap((name) => [...model.samples(name)])
}

/** What may be said where a word is heard: a wildcard hears whatever of the alphabet it fits, and one word that nobody knows. */
export function heardAs({ alphabet }: Model, type: string): string[] {
  if (type === '*') return [...alphabet, unknownEvent]
  if (!type.endsWith('.*')) return type === '' ? [] : [type]
  const prefix = type.slice(0, -1)
  return [...alphabet.filter((name) => `${name}.`.startsWith(prefix)), `${prefix}event`]
}

const unknownEvent = 'unknown.event'
