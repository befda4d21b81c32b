import { paths } from '#machines/reference/messages/paths.ts'
import type { Checked, Suite } from '#machines/schemas/paths.ts'
import type { SuiteQuery } from '#machines/schemas/suite-query.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/refuse.ts'
import type { Job, JobResult } from './job.ts'
import { workerLimits } from './limits.ts'
import { createQueue, QueueFull } from './queue.ts'
import { ResultCache } from './result-cache.ts'
import { GaveUp, WorkerThread } from './thread.ts'

type Run = (job: Job, signal: AbortSignal) => Promise<JobResult>

const { deadlineMs, cached, waiting } = workerLimits

/** Generates suites and findings beside the requests: each one once, and one at a time. */
export class WorkerPool {
  readonly #cache = new ResultCache<JobResult>(cached, isComplete)
  readonly #enqueue = createQueue(waiting)
  readonly #run: Run

  constructor(thread: { run: Run } = new WorkerThread(workerLimits)) {
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
      throw signal.aborted ? refuse('unavailable') : asReply(error)
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
  if (error instanceof QueueFull) return refuse('unavailable', paths.tooMany)
  if (!(error instanceof GaveUp)) return error
  return refuse('unavailable', error.reason === 'time' ? paths.tooLong(deadlineMs / 1000) : paths.tooMuch)
}
