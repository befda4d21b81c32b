import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Log } from '../log/log.ts'
import type { ServerEnv } from './env.ts'

/** One line per request, by its route pattern: the address itself may contain a lead id or worse. */
export const requestLog = (log: Log) =>
  createMiddleware<ServerEnv>(async (c, next) => {
    const started = performance.now()
    const ofRequest = log.child({ requestId: c.get('requestId') })
    c.set('log', ofRequest)
    await next()
    const code = c.get('refusedAs')
    const line = {
      method: c.req.method,
      route: routePath(c),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
      ...(code && { code }),
    }
    ofRequest.info(line, 'request')
  })
