import { readSuite } from '#contract/paths/paths.calls.ts'
import type { Suite } from '#contract/views/paths.ts'
import type { QueryError, SuiteQuery } from '#contract/views/suite-query.ts'
import { nameErrors } from '#machines/tools/paths-page/name-errors.ts'
import { distribute } from '#paths/suite/distribute.ts'
import type { Clock } from '../deps.ts'
import { fail } from '../http/fail.ts'
import { serve } from '../http/serve.ts'
import { outlineOf } from './outline-of.ts'
import { testModelOf } from './test-model-of.ts'
import type { WorkerPool } from './worker-pool/worker-pool.ts'

export type SuiteRoutesDeps = { clock: Clock; workerPool: WorkerPool }
type Wanted = SuiteQuery & { machine: string }

/** The paths of a machine for a criterion. */
export const suiteRoutes = (deps: SuiteRoutesDeps) =>
  serve(readSuite, async ({ request, c }) => ({
    status: 'success' as const,
    data: await suiteFor(deps, request, c.req.raw.signal),
  }))

/** Computes the result, or refuses with the errors beside their fields. */
export async function suiteFor(
  { clock, workerPool }: SuiteRoutesDeps,
  { machine, ...query }: Wanted,
  leaves: AbortSignal,
): Promise<Suite> {
  const errors = nameErrors(outlineOf(testModelOf(machine)), query)
  if (errors.length > 0) return fail('invalid', undefined, { issues: errors })
  const made = await workerPool.suite({ machine, day: clock.today(), query }, leaves)
  if (made.kind !== 'made') return fail('invalid', undefined, { issues: [errorOf(made, query)] })
  return query.workers === undefined ? made.result : distribute(made.result, query.workers)
}

/** The field beside which a general error is shown. */
function errorOf({ error, message }: { error: string; message: string }, query: SuiteQuery): QueryError {
  if (error === 'TooFar') return { path: 'maxLength', message }
  if (error === 'TooManySequences') return { path: 'n', message }
  if (error !== 'UnknownState') return { path: 'criterion', message }
  return { path: message.endsWith(` ${query.from}.`) ? 'from' : 'to', message }
}
