import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Tracing } from '../tracing/tracing.ts'
import type { ServerEnv } from './env.ts'

/** Other sites, files, and what is asked again and again by machines. */
const untraced = /^\/(sandbox|assets|healthz|readyz|metrics)(\/|$)/

/**
 * A span per request, by its route pattern. A trace begins here: a `traceparent` that came with the request would be
 * whatever a stranger wrote into it.
 */
export const traceRequests = (tracing: Tracing) =>
  createMiddleware<ServerEnv>((c, next) => {
    if (untraced.test(c.req.path)) return next()
    const { method } = c.req
    const attributes = { 'http.request.method': method }
    return tracing.span(method, { kind: 'request', attributes }, async (note) => {
      await next()
      const [route, { status }, code] = [routePath(c), c.res, c.get('refusedAs')]
      const about = { 'http.route': route, 'http.response.status_code': status }
      note({
        name: `${method} ${route}`,
        attributes: { ...about, ...(code && { 'error.type': code }) },
        failed: status >= 500,
      })
    })
  })
