import type { Suite, TestPath } from '../types.ts'
import { distribute } from './distribute.ts'

/**
 * One of so many parts of a suite, with the paths of one worker. What is covered and proved stays that of all parts
 * together.
 */
export function shardOf(suite: Suite, number: number, of: number): Suite {
  const mine = new Set(distribute(suite, of).shares[number - 1])
  const isMine = suite.paths.map(({ id }) => mine.has(id))
  const paths = suite.paths.filter((_, at) => isMine[at])
  return {
    ...suite,
    paths,
    totals: totalsOf(paths),
    ...(suite.traffic && {
      traffic: { ...suite.traffic, after: suite.traffic.after.filter((_, at) => isMine[at]) },
    }),
    shard: { number, of, whole: suite.totals },
  }
}

const totalsOf = (paths: readonly TestPath[]): Suite['totals'] => ({
  paths: paths.length,
  events: paths.reduce((sum, { events }) => sum + events.length, 0),
  longest: paths.reduce((most, { events }) => Math.max(most, events.length), 0),
})
