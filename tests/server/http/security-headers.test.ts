import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { onError } from '#server/http/on-error.ts'
import { sameOrigin } from '#server/http/same-origin.ts'
import { securityHeaders } from '#server/http/security-headers.ts'

describe('the headers of a reply', () => {
  const gateway = 'https://gateway.example/v1/checkout'
  const headersOf = async (path: string, baseUrl = 'https://safar.example') => {
    const app = new Hono().use(securityHeaders(baseUrl, gateway)).get('*', (c) => c.text('here'))
    const { headers } = await app.request(path)
    return Object.fromEntries(headers)
  }
  const policyOf = (headers: Record<string, string>) => headers['content-security-policy']?.split('; ')

  it('let a page load from us alone, post to us and the gateway, and stand in no frame', async () => {
    const headers = await headersOf('/api/motor/flow')
    expect(policyOf(headers)).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self' data:",
      "img-src 'self' data: blob:",
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self' https://gateway.example",
      "frame-ancestors 'none'",
    ])
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
    })
  })

  it('allow what a page says for itself by a word that is new each time; a call has none', async () => {
    const wordsOf = async (path: string) =>
      policyOf(await headersOf(path))?.filter((one) =>
        /^(script|style)-src 'self' 'nonce-[\w+/=]+'$/.test(one),
      )
    const [one = [], other] = [await wordsOf('/motor'), await wordsOf('/motor')]
    expect(one).toHaveLength(2)
    expect(other).not.toEqual(one)
    expect(await wordsOf('/api/motor/flow')).toEqual([])
  })

  it('ask for https only where we are reached by it', async () => {
    expect(await headersOf('/', 'http://localhost:3000')).not.toHaveProperty('strict-transport-security')
  })
})

describe('a request that writes', () => {
  const app = new Hono()
  app.use(sameOrigin('https://safar.example/in'))
  app.onError(onError as never)
  app.all('*', (c) => c.text('done'))
  const ask = async (headers: Record<string, string>, method = 'POST') => {
    const request = new Request('https://safar.example/api/x', { method, headers })
    return (await app.request(request)).status
  }

  it.each([
    [{ origin: 'https://safar.example' }],
    [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
    [{}],
  ])('is taken with %j', async (headers) => {
    expect(await ask(headers as Record<string, string>)).toBe(200)
  })

  it.each([
    [{ origin: 'https://elsewhere.example' }],
    [{ origin: 'http://safar.example', host: 'safar.example:443' }],
    [{ origin: 'https://safar.example.elsewhere.example', host: 'safar.example' }],
    [{ origin: 'null', host: 'safar.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('is refused with %j', async (headers) => {
    expect(await ask(headers as Record<string, string>)).toBe(403)
    expect(await ask(headers as Record<string, string>, 'DELETE')).toBe(403)
  })

  it.each(['GET', 'HEAD', 'OPTIONS'])('is none by %s, which any page may send', async (method) => {
    expect(await ask({ origin: 'https://elsewhere.example' }, method)).toBe(200)
  })
})
