import type { Context } from 'hono'
import { exportSuite } from '#contract/paths/paths.calls.ts'
import { paths as texts } from '#machines/reference/messages/paths.ts'
import type { Suite } from '#machines/schemas/paths.ts'
import type { SuiteFormat } from '#machines/schemas/suite-query.ts'
import { formatted } from '#paths/formats/formats.ts'
import { modelOf } from '#paths/model/of-subject.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { fileTypes } from './file-types.ts'
import { subjectOf } from './subject-of.ts'
import { type Needs, suiteFor } from './suite.routes.ts'

/** A suite as a file. It was made for the page already, so that it is there at once. */
export const exportRoutes = (needs: Needs) =>
  serve(exportSuite, async ({ request: { format, path, ...wanted }, c }) => {
    const whole = await suiteFor(needs, wanted, c.req.raw.signal)
    const suite = path === undefined ? whole : onlyPath(whole, path)
    const subject = subjectOf(wanted.machine)
    const model = modelOf(subject, needs.clock.today())
    const text = formatted(format, suite, model, { events: subject.events })
    return attachment(c, text, format, `${subject.key}-${path ?? whole.criterion}`)
  })

/** What is said of the whole stays true: of the suite that the path is one of. */
function onlyPath(suite: Suite, id: string): Suite {
  const paths = suite.paths.filter((path) => path.id === id)
  if (paths.length === 0) {
    return refuse('invalid', undefined, { issues: [{ path: 'path', message: texts.faults.path }] })
  }
  return { ...suite, paths, criterion: `${suite.criterion}, path ${id} alone` }
}

function attachment(c: Context, text: string, format: SuiteFormat, name: string): Response {
  const { type, ending } = fileTypes[format]
  return c.body(text, 200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${name}.${ending}"`,
  })
}
