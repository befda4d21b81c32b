import type { Explored } from '../explore.ts'
import type { ExploredWalk } from '../suite/path-of.ts'

/** A place of a simple path: a state as one event led into it, which is what @xstate/graph counts as one too. */
type Place = { node: number; by: number; next: number[] }
type Places = { places: Place[]; starts: number[] }

/**
 * Simple paths come by no place twice, a place being a state together with the event that led into it. Each of their
 * beginnings is a path of its own.
 */
function placesOf({ arcs, starts, nodes }: Explored): Places {
  const leaving = nodes.map((): number[] => [])
  for (const [index, { from }] of arcs.entries()) leaving[from]?.push(index)
  const places: Place[] = []
  const known = new Map<string, number>()
  const visit = (node: number, by: number): number => {
    const arc = arcs[by]
    const key = `${node} ${arc ? JSON.stringify(arc.event) : ''}`
    const found = known.get(key)
    if (found !== undefined) return found
    known.set(key, places.length)
    places.push({ node, by, next: [] })
    return places.length - 1
  }
  const begun = starts.map(({ node }) => visit(node, -1))
  for (const place of places)
    place.next = (leaving[place.node] ?? []).map((arc) => visit(arcs[arc]?.to ?? 0, arc))
  return { places, starts: begun }
}

/** Situations looked at before the count is given up. */
const mostRemembered = 100_000

/** Whether paths may end at a node; at every one where nothing is said. */
export type Ends = (node: number) => boolean
const anywhere: Ends = () => true

/** How many simple paths there are, or undefined where there are too many different situations to count by. */
export function countSimplePaths(explored: Explored, ends = anywhere): bigint | undefined {
  const { places, starts } = placesOf(explored)
  const counter = new Counter(places, ends)
  try {
    // A path of no event is no path.
    return starts.reduce(
      (sum, start) => sum + counter.from(start, 1n << BigInt(start)) - counter.at(start),
      0n,
    )
  } catch (error) {
    if (error instanceof TooManySituations) return undefined
    throw error
  }
}

class TooManySituations extends Error {}

/** Counts by place and by what can still be reached of it: paths that differ only in what lies behind count alike. */
class Counter {
  readonly #places: readonly Place[]
  readonly #ends: Ends
  readonly #known = new Map<string, bigint>()

  constructor(places: readonly Place[], ends: Ends) {
    this.#places = places
    this.#ends = ends
  }

  /** The path of no event. */
  at(place: number): bigint {
    return this.#ends(this.#places[place]?.node ?? -1) ? 1n : 0n
  }

  /** Paths from a place, the empty one included; `passed` has a bit for every place behind. */
  from(place: number, passed: bigint): bigint {
    const key = `${place} ${this.#ahead(place, passed).toString(36)}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    if (this.#known.size > mostRemembered) throw new TooManySituations()
    let count = this.at(place)
    for (const next of this.#places[place]?.next ?? []) {
      const bit = 1n << BigInt(next)
      if ((passed & bit) === 0n) count += this.from(next, passed | bit)
    }
    this.#known.set(key, count)
    return count
  }

  /** The places that can still be reached. */
  #ahead(place: number, passed: bigint): bigint {
    let found = 0n
    const waiting = [place]
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (const next of this.#places[at]?.next ?? []) {
        const bit = 1n << BigInt(next)
        if (((passed | found) & bit) !== 0n) continue
        found |= bit
        waiting.push(next)
      }
    }
    return found
  }
}

/** Simple paths one after the other, without holding more than one. */
export function* simplePaths(explored: Explored, ends = anywhere): Generator<ExploredWalk> {
  const { places, starts } = placesOf(explored)
  for (const [start, first] of starts.entries()) {
    const way: { place: number; next: number }[] = [{ place: first, next: 0 }]
    const passed = new Set([first])
    for (let here = way.at(-1); here; here = way.at(-1)) {
      const next = places[here.place]?.next[here.next]
      here.next += 1
      if (next === undefined) {
        passed.delete(here.place)
        way.pop()
      } else if (!passed.has(next)) {
        passed.add(next)
        way.push({ place: next, next: 0 })
        if (ends(places[next]?.node ?? -1)) {
          yield { start, arcs: way.slice(1).map(({ place }) => places[place]?.by ?? 0) }
        }
      }
    }
  }
}
