import { PathsError } from '../error.ts'
import type { Explored } from '../explore.ts'
import type { ExploredWalk } from './path-of.ts'

/** Raised where some transition lies further from every start than a path may be long. */
export class TooFar extends PathsError {}

/**
 * Cuts walks that are longer than a path may be: each piece after the first begins with the shortest way to where
 * the cut was made.
 */
export function cut(explored: Explored, walks: readonly ExploredWalk[], maxLength: number): ExploredWalk[] {
  const shortest = shortestWays(explored)
  return walks.flatMap((walk) => {
    const pieces: ExploredWalk[] = []
    let piece: { start: number; arcs: number[] } = { start: walk.start, arcs: [] }
    for (const arc of walk.arcs) {
      if (piece.arcs.length >= maxLength) {
        pieces.push(piece)
        const way = shortest.get(explored.arcs[arc]?.from ?? -1)
        if (!way || way.arcs.length >= maxLength) {
          throw new TooFar(
            `A transition lies ${way?.arcs.length ?? 'too many'} events from the start: no path of ${maxLength} takes it.`,
          )
        }
        piece = { start: way.start, arcs: [...way.arcs] }
      }
      piece.arcs.push(arc)
    }
    return [...pieces, piece]
  })
}

/** The shortest way to every node. */
export function shortestWays({ arcs, starts, nodes }: Explored): Map<number, ExploredWalk> {
  const leaving = nodes.map((): number[] => [])
  for (const [index, { from }] of arcs.entries()) leaving[from]?.push(index)
  const ways = new Map<number, ExploredWalk>()
  for (const [start, { node }] of starts.entries()) if (!ways.has(node)) ways.set(node, { start, arcs: [] })
  const queue = [...ways.keys()]
  for (const node of queue) {
    const way = ways.get(node)
    for (const arc of leaving[node] ?? []) {
      const to = arcs[arc]?.to
      if (to === undefined || !way || ways.has(to)) continue
      ways.set(to, { start: way.start, arcs: [...way.arcs, arc] })
      queue.push(to)
    }
  }
  return ways
}

/** Paths for each of so many workers, the longest first to whoever has least to do. */
export function share<T>(items: readonly T[], workers: number, size: (item: T) => number): T[][] {
  const shares = Array.from({ length: workers }, () => ({ items: [] as T[], load: 0 }))
  for (const item of [...items].sort((one, other) => size(other) - size(one))) {
    const idlest = shares.reduce((least, one) => (one.load < least.load ? one : least))
    idlest.items.push(item)
    idlest.load += size(item)
  }
  return shares.map((one) => one.items)
}
