import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'
import { Page } from './page.tsx'

export type Site = { url: string; stop: () => Promise<void> }

/** A bare page of React, built for production and served as Safar's are: from Node, compressed, its script in a file. */
export async function bareSite(): Promise<Site> {
  const script = await builtScript()
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
  const html = `<!doctype html><html lang="en"><head>${head}<title>Bare</title><script type="module" src="/page.js"></script></head><body><div id="root">${renderToString(createElement(Page))}</div></body></html>`
  const app = new Hono()
    .use(compress())
    .get('/page.js', (c) => c.body(script, 200, { 'Content-Type': 'text/javascript' }))
    .get('/', (c) => c.html(html))
  const server = createAdaptorServer(app)
  server.listen(0)
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close()
      await once(server, 'close')
    },
  }
}

async function builtScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: 'tests/bench/bare-page/client.tsx' } },
  })
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const script = files.find((file) => file.type === 'chunk')
  if (!script) throw new Error('The bare page was not built')
  return script.code
}
