/** What a journey has already done, so that first occurrences are known. */
export class Seen {
  readonly #edges: Set<number>
  readonly #states = new Set<number>()
  readonly #events: Set<string>

  constructor(before: Before = {}, parents: ReadonlyMap<number, number> = new Map()) {
    this.#edges = new Set(before.edges)
    this.#events = new Set(before.events)
    for (const state of before.states ?? []) this.entersState(state, parents)
  }

  takesEdge(edge: number): boolean {
    return isNew(this.#edges, edge)
  }

  meetsEvent(state: number, event: string): boolean {
    return isNew(this.#events, `${state} ${event}`)
  }

  /** How many of a state and its ancestors, from the inside, are entered for the first time. */
  entersState(state: number, parents: ReadonlyMap<number, number>): number {
    let levels = 0
    for (
      let at: number | undefined = state;
      at !== undefined && isNew(this.#states, at);
      at = parents.get(at)
    ) {
      levels += 1
    }
    return levels
  }
}

export type Before = {
  edges?: readonly number[]
  states?: readonly number[]
  /** State and event, separated by a space. */
  events?: readonly string[]
}

function isNew<T>(all: Set<T>, one: T): boolean {
  if (all.has(one)) return false
  all.add(one)
  return true
}
