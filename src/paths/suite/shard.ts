import type { Suite } from '../types.ts'
import { distribute } from './distribute.ts'
import { totalsOf } from './totals.ts'

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
