import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Log } from '../log/log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { ServerEnv } from './env.ts'

/**
 * One line and one measurement per request, by its route pattern: the address itself may contain a lead id or worse.
 * Who asked is told by the key of the session, which says nothing outside the database.
 */
export const requestLog = ({ log, metrics }: { log: Log; metrics: Metrics }) =>
  createMiddleware<ServerEnv>(async (c, next) => {
    const started = performance.now()
    const ofRequest = log.child({ requestId: c.get('requestId') })
    c.set('log', ofRequest)
    await next()
    const ms = performance.now() - started
    const code = c.get('refusedAs')
    const about = { method: c.req.method, route: routePath(c), status: c.res.status }
    metrics.requests.observe(about, ms / 1000)
    if (code) metrics.refusals.inc({ route: about.route, code })
    const session = c.get('caller')?.sessionId
    const more = { ...(session && { session }), ...(code && { code }) }
    ofRequest.info({ ...about, ms: Math.round(ms), ...more }, 'request')
  })
