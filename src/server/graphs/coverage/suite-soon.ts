import type { TestPath } from '#contract/views/paths.ts'
import { ApiError } from '../../http/fail.ts'
import type { ViewDeps } from '../viewing.ts'

/** Ids of the paths that take each transition, or why there are none. */
export type Suited = { paths: ReadonlyMap<string, ReadonlySet<string>> } | { note: string }

/** Uses a cached suite, or waits briefly for a small one; larger ones are computed in the background. */
const patienceMs = 1_000
const later = 'The generated paths are still being made: look again in a minute.'

/** The paths that take every transition, computed in the background even when no client waits any more. */
export async function suiteSoon(deps: ViewDeps, machine: string): Promise<Suited> {
  const wanted = { machine, day: deps.clock.today(), query: { criterion: 'transitions' as const } }
  const made = deps.workerPool
    .suite(wanted, new AbortController().signal)
    .then(
      (one): Suited => (one.kind === 'made' ? { paths: takersIn(one.result.paths) } : { note: one.message }),
    )
    .catch((error): Suited => {
      if (error instanceof ApiError) return { note: error.message }
      deps.log.error({ err: error, machine }, 'suite not made')
      return { note: 'The generated paths could not be made.' }
    })
  return Promise.race([made, within(patienceMs)])
}

const within = (ms: number) =>
  new Promise<Suited>((resolve) => {
    setTimeout(() => resolve({ note: later }), ms).unref()
  })

function takersIn(paths: readonly TestPath[]): Map<string, Set<string>> {
  const takers = new Map<string, Set<string>>()
  for (const { id, takes = [], events } of paths) {
    const taken = events.flatMap(({ edge, also = [], refused }) => (refused ? [] : [edge, ...also]))
    for (const edge of [...takes, ...taken]) takers.set(edge, (takers.get(edge) ?? new Set()).add(id))
  }
  return takers
}
