import type { Explored, ExploredWalk } from '../types.ts'
import { Counter, TooManySituations } from './count.ts'
import { placesOf } from './places.ts'

type Limits = {
  /** Whether paths may end at a node; at every one where nothing is said. */
  ends?: ((node: number) => boolean) | undefined
  /** Events a path from each of the starts may have. */
  most?: readonly number[] | undefined
}

const anywhere = () => true

/** How many simple paths there are, or undefined where there are too many different situations to count by. */
export function countSimplePaths(
  explored: Explored,
  { ends = anywhere, most }: Limits = {},
): bigint | undefined {
  const { places, starts } = placesOf(explored)
  try {
    return starts.reduce((sum, place, start) => {
      const allowed = { ends, most: most?.[start] ?? Number.POSITIVE_INFINITY }
      return sum + new Counter(places, allowed).from(place)
    }, 0n)
  } catch (error) {
    if (error instanceof TooManySituations) return undefined
    throw error
  }
}

/** Simple paths one after the other, without holding more than one. */
export function* simplePaths(
  explored: Explored,
  { ends = anywhere, most }: Limits = {},
): Generator<ExploredWalk> {
  const { places, starts } = placesOf(explored)
  for (const [start, first] of starts.entries()) {
    const longest = most?.[start] ?? Number.POSITIVE_INFINITY
    const way = [{ place: first, arc: -1, next: 0 }]
    const passed = new Set([first])
    for (let here = way.at(-1); here; here = way.at(-1)) {
      const next = way.length > longest ? undefined : places[here.place]?.next[here.next]
      here.next += 1
      if (next === undefined) {
        passed.delete(here.place)
        way.pop()
      } else if (!passed.has(next.place)) {
        passed.add(next.place)
        way.push({ ...next, next: 0 })
        if (ends(places[next.place]?.node ?? -1)) yield { start, arcs: way.slice(1).map(({ arc }) => arc) }
      }
    }
  }
}
