import { walksIn } from '../euler.ts'
import type { Walk } from '../problem.ts'
import { chance } from '../random.ts'
import { Ascent } from './ascent.ts'
import { type Dual, leastFrom, rounding, slackOf } from './dual.ts'
import { beginningOf, type Move, type Moves, type Place } from './moves.ts'
import type { Relaxation } from './relaxation.ts'
import { Seen } from './seen.ts'

/** Places below one of them before prices are asked for that are made for it. */
const worthAsking = 300
const mostDuals = 24

/** How many places are looked at, and in which of many orders: chance finds what one order takes long for. */
type Attempt = { places: number; seed: number }

/** Walks that cost no more than was asked for, that there are none, or that neither was found. */
export type Outcome = Walk[] | 'none' | 'unknown'

/**
 * Looks for walks that hit every target and cost no more than `budget`, through what is left to do: at which node,
 * with which targets hit. Depth first; what is left to do costs at least what the best prices say, and what no walk
 * that hangs together can avoid. Where prices leave no room, there is no need to look.
 */
export class Search {
  readonly #moves: Moves
  readonly #relaxation: Relaxation
  readonly #budget: number
  readonly #ends: number
  readonly #duals: Dual[]
  readonly #ascent: Ascent
  readonly #seen: Seen
  readonly #place: Place
  readonly #taken: Move[] = []
  readonly #isEndFirst: boolean
  readonly #next: () => number
  #left: number

  /** What `duals` learn on the way helps the next attempt. */
  constructor(
    moves: Moves,
    relaxation: Relaxation,
    duals: Dual[],
    { budget, ends, places, seed }: Attempt & { budget: number; ends: number },
  ) {
    this.#moves = moves
    this.#relaxation = relaxation
    this.#budget = budget
    this.#ends = ends
    this.#duals = duals
    this.#left = places
    this.#isEndFirst = seed % 2 === 1
    this.#next = seed === 0 ? () => 0 : chance(seed)
    this.#ascent = new Ascent(moves)
    this.#seen = new Seen(moves.problem.targets, places)
    this.#place = beginningOf(moves)
  }

  run(): Outcome {
    if (this.#between(0))
      return walksIn(
        this.#moves.problem,
        this.#taken.map(({ column }) => column),
      )
    return this.#left > 0 ? 'none' : 'unknown'
  }

  /** Between two walks: all is hit, or the next walk hits the target that most lies before. */
  #between(cost: number): boolean {
    this.#place.node = this.#moves.outer
    if (this.#place.hit.every(Boolean)) return cost <= this.#budget
    return this.#seen.isCheaper(this.#place, undefined, cost) && this.#look(undefined, cost, false)
  }

  /** Tries what may follow, what costs least beyond the prices first. A walk ends only where it has just hit something new. */
  #look(must: number | undefined, cost: number, isFresh: boolean): boolean {
    this.#left -= 1
    if (this.#left <= 0 || performance.now() >= this.#ends) return this.#giveUp()
    const { node } = this.#place
    const dual = this.#best()
    const slack = slackOf(dual, this.#moves, this.#relaxation.cuts, this.#place)
    const room = this.#budget + rounding - cost - leastFrom(dual, this.#relaxation.cuts, this.#place)
    if (room < 0) return false
    const raised = this.#ascent.raise(this.#place, must, slack, room)
    if (raised > room) return false
    const next = node === this.#moves.outer ? this.#ascent.hardest : must
    const mayEnd = node !== this.#moves.outer && must === undefined && isFresh
    if (mayEnd && this.#isEndFirst && this.#end(cost)) return true
    const before = this.#left
    let isAsked = false
    for (const move of this.#worthTaking(slack, room - raised)) {
      if (!isAsked && before - this.#left > worthAsking) {
        isAsked = true
        if (this.#isTooMuch(cost)) return false
      }
      if (this.#take(move, next, cost)) return true
      if (this.#left <= 0) return false
    }
    return mayEnd && !this.#isEndFirst && this.#end(cost)
  }

  /** What there is room for, what costs least beyond the prices first, and in any order what costs the same. */
  #worthTaking(slack: Float64Array, room: number): Move[] {
    const slackOfMove = (move: Move) => slack[move.column] ?? 0
    const worth = (this.#moves.leaving[this.#place.node] ?? []).filter((move) => slackOfMove(move) <= room)
    const ranked = worth.map((move) => ({ move, rank: slackOfMove(move) + rounding * this.#next() }))
    return ranked.sort((one, other) => one.rank - other.rank).map(({ move }) => move)
  }

  #end(before: number): boolean {
    const { node } = this.#place
    const cost = before + (this.#moves.problem.endCosts?.[node] ?? 0)
    if (cost <= this.#budget && this.#between(cost)) return true
    this.#place.node = node
    return false
  }

  #take(move: Move, must: number | undefined, before: number): boolean {
    const { hit } = this.#place
    const fresh = move.hits.filter((target) => !hit[target])
    for (const target of fresh) hit[target] = 1
    this.#place.node = move.to
    this.#taken.push(move)
    const cost = before + move.cost
    const left = must !== undefined && hit[must] ? undefined : must
    const isFresh =
      fresh.length > 0 || move.from === this.#moves.outer || this.#moves.problem.endCosts !== undefined
    if (this.#seen.isCheaper(this.#place, left, cost) && this.#look(left, cost, isFresh)) return true
    this.#taken.pop()
    this.#place.node = move.from
    for (const target of fresh) hit[target] = 0
    return false
  }

  /** The prices by which most is left to do. */
  #best(): Dual {
    const worth = (dual: Dual) => leastFrom(dual, this.#relaxation.cuts, this.#place)
    return this.#duals.reduce((best, dual) => (worth(dual) > worth(best) + rounding / 10 ? dual : best))
  }

  /** Whether prices that are made for this place say that too much is left to do; they may help elsewhere, too. */
  #isTooMuch(cost: number): boolean {
    const dual = this.#relaxation.dual(this.#place, 'corner')
    if (!dual) return false
    // The first two see the whole; of the others the oldest makes room.
    if (this.#duals.length === mostDuals) this.#duals.splice(2, 1)
    this.#duals.push(dual)
    return cost + leastFrom(dual, this.#relaxation.cuts, this.#place) > this.#budget + rounding
  }

  #giveUp(): boolean {
    this.#left = 0
    return false
  }
}
