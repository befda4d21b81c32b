import { Hono } from 'hono'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { call } from '#contract/call.ts'
import type { ServerEnv } from '#server/http/env.ts'
import { serve } from '#server/http/serve.ts'
import { testConfig } from '../support/config.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

const change = call({
  method: 'POST',
  path: 'test/change/{id}',
  kind: 'open',
  action: 'product.look',
  request: v.object({ id: v.string(), mobile: v.optional(v.string()) }),
  reply: v.object({ status: v.string() }),
  isSuccess: () => true,
})
/** What pages and replies may load, with what a page's own scripts and styles carry. */
const policy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self'${nonce}`,
    `style-src 'self'${nonce}`,
    "font-src 'self' data:",
    "img-src 'self' data: blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self' http://safar.test",
    "frame-ancestors 'none'",
  ].join('; ')

const everywhere = ['/healthz', '/readyz', '/', '/api/v1/nothing', '/hooks/nothing']

const routes = () =>
  new Hono<ServerEnv>()
    .route(
      '/',
      serve(change, () => ({ status: 'success' })),
    )
    .post('/hooks/test', (c) => c.json({ status: 'success' }))

describeOnEachDatabase('the fences of the server', { modules: [routes] }, (server) => {
  const send = (headers: HeadersInit, path = '/api/v1/test/change/lead-7') =>
    server.app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    })

  it.each([
    ['its own address', { origin: 'http://safar.test' }, 200],
    ['the host it was sent to', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, 200],
    ['no page at all', {}, 200],
    ['another site', { origin: 'https://evil.example' }, 403],
    ['a sandboxed frame', { origin: 'null' }, 403],
    ['another site, by a browser that hides its origin', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbour of the same domain', { 'sec-fetch-site': 'same-site' }, 403],
  ])('judges a change asked for from %s', async (_, headers, status) => {
    expect((await send(headers)).status).toBe(status)
  })

  it('takes the calls of outside parties from anywhere', async () => {
    expect((await send({ origin: 'https://gateway.example' }, '/hooks/test')).status).toBe(200)
  })

  it('sends the security headers with every reply', async () => {
    const { headers } = await server.visitor().ask(change, { id: '1' })
    expect(headers.get('content-security-policy')).toBe(policy(''))
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-powered-by')).toBeNull()
  })

  it.each(everywhere)('lets nobody frame %s or guess its type', async (path) => {
    const { headers } = await server.app.request(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('gives each page a nonce of its own', async () => {
    const policies = await Promise.all(
      ['/hooks/page', '/hooks/page'].map(async (path) => {
        const { headers } = await server.app.request(path)
        return headers.get('content-security-policy') ?? ''
      }),
    )
    const [one = '', other = ''] = policies.map((text) => /nonce-([^']{22,})'/.exec(text)?.[1])
    expect(policies).toEqual([policy(` 'nonce-${one}'`), policy(` 'nonce-${other}'`)])
    expect(one).not.toBe(other)
  })

  it('gives no other site leave to ask', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    const response = await server.app.request('/api/v1/test/change/1', { method: 'OPTIONS', headers })
    expect(response.status).toBe(404)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('logs one line a request, by its route and without what it carries', async () => {
    const response = await server.visitor().ask(change, { id: 'lead-7', mobile: '9876543210' })
    const requestId = response.headers.get('x-request-id')
    expect(server.logs).toMatchObject([
      { method: 'POST', route: '/api/v1/test/change/:id', status: 200, requestId, msg: 'request' },
    ])
    expect(server.logText).not.toMatch(/lead-7|9876543210/)
  })

  it('logs the code of a refused request', async () => {
    await server.visitor().fetch('/api/v1/lead-7/secret')
    expect(server.logs).toMatchObject([{ route: '/api/*', status: 404, code: 'not-found' }])
  })

  it.each(['proxy-1', 'a b', 'x'.repeat(65)])(
    'gives a request that brings the id %s one of ours',
    async (id) => {
      const given = (await send({ 'x-request-id': id })).headers.get('x-request-id')
      expect(given).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
      expect(server.logs).toMatchObject([{ requestId: given, msg: 'request' }])
    },
  )

  it('says that it lives and that it is ready', async () => {
    expect((await server.visitor().fetch('/healthz')).status).toBe(200)
    expect((await server.visitor().fetch('/readyz')).status).toBe(200)
  })
})

const overHttps = { ...testConfig, baseUrl: 'https://safar.example' }

describeOnEachDatabase('over https', { modules: [routes], deps: { config: overHttps } }, (server) => {
  it.each(everywhere)('asks browsers to stay there: %s', async (path) => {
    const { headers } = await server.app.request(path)
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  })
})
