import { catalogue } from '#machines/catalogue.ts'
import type { Suite } from '#machines/schemas/paths.ts'
import { type SuiteQuery, targetsOf } from '#machines/schemas/suite-query.ts'
import { PathsError } from '#paths/error.ts'
import { generate } from '#paths/generate.ts'
import type { Model } from '#paths/model/model.ts'
import { modelOf } from '#paths/model/of-subject.ts'
import type { Job, Made } from './job.ts'
import { making } from './limits.ts'

/** Does a job, however long it takes; what the asker can mend comes back as a sentence. */
export async function make(job: Job): Promise<Made> {
  const subject = catalogue.find(({ key }) => key === job.machine)
  if (!subject) throw new Error(`There is no machine ${job.machine}`)
  const model = modelOf(subject, job.day)
  try {
    return { kind: 'made', result: job.kind === 'suite' ? await suiteOf(model, job.query) : [] }
  } catch (error) {
    if (!(error instanceof PathsError)) throw error
    return { kind: 'mendable', fault: error.constructor.name, message: error.message }
  }
}

function suiteOf(model: Model, query: SuiteQuery): Promise<Suite> {
  const { criterion, n, from, to, maxLength } = query
  return generate(model, {
    criterion,
    targets: targetsOf(query),
    deadlineMs: making.proofMs,
    limit: making.simplePaths,
    ...(n !== undefined && { n }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(maxLength !== undefined && { maxLength }),
  })
}
