import { exportSuite } from '#contract/paths/paths.calls.ts'
import type { Suite } from '#contract/views/paths.ts'
import { paths as texts } from '#machines/reference/messages/paths.ts'
import { fail } from '../http/fail.ts'
import { serve } from '../http/serve.ts'
import { suiteFile } from './file-types.ts'
import { type SuiteRoutesDeps, suiteFor } from './suite.routes.ts'

/** A suite as a file, usually already computed for the page; the text of a large one takes longer than others may wait. */
export const exportRoutes = (deps: SuiteRoutesDeps) =>
  serve(exportSuite, async ({ request: { format, path, ...wanted }, c }) => {
    const whole = await suiteFor(deps, wanted, c.req.raw.signal)
    const suite = path === undefined ? whole : onlyPath(whole, path)
    const job = { machine: wanted.machine, day: deps.clock.today(), format, suite }
    const made = await deps.workerPool.file(job, c.req.raw.signal)
    if (made.kind !== 'made') return fail('unavailable', made.message)
    return suiteFile(made.result, format, `${wanted.machine}-${path ?? whole.criterion}`)
  })

/** Its totals still describe the whole suite that contains the path. */
function onlyPath(suite: Suite, id: string): Suite {
  const paths = suite.paths.filter((path) => path.id === id)
  if (paths.length === 0) {
    return fail('invalid', undefined, { issues: [{ path: 'path', message: texts.errors.path }] })
  }
  return { ...suite, paths, criterion: `${suite.criterion}, path ${id} alone` }
}
