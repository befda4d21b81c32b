import { Distances } from './distances.ts'
import { rounding } from './dual.ts'
import type { Moves, Place } from './moves.ts'

/** Slack that is none but for rounding. */
const nothing = 1e-3
/** Targets that may raise the cost, one after another. */
const mostRounds = 20

/** A target that so much slack lies before, and how far everything is. */
type Raise = (target: number, away: number, distances: Distances) => void

/**
 * Raises what is left to do by what the prices do not see: that every walk hangs together. Where slack lies before a
 * target on each way to it, that much is paid at least, and the moves on these ways have so much less left for the
 * next target (Wong's dual ascent).
 */
export class Ascent {
  readonly #moves: Moves
  readonly #distances: Distances
  /** The target that most slack lay before when it was raised last, of those that are not hit yet. */
  hardest: number | undefined

  constructor(moves: Moves) {
    this.#moves = moves
    this.#distances = new Distances(moves)
  }

  /**
   * What is paid beyond the prices at least, infinite where it is more than there is room for. `must` has to be hit
   * by the walk that stands here. What is left of the slack stays in `slack`.
   */
  raise(place: Place, must: number | undefined, slack: Float64Array, room: number, told?: Raise): number {
    const { outer } = this.#moves
    let raised = 0
    if (must !== undefined && place.node !== outer) {
      const away = this.#awayOf(must, [place.node], slack, room)
      if (away > room) return Number.POSITIVE_INFINITY
      raised += this.#pay(must, away, slack)
    }
    const from = place.node === outer ? [outer] : [place.node, outer]
    for (let round = 0; round < mostRounds; round += 1) {
      this.#distances.measure(from, slack, room - raised + rounding)
      const target = this.#farthest(place)
      if (round === 0) this.hardest = target
      const away = target === undefined ? 0 : (this.#distances.toTarget[target] ?? 0)
      if (target === undefined || away < nothing) return raised
      if (raised + away > room) return Number.POSITIVE_INFINITY
      told?.(target, away, this.#distances)
      raised += this.#pay(target, away, slack)
    }
    return raised
  }

  #farthest({ hit }: Place): number | undefined {
    const { toTarget } = this.#distances
    let farthest: number | undefined
    for (const [target, away] of toTarget.entries()) {
      if (hit[target]) continue
      if (farthest === undefined || away > (toTarget[farthest] ?? 0) + 1e-9) farthest = target
    }
    return farthest
  }

  #awayOf(target: number, from: readonly number[], slack: Float64Array, room: number): number {
    this.#distances.measure(from, slack, room)
    return this.#distances.toTarget[target] ?? 0
  }

  #pay(target: number, away: number, slack: Float64Array): number {
    if (away < nothing) return 0
    for (const move of this.#moves.all) {
      const paid = this.#distances.progress(move, target, away)
      if (paid > 0) slack[move.column] = Math.max(0, (slack[move.column] ?? 0) - paid)
    }
    return away
  }
}
