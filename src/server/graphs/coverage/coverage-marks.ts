import { levels } from '#contract/views/coverage.ts'
import type { Overlay } from '#graphs/index.ts'

type Row = { id: string; paths: readonly string[]; taken: readonly string[] }

/** Labels of transitions: how many levels of a test run took them. */
export function coverageMarks(rows: readonly Row[], wasRun: boolean): Overlay {
  const edges = rows.map(({ id, paths, taken }) => {
    const told = `${paths.length} generated ${paths.length === 1 ? 'path' : 'paths'}; ${taken.join(', ') || 'not taken'}`
    const text = wasRun ? `${taken.length} of ${levels.length}` : ''
    const tone = taken.length > 0 ? ('good' as const) : wasRun ? ('bad' as const) : ('none' as const)
    return [id, { text, weight: taken.length / levels.length, tone, told }] as const
  })
  return { states: {}, edges: Object.fromEntries(edges) }
}
