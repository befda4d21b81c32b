import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { requestId } from 'hono/request-id'
import { identify } from './access/identify.ts'
import { ownLanguage } from './assets/own-language.ts'
import { pagePath } from './assets/page-path.ts'
import type { Database } from './db/types.ts'
import type { Deps, Module } from './deps.ts'
import type { DrawPage } from './http/draw-page.ts'
import type { ServerEnv } from './http/env.ts'
import { type Parts as HealthParts, healthRoutes } from './http/health.ts'
import type { Load } from './http/load.ts'
import { onError, onNotFound } from './http/on-error.ts'
import { ownCallIn } from './http/own-call.ts'
import { requestLog } from './http/request-log.ts'
import { sameOrigin } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import { shedding } from './http/shedding.ts'
import { traceRequests } from './http/trace-requests.ts'
import { recordRefused } from './traffic/record-refused.ts'

export type Parts = {
  deps: Deps
  ping: Database['ping']
  /** How each outside party fares; absent where they are not watched. */
  partners?: HealthParts['partners'] | undefined
  modules: readonly Module[]
  /** The sandbox, mounted at /sandbox. */
  sandbox?: Hono | undefined
  /** The built pages; without them the server answers calls only. */
  pages?: Hono<ServerEnv> | undefined
  /** Renders one of its pages on the server. */
  draw?: DrawPage | undefined
  /** The fonts of its pages, as rules of a style sheet. */
  fonts?: string | undefined
  /** Without it nothing is ever shed. */
  load?: Load | undefined
  checkReplies?: boolean
}

/**
 * The whole server as one function of its dependencies. Browsers call under `/api/`, open to our own pages only;
 * callbacks of outside parties are elsewhere, each verified by its signature.
 */
export function createApp({
  deps,
  ping,
  partners = () => ({}),
  modules,
  sandbox,
  pages,
  draw,
  fonts,
  load,
  checkReplies = false,
}: Parts): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>({ getPath: pagePath })
  const ownCall = ownCallIn(app)
  app.onError(onError)
  app.notFound(onNotFound)
  // Ours alone: one that came with the request would be too long, since whoever sends it could forge it.
  app.use(requestId({ limitLength: 0 }), traceRequests(deps.tracing), requestLog(deps))
  // The sandbox plays other sites, so our headers and checks do not apply to it.
  if (sandbox) app.route('/sandbox', sandbox)
  app.use(securityHeaders(deps.config.baseUrl, deps.config.partners.gateway))
  app.route('/', healthRoutes({ ping, jobs: deps.jobs, partners }))
  app.use(compress())
  if (load) app.use('/api/*', shedding(load))
  app.use('/api/*', sameOrigin(deps.config.baseUrl), identify(deps))
  app.use('/hooks/*', identify(deps))
  app.use('/api/*', recordRefused(deps))
  app.use(async (c, next) => {
    c.set('checkReplies', checkReplies)
    c.set('baseUrl', deps.config.baseUrl)
    if (draw) c.set('draw', draw)
    if (fonts) c.set('fonts', fonts)
    c.set('sayIn', deps.sayIn)
    c.set('ownCall', ownCall)
    c.header('Cache-Control', 'no-store')
    await next()
  })
  app.use(ownLanguage(deps.config.baseUrl))
  for (const module of modules) app.route('/', module(deps))
  app.all('/api/*', onNotFound)
  if (pages) app.route('/', pages)
  return app
}
