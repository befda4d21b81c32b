import { type SQL, sql } from 'drizzle-orm'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import { flags, ids } from '../query-rows.ts'

/**
 * Each state with itself and its ancestors. The regions of a parallel state are entered and left together, so resting
 * in it and its ancestors counts by its first region only (`counts`). A state `inRegion` is entered and left by any
 * log row, others by the first row of a transition; `keeps` says where one is still in it.
 */
export type Around = readonly {
  leaf: number
  state: number
  level: number
  counts: boolean
  keeps: boolean
  inRegion: boolean
}[]

export function aroundOf({ graph, states, parents }: PublishedVersion): Around {
  const parallel = new Set(
    graph.nodes.filter(({ type }) => type === 'parallel').map(({ id }) => states.keyOf(id)),
  )
  const firstRegions = new Map<number, number>()
  for (const [, key] of states.all) {
    const parent = parents.get(key)
    if (parent !== undefined && !firstRegions.has(parent)) firstRegions.set(parent, key)
  }
  const isInRegion = (key: number): boolean => {
    const parent = parents.get(key)
    return parent !== undefined && (parallel.has(parent) || isInRegion(parent))
  }
  return states.all.flatMap(([, leaf]) => {
    const around = []
    let counts = true
    for (let [at, level]: [number | undefined, number] = [leaf, 0]; at !== undefined; level += 1) {
      const inRegion = isInRegion(at)
      around.push({ leaf, state: at, level, counts, keeps: counts || !inRegion, inRegion })
      const parent = parents.get(at)
      if (parent !== undefined && parallel.has(parent) && firstRegions.get(parent) !== at) counts = false
      at = parent
    }
    return around
  })
}

/** The same as rows of a query. */
export const aroundRows = (around: Around): SQL => sql`
  select leaf, state, level, counts, keeps, in_region from unnest(
    ${ids(around.map(({ leaf }) => leaf))}, ${ids(around.map(({ state }) => state))},
    ${ids(around.map(({ level }) => level))}, ${flags(around.map(({ counts }) => counts))},
    ${flags(around.map(({ keeps }) => keeps))}, ${flags(around.map(({ inRegion }) => inRegion))}
  ) as around (leaf, state, level, counts, keeps, in_region)`
