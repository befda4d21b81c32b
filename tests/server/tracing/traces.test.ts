import { beforeAll, describe, expect, it } from 'vitest'
import { tracingTo } from '#server/tracing/otlp-tracing.ts'
import { aPayer, modules } from '../payments/a-payer.ts'
import { testPglite } from '../support/pglite.ts'
import { TestServer } from '../support/test-server.ts'
import { aCollector, type CollectedSpan } from './a-collector.ts'

describe('the traces of a purchase', () => {
  let spans: CollectedSpan[]
  let logs: Record<string, unknown>[]

  beforeAll(async () => {
    const collector = await aCollector()
    const tracing = tracingTo(collector.endpoint, () => undefined)
    const server = new TestServer({ modules, deps: { tracing } })
    await server.start(testPglite)
    await server.reset()
    const payer = await aPayer(server)
    await payer.pay()
    await server.pass(60_000)
    await tracing.close()
    await server.stop()
    collector.close()
    ;({ spans } = collector)
    ;({ logs } = server)
  }, 120_000)

  const called = (name: string) => spans.filter((span) => span.name === name)
  const parentOf = ({ parentSpanId }: CollectedSpan) => spans.find(({ spanId }) => spanId === parentSpanId)
  /** From a span up to where its trace began. */
  function wayUp(span: CollectedSpan): string[] {
    const parent = parentOf(span)
    return [span.name, ...(parent ? wayUp(parent) : [])]
  }

  it('lead from the request to pay to the order at the gateway', () => {
    const ways = called('POST gateway').map(wayUp)
    expect(ways).toContainEqual(['POST gateway', 'POST /api/v1/motor/requestPayment'])
  })

  it('lead from a save to each of its statements, by their names', () => {
    const [save] = called('save')
    const inside = spans.filter(({ parentSpanId }) => parentSpanId === save?.spanId)
    expect(inside.map(({ name }) => name)).toEqual(expect.arrayContaining(['begin_lead_unrecorded']))
    expect(save && wayUp(save)).toEqual(['save', 'POST /api/v1/admin/flow'])
  })

  it('lead from the word of the bank to the job that issues the policy, and to its insurer', () => {
    const ways = spans.map(wayUp)
    expect(ways).toContainEqual(
      expect.arrayContaining(['job issue-policy', expect.stringMatching(/^POST \//)]),
    )
    expect(ways).toContainEqual([expect.stringMatching(/ insurers\//), 'job issue-policy', expect.anything()])
  })

  it('have no span for a statement that nobody asked for', () => {
    const roots = spans.filter((span) => span.parentSpanId === undefined).map(({ name }) => name)
    expect(roots.filter((name) => !/^(GET|POST) \/|^job /.test(name))).toEqual([])
  })

  it('are named by the lines of the log', () => {
    const known = new Set(spans.map(({ traceId }) => traceId))
    const requests = logs.filter(
      ({ msg, route }) => msg === 'request' && !String(route).startsWith('/sandbox'),
    )
    expect(requests.length).toBeGreaterThan(3)
    expect(requests.filter(({ traceId }) => !known.has(String(traceId)))).toEqual([])
  })
})
