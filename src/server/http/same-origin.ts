import { createMiddleware } from 'hono/factory'
import type { ServerEnv } from './env.ts'
import { fail } from './fail.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses cross-site requests (CSRF). Browsers send the origin with every writing request; a request without that
 * header comes from no page, so it carries only its sender's own cookies.
 */
export const sameOrigin = (baseUrl: string) => {
  const ours = new URL(baseUrl).origin
  return createMiddleware<ServerEnv>(async (c, next) => {
    const origin = c.req.header('origin')
    const isForeign = origin
      ? origin !== ours && !isHost(origin, c.req.header('host'))
      : isCrossSite(c.req.header('sec-fetch-site'))
    if (!reading.has(c.req.method) && isForeign) fail('not-allowed')
    await next()
  })
}

/** Whether a page of the host the request was sent to sent it: another name of a local server. */
const isHost = (origin: string, host: string | undefined) =>
  URL.canParse(origin) && new URL(origin).host === host

const isCrossSite = (site: string | undefined) => site === 'cross-site' || site === 'same-site'
