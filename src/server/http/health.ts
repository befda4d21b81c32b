import { setTimeout } from 'node:timers/promises'
import { Hono } from 'hono'
import type { Database } from '../db/types.ts'
import type { JobQueue } from '../jobs/queue.ts'
import type { PartState } from '../metrics/watched-partners.ts'
import type { ServerEnv } from './env.ts'

/** A database that takes longer is down for whoever asks. */
const patienceMs = 2_000
const retrySeconds = 5

export type Parts = {
  ping: Database['ping']
  jobs: Pick<JobQueue, 'isWorking'>
  /** See `watchPartners`. */
  partners: () => Record<string, PartState>
}

/**
 * `/healthz`: the process is alive. `/readyz`: which part of it is down, by name alone. Without database or jobs it is
 * not to be sent requests; without a partner it is, because journeys go on or wait.
 */
export function healthRoutes({ ping, jobs, partners }: Parts): Hono<ServerEnv> {
  return new Hono<ServerEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const database = await answers(ping)
      // Jobs are in the database: without it nobody can tell how they are.
      const own = { database, jobs: database === 'up' ? stateOf(jobs.isWorking()) : 'unknown' }
      const parts = { ...own, ...partners() }
      const isReady = !Object.values(own).includes('down')
      if (!isReady) c.header('Retry-After', String(retrySeconds))
      const isWhole = !Object.values(parts).includes('down')
      const status = isReady ? (isWhole ? 'ok' : 'degraded') : 'unavailable'
      return c.json({ status, parts }, isReady ? 200 : 503)
    })
}

const stateOf = (isUp: boolean): PartState => (isUp ? 'up' : 'down')

async function answers(ping: Database['ping']): Promise<PartState> {
  const waiting = new AbortController()
  const late = setTimeout(patienceMs, stateOf(false), { signal: waiting.signal })
  try {
    return await Promise.race([ping().then(() => stateOf(true)), late])
  } catch {
    return 'down'
  } finally {
    waiting.abort()
  }
}
