import { type SQL, sql } from 'drizzle-orm'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import { flags, ids } from '../questions/ask.ts'

/**
 * Each state with itself and those around it. Of the regions of a parallel state all are entered and left together,
 * so a visit to it, and to those around it, counts by its first region alone (`counts`).
 */
export type Around = readonly { leaf: number; state: number; level: number; counts: boolean }[]

export function aroundOf({ graph, states, parents }: PublishedVersion): Around {
  const parallel = new Set(
    graph.nodes.filter(({ type }) => type === 'parallel').map(({ id }) => states.keyOf(id)),
  )
  const firstRegions = new Map<number, number>()
  for (const [, key] of states.all) {
    const parent = parents.get(key)
    if (parent !== undefined && !firstRegions.has(parent)) firstRegions.set(parent, key)
  }
  return states.all.flatMap(([, leaf]) => {
    const around = []
    let counts = true
    for (let [at, level]: [number | undefined, number] = [leaf, 0]; at !== undefined; level += 1) {
      around.push({ leaf, state: at, level, counts })
      const parent = parents.get(at)
      if (parent !== undefined && parallel.has(parent) && firstRegions.get(parent) !== at) counts = false
      at = parent
    }
    return around
  })
}

/** The same as rows of a question: `leaf`, `state`, `level`, `counts`. */
export const aroundRows = (around: Around): SQL => sql`
  select leaf, state, level, counts from unnest(
    ${ids(around.map(({ leaf }) => leaf))}, ${ids(around.map(({ state }) => state))},
    ${ids(around.map(({ level }) => level))}, ${flags(around.map(({ counts }) => counts))}
  ) as around (leaf, state, level, counts)`
