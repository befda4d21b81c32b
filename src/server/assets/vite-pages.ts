import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { createServer } from 'vite'
import viteConfig from '../../../vite.config.ts'
import type { ServerEnv } from '../http/env.ts'

/** The pages from their sources, for development: Vite answers what the server does not. */
export async function vitePages(): Promise<Hono<ServerEnv>> {
  const vite = await createServer({
    ...viteConfig,
    configFile: false,
    appType: 'spa',
    server: { middlewareMode: true },
  })
  return new Hono<ServerEnv>().get('*', (c) => {
    const { incoming, outgoing } = c.env
    if (!incoming || !outgoing) return c.notFound()
    vite.middlewares(incoming, outgoing)
    return RESPONSE_ALREADY_SENT
  })
}
