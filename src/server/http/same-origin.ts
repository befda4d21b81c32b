import { createMiddleware } from 'hono/factory'
import type { ServerEnv } from './env.ts'
import { fail } from './fail.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses cross-site requests (CSRF). Browsers send the origin with every writing request; a request without that
 * header comes from no page, so it carries only its sender's own cookies.
 */
export const sameOrigin = (baseUrl: string) =>
  createMiddleware<ServerEnv>(async (c, next) => {
    const origin = c.req.header('origin')
    const isForeign = origin
      ? !isOurs(origin, baseUrl, c.req.header('host'))
      : isCrossSite(c.req.header('sec-fetch-site'))
    if (!reading.has(c.req.method) && isForeign) fail('not-allowed')
    await next()
  })

/** The public address, or the host the request was sent to (another name of a local server). */
function isOurs(origin: string, baseUrl: string, host: string | undefined): boolean {
  if (!URL.canParse(origin)) return false
  return origin === new URL(baseUrl).origin || new URL(origin).host === host
}

const isCrossSite = (site: string | undefined) => site === 'cross-site' || site === 'same-site'
