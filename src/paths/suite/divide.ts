import type { Explored } from '../explore.ts'
import { Ways } from './ways.ts'

/** The shortest way to every node. */
export const shortestWays = (explored: Explored): Ways =>
  new Ways({ ...explored, nodes: explored.nodes.length })

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
