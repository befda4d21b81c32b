import type { Place } from './moves.ts'

/** The least cost at which each place has been seen, by the target that the walk still has to hit: an open hash table. */
export class Seen {
  readonly #words: number
  readonly #places: number
  readonly #keys: Int32Array
  /** One more than the cost; 0 where nothing stands. */
  readonly #costs: Int32Array
  readonly #key: Int32Array

  /** For at most so many places. */
  constructor(targets: number, most: number) {
    this.#words = 2 + Math.ceil(targets / 32)
    this.#places = 2 * most
    this.#keys = new Int32Array(this.#places * this.#words)
    this.#costs = new Int32Array(this.#places)
    this.#key = new Int32Array(this.#words)
  }

  /** Notes the cost; false where the place has been seen at no more than that. */
  isCheaper(place: Place, must: number | undefined, cost: number): boolean {
    const at = this.#find(place, must)
    const known = this.#costs[at] ?? 0
    if (known !== 0 && known <= cost + 1) return false
    this.#keys.set(this.#key, at * this.#words)
    this.#costs[at] = cost + 1
    return true
  }

  #find({ node, hit }: Place, must = -1): number {
    const key = this.#key.fill(0)
    key[0] = node
    key[1] = must
    for (const [target, is] of hit.entries()) {
      if (is) key[2 + (target >> 5)] = (key[2 + (target >> 5)] ?? 0) | (1 << (target & 31))
    }
    let hash = 0
    for (const word of key) {
      hash = Math.imul(hash ^ word, 0x85ebca6b)
      hash ^= hash >>> 13
    }
    let at = (hash >>> 0) % this.#places
    while (this.#costs[at] !== 0 && !this.#isAt(at)) at = (at + 1) % this.#places
    return at
  }

  #isAt(at: number): boolean {
    return this.#key.every((word, index) => this.#keys[at * this.#words + index] === word)
  }
}
