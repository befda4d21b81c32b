import { readCoverage } from '#contract/paths/paths.calls.ts'
import type { Config } from '../config.ts'
import { serve } from '../http/serve.ts'
import type { Log } from '../log/log.ts'
import { runOf } from './run-of.ts'
import { testModelOf } from './test-model-of.ts'

type CoverageRoutesDeps = { config: Pick<Config, 'coverageFile'>; log: Log }

/** A machine's coverage in the last test run. */
export const coverageRoutes = (deps: CoverageRoutesDeps) =>
  serve(readCoverage, async ({ request }) => {
    const { key } = testModelOf(request.machine)
    const data = await runOf(deps, key)
    return { status: 'success' as const, ...(data && { data }) }
  })
