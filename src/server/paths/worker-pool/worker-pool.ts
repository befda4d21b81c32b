import type { Checked, Suite } from '#contract/views/paths.ts'
import type { SuiteQuery } from '#contract/views/suite-query.ts'
import { paths } from '#machines/reference/messages/paths.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../http/fail.ts'
import { createQueue, QueueFull } from '../../threads/queue.ts'
import { GaveUp } from '../../threads/worker-thread.ts'
import type { Job, JobResult } from './job.ts'
import { workerLimits } from './limits.ts'
import { ResultCache } from './result-cache.ts'
import { suiteThread } from './suite-thread.ts'

type RunJob = (job: Job, signal: AbortSignal) => Promise<JobResult>

const { deadlineMs, cached, waiting } = workerLimits

/** Generates suites and findings beside the requests: each one once, and one at a time. */
export class WorkerPool {
  readonly #cache = new ResultCache<JobResult>(cached, isComplete)
  readonly #enqueue = createQueue(waiting)
  readonly #run: RunJob

  constructor(thread: { run: RunJob } = suiteThread(workerLimits)) {
    this.#run = (job, signal) => thread.run(job, signal)
  }

  suite(job: { machine: string; day: string; query: SuiteQuery }, signal: AbortSignal) {
    const { workers: _, ...query } = job.query
    return this.#result({ ...job, kind: 'suite', query }, signal) as Promise<JobResult<Suite>>
  }

  findings(job: { machine: string; day: string }, signal: AbortSignal) {
    return this.#result({ ...job, kind: 'findings' }, signal) as Promise<JobResult<Checked>>
  }

  async #result(job: Job, signal: AbortSignal): Promise<JobResult> {
    try {
      return await this.#cache.get(JSON.stringify(job), signal, (unwanted) =>
        this.#enqueue(() => this.#run(job, unwanted), unwanted),
      )
    } catch (error) {
      // A client that has disconnected reads no reply.
      throw signal.aborted ? fail('unavailable') : asReply(error)
    }
  }
}

const pools = new WeakMap<Deps, WorkerPool>()

/** The one pool of a server, so that all its modules share the thread and the cache. */
export function workerPoolOf(deps: Deps): WorkerPool {
  const pool = pools.get(deps) ?? new WorkerPool()
  pools.set(deps, pool)
  return pool
}

/** A result that ran out of time is not cached; of simple paths the first ones are all that is shown. */
const isComplete = (made: JobResult) =>
  made.kind !== 'made' || made.result.stopped === undefined || isSimple(made.result)

const isSimple = (result: Suite | Checked) => 'criterion' in result && result.criterion === 'simple'

function asReply(error: unknown): unknown {
  if (error instanceof QueueFull) return fail('unavailable', paths.tooMany, { retryAfterSeconds: 60 })
  if (!(error instanceof GaveUp)) return error
  return fail('unavailable', error.reason === 'time' ? paths.tooLong(deadlineMs / 1000) : paths.tooMuch)
}
