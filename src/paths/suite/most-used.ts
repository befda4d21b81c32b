import { countsOf, shareOf, usualShare } from '../criteria/traffic.ts'
import type { Explored, Options, Suite, TestPath, Uncovered } from '../types.ts'
import { transitionsOf } from './transitions-of.ts'

type MostUsed = {
  paths: TestPath[]
  traffic: NonNullable<Suite['traffic']>
  unused: Uncovered[]
  notes: string[]
}

/**
 * The paths in the order of what they add to the share that is covered, the most first; the share after each; and
 * which of `reachable` no path takes.
 */
export function byUse(
  whole: Explored,
  options: Options,
  paths: TestPath[],
  reachable: readonly string[],
): MostUsed {
  const { traffic: given = {}, share = usualShare } = options
  const counts = countsOf(whole, given)
  const covered = new Set<string>()
  const weightOf = (path: TestPath) =>
    takenBy(path).reduce((sum, id) => sum + (covered.has(id) ? 0 : (counts.get(id)?.least ?? 0)), 0)
  const left = new Set(paths)
  const ordered: TestPath[] = []
  const after: number[] = []
  while (left.size > 0) {
    const [next] = [...left].map((path) => ({ path, weight: weightOf(path) })).sort(moreUsed)
    if (!next) break
    left.delete(next.path)
    ordered.push(next.path)
    for (const id of takenBy(next.path)) covered.add(id)
    after.push(shareOf(counts, covered))
  }
  const reached = after.at(-1) ?? 0
  return {
    paths: ordered,
    traffic: { share, covered: reached, after },
    unused: reachable
      .filter((id) => !covered.has(id))
      .map((target) => ({
        target,
        reason: `seldom taken: ${told(counts.get(target)?.most ?? 0)} of the traffic`,
      })),
    notes: shortNote(reached, share),
  }

  function told(count: number): string {
    const all = [...counts.values()].reduce((sum, { most }) => sum + most, 0)
    return `${Number(((100 * count) / all).toPrecision(2))} %`
  }
}

type Weighed = { path: TestPath; weight: number }

const moreUsed = (one: Weighed, other: Weighed): number =>
  other.weight - one.weight ||
  one.path.events.length - other.path.events.length ||
  (one.path.id < other.path.id ? -1 : 1)

/** Each counts once, however often it is taken. */
const takenBy = (path: TestPath): string[] => [...new Set(transitionsOf(path))]

const shortNote = (reached: number, share: number): string[] =>
  reached >= share ? [] : [`No paths cover ${share} % of the traffic: the rest of it cannot be reached.`]
