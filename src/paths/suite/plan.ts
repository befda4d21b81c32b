/** The cheapest way to have done all steps up to each; of equals the one with fewer pieces. */
export class Plan {
  readonly #best: ({ cost: number; pieces: number; from: number; isSkipped: boolean } | undefined)[]

  constructor(steps: number) {
    this.#best = Array.from({ length: steps + 1 }, () => undefined)
    this.#best[0] = { cost: 0, pieces: 0, from: -1, isSkipped: true }
  }

  improve(to: number, from: number, cost: number, isSkipped: boolean): void {
    const before = this.#best[from]
    if (!before) return
    const [total, pieces] = [before.cost + cost, before.pieces + (isSkipped ? 0 : 1)]
    const known = this.#best[to]
    if (known && (known.cost < total || (known.cost === total && known.pieces <= pieces))) return
    this.#best[to] = { cost: total, pieces, from, isSkipped }
  }

  /** Where each piece begins and ends, unless there is no way to do all. */
  places(): [number, number][] | undefined {
    const places: [number, number][] = []
    for (let to = this.#best.length - 1; to > 0; ) {
      const last = this.#best[to]
      if (!last) return undefined
      if (!last.isSkipped) places.push([last.from, to])
      to = last.from
    }
    return places.reverse()
  }
}
