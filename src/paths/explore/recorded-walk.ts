import type { Explored, ExploredWalk } from '../types.ts'

/** A recorded transition that is left out costs as much as this many events that were not recorded. */
const costOfLeavingOut = 8

type Entry = {
  node: number
  /** How many of the recorded transitions lie behind it. */
  done: number
  /** The arc that led here; none where a transition is left out, or where the walk begins. */
  arc?: number
  before?: Entry
  start: number
}

/**
 * The walk that takes transitions in the order in which they were recorded, and ends in a node that is wanted, with as
 * few other events as can be. Undefined where no such node can be reached.
 */
export function recordedWalk(
  { arcs, nodes, starts }: Explored,
  recorded: readonly string[],
  isWanted: (node: number) => boolean,
): ExploredWalk | undefined {
  if (!nodes.some(({ index }) => isWanted(index))) return undefined
  const leaving = nodes.map((): number[] => [])
  for (const [index, { from }] of arcs.entries()) leaving[from]?.push(index)
  const seen = new Set<number>()
  const queue = new Buckets()
  for (const [start, { node, taken }] of starts.entries())
    queue.add(0, { node, done: lengthOf(taken, 0), start })
  for (let next = queue.take(); next; next = queue.take()) {
    const { cost, entry } = next
    const { node, done, start } = entry
    const place = done * nodes.length + node
    if (seen.has(place)) continue
    seen.add(place)
    if (done === recorded.length && isWanted(node)) return walkOf(entry)
    for (const arc of leaving[node] ?? []) {
      const { to, taken } = arcs[arc] ?? { to: node, taken: [] }
      const length = lengthOf(taken, done)
      if (seen.has((done + length) * nodes.length + to)) continue
      queue.add(cost + (length > 0 ? 0 : 1), { node: to, done: done + length, arc, before: entry, start })
    }
    if (done < recorded.length)
      queue.add(cost + costOfLeavingOut, { node, done: done + 1, before: entry, start })
  }
  return undefined

  /** How many recorded transitions a step takes: all that it takes by itself, or it is not the recorded step. */
  function lengthOf(taken: readonly string[], done: number): number {
    return taken.length > 0 && taken.every((id, at) => recorded[done + at] === id) ? taken.length : 0
  }
}

function walkOf(last: Entry): ExploredWalk {
  const arcs: number[] = []
  for (let entry: Entry | undefined = last; entry; entry = entry.before)
    if (entry.arc !== undefined) arcs.push(entry.arc)
  return { start: last.start, arcs: arcs.reverse() }
}

/** A queue by small whole costs. */
class Buckets {
  readonly #entries: Entry[][] = []
  #cost = 0

  add(cost: number, entry: Entry): void {
    const bucket = this.#entries[cost]
    if (bucket) bucket.push(entry)
    else this.#entries[cost] = [entry]
  }

  take(): { cost: number; entry: Entry } | undefined {
    for (; this.#cost < this.#entries.length; this.#cost += 1) {
      const entry = this.#entries[this.#cost]?.pop()
      if (entry) return { cost: this.#cost, entry }
    }
    return undefined
  }
}
