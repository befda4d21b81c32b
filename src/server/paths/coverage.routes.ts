import { readCoverage } from '#contract/paths/paths.calls.ts'
import type { Config } from '../config.ts'
import { serve } from '../http/serve.ts'
import type { Log } from '../log/log.ts'
import { runOf } from './run-of.ts'
import { subjectOf } from './subject-of.ts'

type Needs = { config: Pick<Config, 'coverageFile'>; log: Log }

/** What the last test run left of a machine. */
export const coverageRoutes = (needs: Needs) =>
  serve(readCoverage, async ({ request }) => {
    const { key } = subjectOf(request.machine)
    const data = await runOf(needs, key)
    return { status: 'success' as const, ...(data && { data }) }
  })
