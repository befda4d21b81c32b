import { readSuite } from '#contract/paths/paths.calls.ts'
import { nameFaults } from '#machines/paths-page/name-faults.ts'
import type { Suite } from '#machines/schemas/paths.ts'
import type { QueryFault, SuiteQuery } from '#machines/schemas/suite-query.ts'
import { distribute } from '#paths/suite/distribute.ts'
import type { Clock } from '../deps.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { outlineOf } from './outline-of.ts'
import { subjectOf } from './subject-of.ts'
import type { WorkerPool } from './worker-pool/worker-pool.ts'

export type Needs = { clock: Clock; workerPool: WorkerPool }
export type Wanted = SuiteQuery & { machine: string }

/** The paths of a machine for a criterion. */
export const suiteRoutes = (needs: Needs) =>
  serve(readSuite, async ({ request, c }) => ({
    status: 'success' as const,
    data: await suiteFor(needs, request, c.req.raw.signal),
  }))

/** Makes what is wanted, or refuses with what is wrong beside the field that says so. */
export async function suiteFor(
  { clock, workerPool }: Needs,
  { machine, ...query }: Wanted,
  leaves: AbortSignal,
): Promise<Suite> {
  const faults = nameFaults(outlineOf(subjectOf(machine)), query)
  if (faults.length > 0) return refuse('invalid', undefined, { issues: faults })
  const made = await workerPool.suite({ machine, day: clock.today(), query }, leaves)
  if (made.kind !== 'made') return refuse('invalid', undefined, { issues: [faultOf(made, query)] })
  return query.workers === undefined ? made.result : distribute(made.result, query.workers)
}

/** At which field a sentence about the whole belongs. */
function faultOf({ fault, message }: { fault: string; message: string }, query: SuiteQuery): QueryFault {
  if (fault === 'TooFar') return { path: 'maxLength', message }
  if (fault === 'TooManySequences') return { path: 'n', message }
  if (fault !== 'UnknownState') return { path: 'criterion', message }
  return { path: message.endsWith(` ${query.from}.`) ? 'from' : 'to', message }
}
