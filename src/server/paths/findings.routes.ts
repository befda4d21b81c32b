import { readFindings } from '#contract/paths/paths.calls.ts'
import { fail } from '../http/fail.ts'
import { serve } from '../http/serve.ts'
import type { SuiteRoutesDeps } from './suite.routes.ts'
import { testModelOf } from './test-model-of.ts'

/** Findings of the model checks. */
export const findingRoutes = ({ clock, workerPool }: SuiteRoutesDeps) =>
  serve(readFindings, async ({ request, c }) => {
    const { key } = testModelOf(request.machine)
    const made = await workerPool.findings({ machine: key, day: clock.today() }, c.req.raw.signal)
    if (made.kind !== 'made') return fail('unavailable', made.message)
    return { status: 'success' as const, data: made.result }
  })
