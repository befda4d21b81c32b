import { existsSync } from 'node:fs'
import type { Checked, Suite } from '#contract/views/paths.ts'
import { type SuiteQuery, targetsOf } from '#contract/views/suite-query.ts'
import { catalogue } from '#machines/catalogue.ts'
import type { TestModel } from '#machines/core/test-model.ts'
import { findingsOf } from '#paths/checks/checks.ts'
import { PathsError } from '#paths/error.ts'
import { exploreFully } from '#paths/explore/explore-fully.ts'
import type { Details } from '#paths/formats/format.ts'
import { formatted } from '#paths/formats/formats.ts'
import { modelOf } from '#paths/model/of-test-model.ts'
import { generateFrom } from '#paths/suite/generate.ts'
import { recordedSuite } from '#paths/suite/recorded-suite.ts'
import type { Explored } from '#paths/types.ts'
import type { Job, JobResult } from './job.ts'
import { workerLimits } from './limits.ts'

type Known = { name: string; explored: Explored; ms: number }

/** Does jobs, however long they take. */
export class SuiteMaker {
  /** The machine explored last: the next job is often another criterion of the same one. */
  #last: Known | undefined

  /** An error that the request caused comes back as a sentence. */
  async run(job: Job): Promise<JobResult> {
    try {
      return { kind: 'made', result: await this.#resultOf(job) }
    } catch (error) {
      if (!(error instanceof PathsError)) throw error
      return { kind: 'mendable', error: error.constructor.name, message: error.message }
    }
  }

  async #resultOf(job: Job): Promise<Suite | Checked | string> {
    if (job.kind === 'file') return fileOf(job)
    const known = this.#explore(job)
    if (job.kind === 'recording') return recordedSuite(known.explored, job.recording)
    return job.kind === 'suite' ? suiteOf(known, job.query) : checkedOf(known.explored)
  }

  #explore({ machine, day }: Job): Known {
    const name = `${machine} ${day}`
    if (this.#last?.name === name) return this.#last
    // Frees the memory of the last one before the next is explored.
    this.#last = undefined
    const begun = performance.now()
    const explored = exploreFully(modelOf(testModelOf(machine), day), workerLimits.bounds)
    const known = { name, explored, ms: performance.now() - begun }
    if (explored.stopped === undefined) this.#last = known
    return known
  }
}

function testModelOf(machine: string): TestModel {
  const testModel = catalogue.find(({ key }) => key === machine)
  if (!testModel) throw new Error(`There is no machine ${machine}`)
  return testModel
}

function fileOf({ machine, day, format, suite }: Extract<Job, { kind: 'file' }>): string {
  const testModel = testModelOf(machine)
  return formatted(format, suite, modelOf(testModel, day), { events: testModel.events, ...driverOf(machine) })
}

/** What the browser tests walk the machine with, where they do. */
function driverOf(machine: string): Pick<Details, 'driver'> {
  const file = `e2e/paths/drivers/${machine}.ts`
  return existsSync(file) ? { driver: { from: `#${file}`, name: 'driver' } } : {}
}

function suiteOf({ explored, ms }: Known, query: SuiteQuery): Promise<Suite> {
  const { criterion, n, from, to, maxLength } = query
  const wanted = {
    criterion,
    targets: targetsOf(query),
    deadlineMs: workerLimits.suiteMs,
    limit: workerLimits.simplePaths,
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
