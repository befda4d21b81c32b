import { catalogue } from '#machines/catalogue.ts'
import type { Checked, Suite } from '#machines/schemas/paths.ts'
import { type SuiteQuery, targetsOf } from '#machines/schemas/suite-query.ts'
import { findingsOf } from '#paths/checks/checks.ts'
import { PathsError } from '#paths/error.ts'
import { exploreFully } from '#paths/explore/explore-fully.ts'
import { modelOf } from '#paths/model/of-subject.ts'
import { generateFrom } from '#paths/suite/generate.ts'
import type { Explored } from '#paths/types.ts'
import type { Job, Made } from './job.ts'
import { making } from './limits.ts'

/** Does a job, however long it takes; what the asker can mend comes back as a sentence. */
export async function make(job: Job): Promise<Made> {
  try {
    const known = exploredFor(job)
    const result = job.kind === 'suite' ? await suiteOf(known, job.query) : checkedOf(known.explored)
    return { kind: 'made', result }
  } catch (error) {
    if (!(error instanceof PathsError)) throw error
    return { kind: 'mendable', fault: error.constructor.name, message: error.message }
  }
}

type Known = { name: string; explored: Explored; ms: number }
let last: Known | undefined

/** Who asks for another criterion asks of the same machine: what was explored last is still there. */
function exploredFor({ machine, day }: Job): Known {
  const name = `${machine} ${day}`
  if (last?.name === name) return last
  const subject = catalogue.find(({ key }) => key === machine)
  if (!subject) throw new Error(`There is no machine ${machine}`)
  last = undefined
  const begun = performance.now()
  const explored = exploreFully(modelOf(subject, day), making.bounds)
  const known = { name, explored, ms: performance.now() - begun }
  if (explored.stopped === undefined) last = known
  return known
}

function suiteOf({ explored, ms }: Known, query: SuiteQuery): Promise<Suite> {
  const { criterion, n, from, to, maxLength } = query
  const wanted = {
    criterion,
    targets: targetsOf(query),
    deadlineMs: making.proofMs,
    limit: making.simplePaths,
    ...(n !== undefined && { n }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(maxLength !== undefined && { maxLength }),
  }
  return generateFrom(explored, wanted, ms)
}

const checkedOf = (explored: Explored): Checked => ({
  findings: findingsOf(explored),
  notes: explored.notes,
  ...(explored.stopped !== undefined && { stopped: explored.stopped }),
})
