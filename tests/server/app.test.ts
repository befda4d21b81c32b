import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { assetRoutes } from '#server/assets/asset-routes.ts'
import type { ServerEnv } from '#server/http/env.ts'
import { modules } from '#server/modules.ts'
import { sourceFiles } from '../house/files.ts'
import { describeOnEachDatabase } from './support/on-each-database.ts'

const root = mkdtempSync(join(tmpdir(), 'safar-app-'))
writeFileSync(join(root, 'index.html'), '<!doctype html><head></head>')
afterAll(() => rmSync(root, { recursive: true }))

const long = 'Namaste '.repeat(1000)
const module = () =>
  new Hono<ServerEnv>()
    .get('/api/v1/long', (c) => c.json({ long }))
    .get('/api/v1/stream', (c) => c.body(long, 200, { 'content-type': 'application/x-ndjson' }))
const sandbox = new Hono().post('/gateway', (c) => c.html('<style>a{}</style>'))

describeOnEachDatabase('the whole server', { modules: [] }, (server) => {
  const ask = (path: string, init?: RequestInit) => {
    const ping = async () => {}
    const parts = { deps: server.deps, ping, modules: [module], sandbox, pages: assetRoutes(root) }
    return createApp(parts).request(path, init)
  }

  it('answers an unknown call with a code and any other address with the page', async () => {
    const call = await ask('/api/v1/nothing')
    expect([call.status, (await call.json()).code]).toEqual([404, 'not-found'])
    const page = await ask('/nothing')
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8'])
    expect((await ask('/motor')).status).toBe(200)
    expect((await ask('/motor', { method: 'POST' })).status).toBe(404)
  })

  it('compresses a long reply, but never one that is sent piece by piece', async () => {
    const headers = { 'accept-encoding': 'gzip' }
    const reply = await ask('/api/v1/long', { headers })
    expect(reply.headers.get('content-encoding')).toBe('gzip')
    expect(JSON.parse(gunzipSync(await reply.arrayBuffer()).toString())).toEqual({ long })
    expect((await ask('/api/v1/stream', { headers })).headers.get('content-encoding')).toBeNull()
  })

  it('leaves every source of the pages to who serves them in development', async () => {
    const pages = new Hono<ServerEnv>().get('*', (c) => c.text('from the sources'))
    const app = createApp({ deps: server.deps, ping: async () => {}, modules, sandbox, pages })
    const sources = sourceFiles('src/web').map((file) => file.slice('src/web'.length))
    const replies = await Promise.all(sources.map(async (path) => (await app.request(path)).text()))
    expect(sources.length).toBeGreaterThan(0)
    expect(sources.filter((_, at) => replies[at] !== 'from the sources')).toEqual([])
  })

  it('lets the outside world in the sandbox keep its own rules', async () => {
    const reply = await ask('/sandbox/gateway', {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
    })
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-security-policy')).toBeNull()
  })
})
