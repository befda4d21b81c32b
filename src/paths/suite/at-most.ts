import { graphOf } from '#machines/core/graph.ts'
import type { Explored, TestPath, Traffic } from '../types.ts'
import { transitionsOf } from './transitions-of.ts'

/**
 * How often people can have gone this way at most: whoever did took each of its transitions as often as the path does.
 * Undefined of a path that takes none.
 */
function atMost(path: TestPath, traffic: Traffic): number | undefined {
  const times = new Map<string, number>()
  for (const id of transitionsOf(path)) times.set(id, (times.get(id) ?? 0) + 1)
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

/** What was counted and the machine does not have, such as transitions of an older version. */
export function unknownNote({ model }: Explored, traffic: Traffic = {}): string[] {
  const known = new Set(graphOf(model.machine).edges.map(({ id }) => id))
  const unknown = Object.keys(traffic).filter((id) => traffic[id] !== 0 && !known.has(id))
  if (unknown.length === 0) return []
  return [`The machine has no such transitions, and they count for nothing: ${unknown.join(', ')}.`]
}
