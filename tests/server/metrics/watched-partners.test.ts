import { once } from 'node:events'
import { createServer } from 'node:http'
import { NoopSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { expect, it } from 'vitest'
import { createMetrics } from '#server/metrics/metrics.ts'
import { watchPartners } from '#server/metrics/watched-partners.ts'
import { tracingBy } from '#server/tracing/otlp-tracing.ts'
import { noTracing } from '#server/tracing/tracing.ts'
import { testConfig } from '../support/config.ts'
import { sparePort } from '../support/spare-port.ts'

const { partners } = testConfig
const refused = async () => Promise.reject(new TypeError('fetch failed'))
const failing = async () => new Response('', { status: 503 })
const left = async () => Promise.reject(new DOMException('left', 'AbortError'))

/** Partners of which each call goes as it is told to. */
function watched() {
  const told: { call: () => Promise<Response> } = { call: refused }
  const metrics = createMetrics()
  const { fetch, states } = watchPartners(() => told.call(), partners, { metrics, tracing: noTracing })
  const ask = async (url: string, times: number, call: () => Promise<Response>) => {
    told.call = call
    for (let time = 0; time < times; time += 1) await fetch(url).catch(() => undefined)
  }
  return { ask, states, counts: () => metrics.registry.metrics() }
}

const digit = `${partners.insurers}/digit/quotes`

it('a partner is down after five calls in a row without an answer, and up with the next answer', async () => {
  const { ask, states } = watched()
  await ask(digit, 4, failing)
  expect(states()).toEqual({ 'insurers/digit': 'up' })
  await ask(digit, 1, refused)
  await ask(`${partners.insurers}/kotak/quotes?a=b`, 1, refused)
  await ask(`${partners.gateway}/v1/orders`, 6, failing)
  expect(states()).toEqual({ 'insurers/digit': 'down', 'insurers/kotak': 'up', gateway: 'down' })
  await ask(digit, 1, async () => new Response('', { status: 404 }))
  expect(states()['insurers/digit']).toBe('up')
})

it('a call that nobody wanted any more says nothing of the partner', async () => {
  const { ask, states, counts } = watched()
  await ask(digit, 4, failing)
  await ask(digit, 3, left)
  expect(states()).toEqual({ 'insurers/digit': 'up' })
  await ask(digit, 1, failing)
  expect(states()).toEqual({ 'insurers/digit': 'down' })
  const text = await counts()
  expect(text).toContain('safar_partner_call_seconds_count{partner="insurers/digit",outcome="failed"} 5')
  expect(text).toContain('safar_partner_call_seconds_count{partner="insurers/digit",outcome="left"} 3')
})

it('what is no partner is called and not watched', async () => {
  const { ask, states } = watched()
  await ask('https://elsewhere.example/', 6, refused)
  expect(states()).toEqual({})
})

it('a partner that redirects leads nowhere', async () => {
  const asked: (string | undefined)[] = []
  const server = createServer((request, response) => {
    asked.push(request.url)
    response.writeHead(request.url === '/gateway/v1/orders' ? 307 : 200, { location: '/inside' }).end()
  })
  const port = await sparePort()
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const gateway = `http://127.0.0.1:${port}/gateway`
  const { fetch: ask, states } = watchPartners(
    fetch,
    { ...partners, gateway },
    { metrics: createMetrics(), tracing: noTracing },
  )
  await expect(ask(`${gateway}/v1/orders`)).rejects.toThrow('fetch failed')
  await expect(ask(new Request(`${gateway}/v1/orders`))).rejects.toThrow('fetch failed')
  expect(asked).toEqual(['/gateway/v1/orders', '/gateway/v1/orders'])
  expect(states()).toEqual({ gateway: 'up' })
  server.close()
})

it('a partner is told the trace of who calls it, and nothing where nobody traces', async () => {
  const sent: (string | null)[] = []
  const call: typeof fetch = async (input, init) => {
    sent.push(new Request(input, init).headers.get('traceparent'))
    return new Response()
  }
  const tracing = tracingBy(new NoopSpanProcessor())
  const { fetch: ask } = watchPartners(call, partners, { metrics: createMetrics(), tracing })
  await tracing.span('GET', { kind: 'request' }, async () => {
    await ask(digit, { headers: { accept: 'application/json' } })
    expect(sent).toEqual([expect.stringMatching(`^00-${tracing.traceId()}-[0-9a-f]{16}-01$`)])
  })
  await ask(digit)
  expect(sent[1]).toBeNull()
})
