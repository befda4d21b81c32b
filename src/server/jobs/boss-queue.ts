import { randomUUID } from 'node:crypto'
import PgBoss from 'pg-boss'
import * as v from 'valibot'
import { executeOn } from '../db/statements.ts'
import type { ExecuteSql } from '../db/types.ts'
import type { Log } from '../log/log.ts'
import { scrub } from '../log/scrub.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { noTracing, type Tracing } from '../tracing/tracing.ts'
import { createQueues } from './create-queues.ts'
import { holdJob, leaseSeconds } from './hold-job.ts'
import type { JobKind } from './job-kind.ts'
import { type Poller, poll } from './poll.ts'
import type { JobDepth, JobHandler, JobQueue, SendOptions } from './queue.ts'

type Options = {
  executeSql: ExecuteSql
  log: Log
  tracing?: Tracing
  /** Counts how runs end. */
  runs?: Metrics['jobRuns']
  /** Polling interval for due jobs; 0 polls only when `runDue` is called. */
  pollMs: number
  /** No other process has the database: jobs that are being done at the start are those of a dead one. */
  isAlone?: boolean
  /** Wraps every statement of the queue, so that tests can inject their clock. */
  wrap?: (executeSql: ExecuteSql) => ExecuteSql
}

/** Nobody looks for due jobs any more, or the database does not answer. */
const stalledMs = 10_000

/**
 * Only jobs of a past moment are fetched, and the embedded database counts milliseconds: one that was sent and looked
 * for within the same would wait for the next poll.
 */
const dueAtOnce = '-1 millisecond'

/** Whose trace a job belongs to; schemas of its own data leave that out. */
const senderOf = v.object({ traceparent: v.optional(v.string()) })

/** How often jobs of a process that died are looked for, by whichever server is the first to. */
const maintenanceIntervalSeconds = 10

/** Of a process that is alone: nobody else may take its jobs, however long it does not say that it does them. */
const aloneLeaseSeconds = 23 * 3_600

type Work = { kind: JobKind<unknown>; handler: JobHandler<unknown> }
type Job = PgBoss.JobWithMetadata<unknown>

/**
 * The queue on pg-boss, on the server's own database, embedded or not. pg-boss's worker loop is not used: it does not
 * await running jobs, so a lost database would end the process.
 */
export class BossQueue implements JobQueue {
  readonly #options: Required<Omit<Options, 'runs'>> & Pick<Options, 'runs'>
  readonly #boss: PgBoss
  readonly #works = new Map<string, Work>()
  /** One a kind, so that a slow job keeps no other kind waiting. */
  readonly #workers = new Map<string, Poller>()
  #poller: Poller | undefined
  /** When due jobs were last looked for, on this process's own clock. */
  #lookedAt = 0
  readonly #stopping = new AbortController()

  constructor({ wrap = (same) => same, tracing = noTracing, isAlone = false, ...options }: Options) {
    this.#options = { ...options, wrap, tracing, isAlone }
    const db = { executeSql: wrap(options.executeSql) }
    const supervise = options.pollMs > 0
    this.#boss = new PgBoss({ db, schedule: false, supervise, maintenanceIntervalSeconds })
    this.#boss.on('error', (error) => options.log.error({ err: error }, 'job queue'))
  }

  work<Data>(kind: JobKind<Data>, handler: JobHandler<Data>): void {
    this.#works.set(kind.name, { kind, handler: handler as JobHandler<unknown> })
  }

  async send<Data>(kind: JobKind<Data>, data: Data, options: SendOptions = {}): Promise<boolean> {
    if (!this.#works.has(kind.name)) throw new Error(`Nobody works on ${kind.name}`)
    // One that waits for a later time begins a trace of its own.
    const traceparent = options.startAfter ? undefined : this.#options.tracing.traceparent()
    const sent = { ...data, ...(traceparent !== undefined && { traceparent }) }
    const id = await this.#boss.send(kind.name, sent, this.#sendOptions(kind, options))
    if (!options.startAfter) this.#workers.get(kind.name)?.wake()
    return id !== null
  }

  async start(): Promise<void> {
    await this.#boss.start()
    const { isAlone } = this.#options
    if (isAlone) {
      await this.#followClock()
      await this.#endLeases()
    }
    // Jobs of a process that died are retried after their lease.
    await this.#boss.expire()
    if (isAlone) await this.#takeLongLease()
    await createQueues(this.#boss, this.#options.executeSql, [...this.#works.keys()])
    const { pollMs, log } = this.#options
    if (pollMs === 0) return
    for (const [name, work] of this.#works) {
      const runNext = () => this.#runNext(work)
      this.#workers.set(name, poll('when woken', runNext, log))
    }
    this.#lookedAt = performance.now()
    this.#poller = poll(pollMs, () => this.#wakeDue(), log)
  }

  async stop(graceMs: number): Promise<void> {
    const deadline = setTimeout(() => this.#stopping.abort(), graceMs)
    await Promise.all([this.#poller, ...this.#workers.values()].map((poller) => poller?.stop()))
    clearTimeout(deadline)
    this.#poller = undefined
    await this.#boss.stop({ graceful: false, close: false })
  }

  isWorking(): boolean {
    const isPolling = this.#poller !== undefined && performance.now() - this.#lookedAt < stalledMs
    return this.#options.pollMs === 0 || isPolling
  }

  async depth(): Promise<JobDepth[]> {
    const { executeSql, wrap } = this.#options
    const { rows } = await wrap(executeSql)(
      `select name as kind, case when state = 'active' then 'running' when start_after < now() then 'waiting'
        else 'later' end as state, count(*)::int from pgboss.job where state < 'completed' group by 1, 2`,
    )
    return rows as JobDepth[]
  }

  async runDue(): Promise<number> {
    let ran = 0
    for (const work of await this.#dueWorks()) while (await this.#runNext(work)) ran += 1
    // A job may have queued another.
    return ran === 0 ? 0 : ran + (await this.runDue())
  }

  async #wakeDue(): Promise<false> {
    for (const { kind } of await this.#dueWorks()) this.#workers.get(kind.name)?.wake()
    return false
  }

  /** The kinds of which a job is due: one statement, where pg-boss would be asked for each kind. */
  async #dueWorks(): Promise<Work[]> {
    const { executeSql, wrap } = this.#options
    const { rows } = await wrap(executeSql)(
      `select distinct name from pgboss.job where state < 'active' and start_after < now()`,
    )
    this.#lookedAt = performance.now()
    const due = new Set((rows as { name: string }[]).map(({ name }) => name))
    return [...this.#works.values()].filter(({ kind }) => due.has(kind.name))
  }

  async #runNext(work: Work): Promise<boolean> {
    const [job] = await this.#boss.fetch<unknown>(work.kind.name, { includeMetadata: true })
    if (!job) return false
    const held = this.#options.isAlone ? undefined : holdJob(() => this.#renew(job))
    const ended = held ? AbortSignal.any([this.#stopping.signal, held.signal]) : this.#stopping.signal
    try {
      await this.#traced(job, () => run(work, job, ended))
      await this.#boss.complete(job.name, job.id)
      this.#options.runs?.inc({ kind: job.name, outcome: 'done' })
    } catch (error) {
      const { id, name, retryCount, retryLimit } = job
      if (this.#stopping.signal.aborted) return this.#handBack(job)
      this.#options.log.error({ err: error, job: name, id, attempt: retryCount + 1 }, 'job failed')
      if (!held?.signal.aborted) await this.#boss.fail(name, id, { message: scrub(String(error)) })
      this.#options.runs?.inc({ kind: name, outcome: retryCount < retryLimit ? 'failed' : 'given-up' })
    } finally {
      held?.release()
    }
    return true
  }

  /**
   * Those of the jobs of a dead process. When that was stays in `started_on`, by which a later start finds out that the
   * clock was ahead of it.
   */
  async #endLeases(): Promise<void> {
    const { executeSql, wrap } = this.#options
    await wrap(executeSql)(
      `update pgboss.job set expire_in = interval '0', started_on = now() - interval '1 millisecond'
        where state = 'active'`,
    )
  }

  /** Also for jobs that were sent under a short one. */
  async #takeLongLease(): Promise<void> {
    const { executeSql, wrap } = this.#options
    await wrap(executeSql)(
      `update pgboss.job set expire_in = interval '${aloneLeaseSeconds} seconds' where state < 'completed'`,
    )
  }

  /**
   * Jobs that were sent or tried while the clock was ahead would wait until it comes there again: they wait as long as
   * they had to then.
   */
  async #followClock(): Promise<void> {
    const { executeSql, wrap } = this.#options
    await wrap(executeSql)(
      `update pgboss.job set start_after = start_after - (greatest(created_on, started_on) - now()),
        created_on = least(created_on, now()), started_on = least(started_on, now())
        where state < 'active' and greatest(created_on, started_on) > now()`,
    )
  }

  /** Whether it is still this process that does a job; says so for as long as its lease. */
  async #renew({ id, name, retryCount }: Job): Promise<boolean> {
    const { executeSql, wrap } = this.#options
    const { rows } = await wrap(executeSql)(
      `update pgboss.job set started_on = now()
        where name = $1 and id = $2 and state = 'active' and retry_count = $3 returning id`,
      [name, id, retryCount],
    )
    return rows.length > 0
  }

  #traced({ name, data, retryCount }: Job, run: () => Promise<void>): Promise<void> {
    const { traceparent: parent } = v.parse(senderOf, data)
    const attributes = { 'safar.job': name, 'safar.attempt': retryCount + 1 }
    return this.#options.tracing.span(`job ${name}`, { kind: 'job', attributes, parent }, run)
  }

  /** Back to where it was before it was fetched: the next process takes it at once, and it counts as no attempt. */
  async #handBack({ id, name, retryCount }: Job): Promise<false> {
    const { executeSql, wrap } = this.#options
    await wrap(executeSql)(
      `update pgboss.job set state = 'retry', started_on = null
        where name = $1 and id = $2 and state = 'active' and retry_count = $3`,
      [name, id, retryCount],
    )
    this.#options.log.info({ job: name, id }, 'job handed back')
    return false
  }

  #sendOptions(kind: Omit<JobKind<never>, 'data'>, options: SendOptions): PgBoss.SendOptions {
    const { startAfter = dueAtOnce, singletonKey = randomUUID(), tx } = options
    return {
      // Without its own key a job would share one with all others of its kind.
      singletonKey,
      retryLimit: kind.retries,
      retryDelay: Math.ceil(kind.backoffMs / 1000),
      retryBackoff: true,
      expireInSeconds: this.#options.isAlone ? aloneLeaseSeconds : leaseSeconds,
      startAfter,
      ...(tx && { db: { executeSql: this.#options.wrap(executeOn(tx)) } }),
    }
  }
}

async function run({ kind, handler }: Work, job: Job, stopping: AbortSignal): Promise<void> {
  const data = v.parse(kind.data, job.data)
  const attempt = job.retryCount + 1
  await within(kind.timeoutMs, stopping, (signal) =>
    handler(data, { id: job.id, attempt, isLast: attempt > job.retryLimit, signal }),
  )
}

/** Runs something with a signal that is aborted after this many ms or with `stopping`; rejects then, even if it is ignored. */
async function within<T>(
  ms: number,
  stopping: AbortSignal,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const own = new AbortController()
  const late = setTimeout(() => own.abort(new Error(`took longer than ${ms} ms`)), ms)
  const stop = () => own.abort(stopping.reason)
  stopping.addEventListener('abort', stop)
  const aborted = new Promise<never>((_, reject) => {
    own.signal.addEventListener('abort', () => reject(own.signal.reason), { once: true })
  })
  try {
    return await Promise.race([run(own.signal), aborted])
  } finally {
    clearTimeout(late)
    stopping.removeEventListener('abort', stop)
  }
}
