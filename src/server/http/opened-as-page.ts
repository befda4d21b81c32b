import { createMiddleware } from 'hono/factory'
import type { ServerEnv } from './env.ts'
import { fail } from './fail.ts'

/**
 * For the links that act when they are opened: only as a page of its own, by whoever follows one. Browsers say what an
 * address is fetched for, and whether they only fetch it ahead; a script, a picture or a frame of any site opens none.
 * A request that does not say comes from no browser of today.
 */
export const openedAsPage = createMiddleware<ServerEnv>(async (c, next) => {
  const { mode = 'navigate', dest = 'document' } = {
    mode: c.req.header('sec-fetch-mode'),
    dest: c.req.header('sec-fetch-dest'),
  }
  const isAhead = c.req.header('sec-purpose') !== undefined
  if (mode !== 'navigate' || dest !== 'document' || isAhead) fail('not-allowed')
  await next()
})
