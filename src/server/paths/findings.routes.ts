import { readFindings } from '#contract/paths/paths.calls.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { subjectOf } from './subject-of.ts'
import type { Needs } from './suite.routes.ts'

/** What the model checks find in a machine. */
export const findingRoutes = ({ clock, workerPool }: Needs) =>
  serve(readFindings, async ({ request, c }) => {
    const { key } = subjectOf(request.machine)
    const made = await workerPool.findings({ machine: key, day: clock.today() }, c.req.raw.signal)
    if (made.kind !== 'made') return refuse('unavailable', made.message)
    return { status: 'success' as const, data: made.result }
  })
