import { once } from 'node:events'
import { createServer } from 'node:http'
import * as v from 'valibot'
import { sparePort } from '../support/spare-port.ts'

const span = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string()),
  name: v.string(),
  attributes: v.array(v.object({ key: v.string(), value: v.record(v.string(), v.unknown()) })),
})
const sent = v.object({
  resourceSpans: v.array(v.object({ scopeSpans: v.array(v.object({ spans: v.array(span) })) })),
})

export type CollectedSpan = v.InferOutput<typeof span>

/** A collector that takes spans by OTLP over HTTP, as JSON. */
export async function aCollector() {
  const spans: CollectedSpan[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    const { resourceSpans } = v.parse(sent, JSON.parse(body))
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    response.setHeader('content-type', 'application/json').end('{}')
  })
  const port = await sparePort()
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return { spans, endpoint: `http://127.0.0.1:${port}`, close: () => server.close() }
}
