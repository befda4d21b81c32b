import { Hono } from 'hono'
import type { Database } from '../db/types.ts'
import type { ServerEnv } from './env.ts'
import { fail } from './fail.ts'

/** `/healthz`: the process is alive. `/readyz`: its database answers too. */
export function healthRoutes(ping: Database['ping']): Hono<ServerEnv> {
  return new Hono<ServerEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      await ping().catch(() => fail('unavailable', undefined, { retryAfterSeconds: 5 }))
      return c.json({ status: 'ok' })
    })
}
