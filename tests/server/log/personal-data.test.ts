import { SpanKind } from '@opentelemetry/api'
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { modules } from '#server/modules.ts'
import { tracingBy } from '#server/tracing/otlp-tracing.ts'
import { anyRequests } from '../support/any-request.ts'
import { describeOnPglite } from '../support/on-each-database.ts'
import { leavesOf, withAt } from '../support/request-samples.ts'
import { badge, whoeverMay } from '../support/whoever-may.ts'

type Sent = Record<string, unknown>

/** Of each form that a field may take for good; none stands in a word of ours or in a random id. */
const told = [
  'Zqxasha Raoqz',
  'zqxasha@example.in',
  '9123450067',
  'ZQXPS1234D',
  'RJ-14-ZQ-9067',
  '17/03/1931',
]

/** The same person told in each field of a request in turn, as the field takes it where it takes any of that. */
const withOneFieldTold = anyRequests.flatMap(({ call, request }) =>
  leavesOf(request)
    .filter(([key]) => key !== call.lead)
    .map((path) => {
      const sent = told.map((value) => withAt(request, path, value) as Sent)
      return { call, request: sent.find((one) => v.safeParse(call.request, one).success) ?? sent[0] }
    }),
)

function isTold(line: Record<string, unknown>): boolean {
  const text = JSON.stringify(line, (key, value) => (ids.has(key) ? undefined : value))
  return [...told, 'Zqxasha'].some((value) => text.includes(value))
}

/** Random, so that any few digits may stand in them. */
const ids = new Set(['requestId', 'traceId'])

const exporter = new InMemorySpanExporter()
const tracing = tracingBy(new SimpleSpanProcessor(exporter))

describeOnPglite('what an operator reads', { modules, deps: { identify: badge, tracing } }, (server) => {
  it('tells nothing that was told in any field of any request, nor in an address', async () => {
    const { ask } = await whoeverMay(server)
    for (const { call, request } of withOneFieldTold) await ask(call, request ?? {})
    expect(server.logs.filter(({ msg }) => msg === 'request').length).toBeGreaterThan(withOneFieldTold.length)
    expect(server.logs.filter((line) => isTold(line))).toEqual([])
    const spans = exporter.getFinishedSpans()
    const requests = spans.filter(({ kind }) => kind === SpanKind.SERVER)
    expect(requests.length).toBeGreaterThan(withOneFieldTold.length)
    expect(spans.map(({ name }) => name)).toContain('save')
    const tellings = spans.map(({ name, attributes, status, events }) => ({
      name,
      attributes,
      status,
      events,
    }))
    expect(tellings.filter(isTold)).toEqual([])
  })
})
