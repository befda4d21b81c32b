import type { TestPath, Traffic } from '../types.ts'

/**
 * How often people can have gone this way at most: whoever did took each of its transitions as often as the path does.
 * Undefined of a path that takes none.
 */
function atMost({ takes = [], events }: TestPath, traffic: Traffic): number | undefined {
  const times = new Map<string, number>()
  const taken = [
    ...takes,
    ...events.flatMap(({ edge, also = [], refused }) => (refused ? [] : [edge, ...also])),
  ]
  for (const id of taken) times.set(id, (times.get(id) ?? 0) + 1)
  if (times.size === 0) return undefined
  return Math.min(...[...times].map(([id, count]) => Math.floor(mostOf(traffic[id] ?? 0) / count)))
}

const mostOf = (count: Traffic[string]): number => (typeof count === 'number' ? count : count.most)

/** The paths, each with how often people can have gone that way. */
export const withUse = (paths: readonly TestPath[], traffic: Traffic | undefined): TestPath[] =>
  paths.map((path) => {
    const most = traffic && atMost(path, traffic)
    return most === undefined ? path : { ...path, atMost: most }
  })
