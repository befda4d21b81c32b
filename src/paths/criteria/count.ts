import type { Place } from './places.ts'

/** Situations remembered, steps taken and places on a way before the count is given up. */
const mostRemembered = 100_000
const mostSteps = 10_000_000
const longestWay = 1_500

/** Raised where there are too many different situations to count by. */
export class TooManySituations extends Error {}

type Allowed = {
  /** Whether paths may end at a node. */
  ends: (node: number) => boolean
  /** Events a path may have. */
  most: number
}

/** Counts by node and by what can still be reached of it: paths that differ only in what lies behind count alike. */
export class Counter {
  readonly #places: readonly Place[]
  readonly #allowed: Allowed
  readonly #known = new Map<string, bigint>()
  readonly #passed: Uint8Array
  /** When a place was last found to lie ahead. */
  readonly #found: Uint32Array
  #searches = 0
  #steps = 0

  constructor(places: readonly Place[], allowed: Allowed) {
    this.#places = places
    this.#allowed = allowed
    this.#passed = new Uint8Array(places.length)
    this.#found = new Uint32Array(places.length)
  }

  /** Paths from a place; one of no event is none. */
  from(place: number): bigint {
    const all = this.#onward(place, 0)
    return this.#mayEnd(place) ? all - 1n : all
  }

  #onward(place: number, length: number): bigint {
    if (length > longestWay) throw new TooManySituations()
    const isCapped = Number.isFinite(this.#allowed.most)
    this.#passed[place] = 1
    const key = `${this.#places[place]?.node} ${isCapped ? length : ''} ${this.#ahead(place)}`
    let count = this.#known.get(key)
    if (count === undefined) {
      count = this.#counted(place, length)
      if (this.#known.size >= mostRemembered) throw new TooManySituations()
      this.#known.set(key, count)
    }
    this.#passed[place] = 0
    return count
  }

  #counted(place: number, length: number): bigint {
    let count = this.#mayEnd(place) ? 1n : 0n
    if (length >= this.#allowed.most) return count
    for (const { place: next } of this.#places[place]?.next ?? []) {
      if (this.#passed[next] === 0) count += this.#onward(next, length + 1)
    }
    return count
  }

  #mayEnd(place: number): boolean {
    return this.#allowed.ends(this.#places[place]?.node ?? -1)
  }

  /** The places that can still be reached, as a text: a bit for each. */
  #ahead(place: number): string {
    this.#searches += 1
    const words = new Uint16Array(Math.ceil(this.#places.length / 16))
    const waiting = [place]
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (const { place: next } of this.#places[at]?.next ?? []) {
        if (this.#passed[next] === 1 || this.#found[next] === this.#searches) continue
        this.#found[next] = this.#searches
        words[next >> 4] = (words[next >> 4] ?? 0) | (1 << (next & 15))
        waiting.push(next)
      }
      this.#steps += 1
    }
    this.#steps += words.length
    if (this.#steps > mostSteps) throw new TooManySituations()
    return String.fromCharCode(...words)
  }
}
