import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { requestId } from 'hono/request-id'
import { identify } from './access/identify.ts'
import type { Database } from './db/types.ts'
import type { Deps, Module } from './deps.ts'
import type { DrawPage } from './http/draw-page.ts'
import type { ServerEnv } from './http/env.ts'
import { healthRoutes } from './http/health.ts'
import { onError, onNotFound } from './http/on-error.ts'
import { requestLog } from './http/request-log.ts'
import { sameOrigin } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import { recordRefused } from './traffic/record-refused.ts'
import { recordServerTraffic } from './traffic/server-traffic.ts'

export type Parts = {
  deps: Deps
  ping: Database['ping']
  modules: readonly Module[]
  /** The outside world, mounted at /sandbox. */
  sandbox?: Hono | undefined
  /** The built pages; without them the server answers its calls only. */
  pages?: Hono<ServerEnv> | undefined
  /** Draws a page of them before any script runs. */
  draw?: DrawPage | undefined
  checkReplies?: boolean
}

/**
 * The whole server as one function of its parts. Browsers call under `/api/`, where only our own pages may make
 * them; what outside parties call back lies elsewhere, for each of those proves itself by its signature.
 */
export function createApp({
  deps,
  ping,
  modules,
  sandbox,
  pages,
  draw,
  checkReplies = false,
}: Parts): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.onError(onError)
  app.notFound(onNotFound)
  app.use(requestId({ limitLength: 64 }), requestLog(deps.log))
  recordServerTraffic(deps)
  app.route('/', healthRoutes(ping))
  // The sandbox plays other sites: it gets none of our headers and is held to none of our rules.
  if (sandbox) app.route('/sandbox', sandbox)
  app.use(securityHeaders(deps.config.baseUrl, deps.config.partners.gateway), compress())
  app.use('/api/*', sameOrigin(deps.config.baseUrl), identify(deps))
  app.use('/hooks/*', identify(deps))
  app.use('/api/*', recordRefused(deps))
  app.use(async (c, next) => {
    c.set('checkReplies', checkReplies)
    if (draw) c.set('draw', draw)
    c.header('Cache-Control', 'no-store')
    await next()
  })
  for (const module of modules) app.route('/', module(deps))
  app.all('/api/*', onNotFound)
  if (pages) app.route('/', pages)
  return app
}
