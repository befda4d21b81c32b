import { randomUUID } from 'node:crypto'
import PgBoss from 'pg-boss'
import * as v from 'valibot'
import type { Db, ExecuteSql } from '../db/types.ts'
import type { Log } from '../log/log.ts'
import { scrub } from '../log/scrub.ts'
import type { JobKind } from './job-kind.ts'
import { type Poller, poll } from './poll.ts'
import type { JobHandler, JobQueue, SendOptions } from './queue.ts'
import { within } from './within.ts'

type Worker = { kind: JobKind<unknown>; handler: JobHandler<unknown> }

type Options = {
  executeSql: ExecuteSql
  log: Log
  /** Between looks for due jobs; 0 looks only when `runDue` is called. */
  pollMs: number
  /** Wraps every statement of the queue; tests put their clock into it. */
  wrap?: (executeSql: ExecuteSql) => ExecuteSql
}

/**
 * The queue on pg-boss, over the database the rest of the server uses, embedded or not.
 * Its own worker loop is not used: it does not await the end of a job, so a lost database would end the process.
 */
export function createJobs({ executeSql, log, pollMs, wrap = (same) => same }: Options): JobQueue {
  const boss = new PgBoss({ db: { executeSql: wrap(executeSql) }, schedule: false, supervise: pollMs > 0 })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  const workers = new Map<string, Worker>()
  const pollers = new Map<string, Poller>()

  async function runNext({ kind, handler }: Worker): Promise<boolean> {
    const [job] = await boss.fetch<unknown>(kind.name, { includeMetadata: true })
    if (!job) return false
    const attempt = job.retryCount + 1
    try {
      const data = v.parse(kind.data, job.data)
      await within(kind.timeoutMs, (signal) =>
        handler(data, { attempt, isLast: attempt > job.retryLimit, signal }),
      )
      await boss.complete(kind.name, job.id)
    } catch (error) {
      log.error({ err: error, job: kind.name, id: job.id, attempt }, 'job failed')
      await boss.fail(kind.name, job.id, { message: scrub(String(error)) })
    }
    return true
  }

  return {
    work(kind, handler) {
      workers.set(kind.name, { kind, handler: handler as JobHandler<unknown> })
    },

    async send(kind, data, options = {}) {
      if (!workers.has(kind.name)) throw new Error(`Nobody works on ${kind.name}`)
      const id = await boss.send(kind.name, data as object, sendOptions(kind, options, wrap))
      if (!options.startAfter) pollers.get(kind.name)?.wake()
      return id !== null
    },

    async start() {
      await boss.start()
      for (const worker of workers.values()) {
        // 'short' lets one job wait for each singleton key; the key is made up where none is given.
        await boss.createQueue(worker.kind.name, { name: worker.kind.name, policy: 'short' })
        if (pollMs > 0)
          pollers.set(
            worker.kind.name,
            poll(pollMs, () => runNext(worker), log),
          )
      }
    },

    async stop() {
      await Promise.all([...pollers.values()].map((poller) => poller.stop()))
      await boss.stop({ graceful: false, close: false })
    },

    async runDue() {
      let ran = 0
      for (let before = -1; before !== ran; ) {
        before = ran
        for (const worker of workers.values()) while (await runNext(worker)) ran += 1
      }
      return ran
    },
  }
}

function sendOptions(
  kind: JobKind<never> | JobKind<unknown>,
  { startAfter, singletonKey = randomUUID(), tx }: SendOptions,
  wrap: (executeSql: ExecuteSql) => ExecuteSql,
): PgBoss.SendOptions {
  return {
    singletonKey,
    retryLimit: kind.retries,
    retryDelay: Math.ceil(kind.backoffMs / 1000),
    retryBackoff: true,
    // The queue gives a job to somebody else only after its own handler has surely been given up.
    expireInSeconds: Math.ceil(kind.timeoutMs / 1000) + 30,
    ...(startAfter && { startAfter }),
    ...(tx && { db: { executeSql: wrap(executeOn(tx)) } }),
  }
}

/** Statements of the queue inside somebody's transaction. */
const executeOn =
  (tx: Db): ExecuteSql =>
  async (text, values = []) => {
    const query = tx._.session.prepareQuery({ sql: text, params: values }, undefined, undefined, false)
    return v.parse(v.object({ rows: v.array(v.unknown()) }), await query.execute())
  }
