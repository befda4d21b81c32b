import type { Distribution, Suite, TestPath } from '../types.ts'

const eventsIn = (paths: readonly TestPath[]): number =>
  paths.reduce((sum, { events }) => sum + events.length, 0)

/** A suite with its paths shared out among so many workers. */
export function distribute<S extends Suite>(suite: S, workers: number): S & Distribution {
  const shares = share(suite.paths, workers, ({ events }) => events.length)
  const events = Math.max(0, ...shares.map(eventsIn))
  const bound = leastMakespan(suite.paths, workers)
  return {
    ...suite,
    shares: shares.map((paths) => paths.map(({ id }) => id)),
    makespan: { events, bound, gap: events - bound },
  }
}

/**
 * Somebody walks the longest path, and somebody at least their part of all. Of the workers + 1 longest paths two
 * fall to the same worker; so do three of the 2 workers + 1 longest, and so on.
 */
function leastMakespan(paths: readonly TestPath[], workers: number): number {
  const lengths = paths.map(({ events }) => events.length).sort((one, other) => other - one)
  const average = Math.ceil(lengths.reduce((sum, length) => sum + length, 0) / workers)
  let least = Math.max(average, lengths[0] ?? 0)
  for (let rounds = 1; rounds * workers < lengths.length; rounds += 1) {
    const shortest = lengths.slice(rounds * workers - rounds, rounds * workers + 1)
    least = Math.max(
      least,
      shortest.reduce((sum, length) => sum + length, 0),
    )
  }
  return least
}

/** Paths for each of so many workers, the longest first to the worker with least to do. */
function share<T>(items: readonly T[], workers: number, size: (item: T) => number): T[][] {
  const shares = Array.from({ length: workers }, () => ({ items: [] as T[], load: 0 }))
  for (const item of [...items].sort((one, other) => size(other) - size(one))) {
    const idlest = shares.reduce((least, one) => (one.load < least.load ? one : least))
    idlest.items.push(item)
    idlest.load += size(item)
  }
  return shares.map((one) => one.items)
}
