import { getRequestListener } from '@hono/node-server'
import { createServer } from 'vite'
import { assemble } from '#server/assemble.ts'
import { readConfig } from '#server/config.ts'
import { listen } from '#server/listen.ts'
import { stopOnSignal } from '#server/main.ts'
import viteConfig from '../vite.config.ts'

/** The server and, for every other address, Vite with hot replacement, on one port. */
const config = readConfig(process.env)
const vite = await createServer({
  ...viteConfig,
  configFile: false,
  appType: 'spa',
  server: { middlewareMode: true, ws: { port: config.port + 1 } },
})
const assembled = await assemble(config)
const server = getRequestListener((request, env) => assembled.app.fetch(request, env))
const ours = /^\/(api|sandbox|hooks|healthz|readyz)(\/|\?|$)/

const listening = await listen((incoming, outgoing) => {
  if (ours.test(incoming.url ?? '')) return void server(incoming, outgoing)
  vite.middlewares(incoming, outgoing)
}, config.port)

stopOnSignal(assembled, listening)
console.log(`Safar is ready at ${config.baseUrl}`)
