import type { Explored } from '#paths/types.ts'

export type Wishes = {
  from?: string | undefined
  to?: string | undefined
  maxLength?: number | undefined
  priceOf: (event: string) => number
  pathPrice: number
}

type Place = { node: number; counts: boolean; hit: number; length: number }

/**
 * What paths cost at least that take every transition there is to take between two states, by trying everything
 * (Dijkstra over node, whether it counts yet, what was taken, and the length under a cap). Undefined where a cap is
 * too short for some.
 */
export function leastPaths(
  explored: Explored,
  targets: readonly string[],
  wishes: Wishes,
): number | undefined {
  const search = new Search(explored, targets, wishes)
  return search.run()
}

class Search {
  readonly #explored: Explored
  readonly #targets: readonly string[]
  readonly #wishes: Wishes
  readonly #best = new Map<string, number>()
  readonly #waiting = new Map<number, (Place | { hit: number })[]>()

  constructor(explored: Explored, targets: readonly string[], wishes: Wishes) {
    this.#explored = explored
    this.#targets = targets
    this.#wishes = wishes
  }

  run(): number | undefined {
    this.#add(0, { hit: 0 })
    for (let cost = 0; this.#waiting.size > 0; cost += 1) {
      const places = this.#waiting.get(cost) ?? []
      for (const place of places) {
        if (!('node' in place) && place.hit === 2 ** this.#targets.length - 1) return cost
        this.#leave(place, cost)
      }
      this.#waiting.delete(cost)
    }
    return undefined
  }

  #leave(place: Place | { hit: number }, cost: number): void {
    const { starts, arcs } = this.#explored
    if (!('node' in place)) {
      for (const { node, taken } of starts) {
        this.#arrive({ node, counts: false, hit: place.hit, length: 0 }, taken, cost + this.#wishes.pathPrice)
      }
      return
    }
    if (this.#isIn(place.node, this.#wishes.to)) this.#add(cost, { hit: place.hit })
    if (place.length === (this.#wishes.maxLength ?? Number.POSITIVE_INFINITY)) return
    const length = this.#wishes.maxLength === undefined ? 0 : place.length + 1
    for (const { from, to, taken, event } of arcs) {
      if (from !== place.node) continue
      this.#arrive({ ...place, node: to, length }, taken, cost + this.#wishes.priceOf(event.type))
    }
  }

  /** What leads into the state from which on it counts does not count itself, unless a path begins there. */
  #arrive(place: Place, taken: readonly string[], cost: number): void {
    const isBegun = place.counts || this.#wishes.from === undefined
    const begins = !place.counts && this.#isIn(place.node, this.#wishes.from)
    const isStart =
      place.length === 0 && !place.counts && this.#explored.starts.some((one) => one.taken === taken)
    const hits = isBegun || (begins && isStart) ? taken : []
    const hit = this.#targets.reduce(
      (bits, edge, index) => (hits.includes(edge) ? bits | (1 << index) : bits),
      place.hit,
    )
    this.#add(cost, { ...place, counts: isBegun || begins, hit })
  }

  #add(cost: number, place: Place | { hit: number }): void {
    const key = JSON.stringify(place)
    if ((this.#best.get(key) ?? Number.POSITIVE_INFINITY) <= cost) return
    this.#best.set(key, cost)
    const places = this.#waiting.get(cost) ?? []
    places.push(place)
    this.#waiting.set(cost, places)
  }

  #isIn(node: number, state: string | undefined): boolean {
    return state === undefined || this.#explored.nodes[node]?.state === state
  }
}
