import type { Checked, Suite } from '#contract/views/paths.ts'
import type { SuiteFormat, SuiteQuery } from '#contract/views/suite-query.ts'
import { paths } from '#machines/reference/messages/paths.ts'
import type { Recording } from '#paths/suite/recorded-suite.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../http/fail.ts'
import { createQueue, QueueFull } from '../../threads/queue.ts'
import { GaveUp } from '../../threads/worker-thread.ts'
import { noTracing, type Tracing } from '../../tracing/tracing.ts'
import type { Job, JobResult } from './job.ts'
import { quickLimits, workerLimits } from './limits.ts'
import { ResultCache } from './result-cache.ts'
import { suiteThread } from './suite-thread.ts'

type RunJob = (job: Job, signal: AbortSignal) => Promise<JobResult>
type Threads = { quick: { run: RunJob }; long: { run: RunJob }; tracing: Tracing }
type Asked = { machine: string; day: string }

const { deadlineMs, cached, waiting } = workerLimits

/** What took too long may have done so because the machine was busy. */
const longForMs = 5 * 60_000

/**
 * Generates suites, findings and files beside the requests: each once, in two threads. Whatever takes longer than 5 s
 * in the first is begun again in the second, so that nobody waits a minute behind somebody else's coverage.
 */
export class WorkerPool {
  readonly #cache = new ResultCache<JobResult>(cached, isComplete)
  readonly #runQuick: RunJob
  readonly #runLong: RunJob
  readonly #tracing: Tracing
  /** Kinds of jobs that took too long for the first thread, and until when they are begun in the second. */
  readonly #long = new Map<string, number>()

  constructor({
    quick = suiteThread(quickLimits),
    long = suiteThread(workerLimits),
    ...rest
  }: Partial<Threads> = {}) {
    this.#runQuick = inTurn(quick)
    this.#runLong = inTurn(long)
    this.#tracing = rest.tracing ?? noTracing
  }

  suite(job: Asked & { query: SuiteQuery }, signal: AbortSignal) {
    const { workers: _, ...query } = job.query
    return this.#result({ ...job, kind: 'suite', query }, signal) as Promise<JobResult<Suite>>
  }

  /** A suite of one path that does what was recorded. */
  recording(job: Asked & { recording: Recording }, signal: AbortSignal) {
    return this.#result({ ...job, kind: 'recording' }, signal) as Promise<JobResult<Suite>>
  }

  findings(job: Asked, signal: AbortSignal) {
    return this.#result({ ...job, kind: 'findings' }, signal) as Promise<JobResult<Checked>>
  }

  /** A suite that was generated, as the text of a file. */
  file(job: Asked & { format: SuiteFormat; suite: Suite }, signal: AbortSignal) {
    const file: Job = { ...job, kind: 'file' }
    return this.#replied(signal, () => this.#run(file, signal)) as Promise<JobResult<string>>
  }

  #result(job: Job, signal: AbortSignal): Promise<JobResult> {
    return this.#replied(signal, () =>
      this.#cache.get(JSON.stringify(job), signal, (unwanted) => this.#run(job, unwanted)),
    )
  }

  #run(job: Job, signal: AbortSignal): Promise<JobResult> {
    const attributes = { 'safar.machine': job.machine }
    return this.#tracing.span(`thread ${job.kind}`, { attributes }, async () => {
      const kind = `${job.kind} ${job.machine} ${job.kind === 'suite' ? job.query.criterion : ''}`
      if (Date.now() < (this.#long.get(kind) ?? 0)) return this.#runLong(job, signal)
      try {
        return await this.#runQuick(job, signal)
      } catch (error) {
        if (!(error instanceof GaveUp)) throw error
        this.#long.set(kind, Date.now() + longForMs)
        return this.#runLong(job, signal)
      }
    })
  }

  async #replied(signal: AbortSignal, run: () => Promise<JobResult>): Promise<JobResult> {
    try {
      return await run()
    } catch (error) {
      // A client that has disconnected reads no reply.
      throw signal.aborted ? fail('unavailable') : asReply(error)
    }
  }
}

/** One job at a time, in the order they came in. */
function inTurn(thread: { run: RunJob }): RunJob {
  const enqueue = createQueue(waiting)
  return (job, signal) => enqueue(() => thread.run(job, signal), signal)
}

const pools = new WeakMap<Deps, WorkerPool>()

/** The one pool of a server, so that all its modules share the threads and the cache. */
export function workerPoolOf(deps: Deps): WorkerPool {
  const pool = pools.get(deps) ?? new WorkerPool({ tracing: deps.tracing })
  pools.set(deps, pool)
  return pool
}

/** A result that ran out of time is not cached; of simple paths the first ones are all that is shown. */
const isComplete = (made: JobResult) =>
  made.kind !== 'made' ||
  typeof made.result === 'string' ||
  made.result.stopped === undefined ||
  isSimple(made.result)

const isSimple = (result: Suite | Checked) => 'criterion' in result && result.criterion === 'simple'

function asReply(error: unknown): unknown {
  if (error instanceof QueueFull) return fail('unavailable', paths.tooMany, { retryAfterSeconds: 60 })
  if (!(error instanceof GaveUp)) return error
  return fail('unavailable', error.reason === 'time' ? paths.tooLong(deadlineMs / 1000) : paths.tooMuch)
}
