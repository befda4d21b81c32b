import { share } from './divide.ts'
import type { Suite, TestPath } from './suite.ts'

const eventsIn = (paths: readonly TestPath[]): number =>
  paths.reduce((sum, { events }) => sum + events.length, 0)

/** What paths come to when several workers walk them at once. */
export type Shared = {
  /** Ids of the paths of each worker. */
  shares: string[][]
  /** Events of whoever has most; no way to share these paths out has fewer than `bound`, `gap` is how many more. */
  makespan: { events: number; bound: number; gap: number }
}

/** A suite with its paths shared out among so many workers. */
export function sharedOut<S extends Suite>(suite: S, workers: number): S & Shared {
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
