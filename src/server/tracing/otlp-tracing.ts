import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout } from 'node:timers/promises'
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor, type SpanProcessor } from '@opentelemetry/sdk-trace-base'
import { reportFailures } from './report-failures.ts'
import type { Note, Tracing } from './tracing.ts'

/** By OTLP over HTTP; `OTEL_TRACES_SAMPLER`, `OTEL_SERVICE_NAME` and the like are read by the packages. */
export function tracingTo(endpoint: string, report: (error: unknown) => void): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  return tracingBy(new BatchSpanProcessor(reportFailures(exporter, report)))
}

/** A collector that does not answer must not hold the server when it is told to stop. */
const longestCloseMs = 800

const kinds = {
  request: SpanKind.SERVER,
  job: SpanKind.CONSUMER,
  call: SpanKind.CLIENT,
  part: SpanKind.INTERNAL,
}
const w3c = new W3CTraceContextPropagator()

/** Several may stand side by side: none registers itself with the process. */
export function tracingBy(processor: SpanProcessor): Tracing {
  const named = resourceFromAttributes({ 'service.name': 'safar' })
  const resource = named.merge(detectResources({ detectors: [envDetector] }))
  const provider = new BasicTracerProvider({ resource, spanProcessors: [processor] })
  const tracer = provider.getTracer('safar')
  const running = new AsyncLocalStorage<Span>()

  function contextOf(parent: string | undefined) {
    if (parent !== undefined) return w3c.extract(ROOT_CONTEXT, { traceparent: parent }, defaultTextMapGetter)
    const span = running.getStore()
    return span && trace.setSpan(ROOT_CONTEXT, span)
  }

  return {
    async span(name, { kind = 'part', attributes = {}, parent }, run) {
      const above = contextOf(parent)
      if (!above && kind !== 'request' && kind !== 'job') return run(() => undefined)
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, above ?? ROOT_CONTEXT)
      try {
        return await running.run(span, () => run(noteOn(span)))
      } catch (error) {
        span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    },
    traceparent() {
      const carrier: { traceparent?: string } = {}
      const span = running.getStore()
      if (span) w3c.inject(trace.setSpan(ROOT_CONTEXT, span), carrier, defaultTextMapSetter)
      return carrier.traceparent
    },
    traceId: () => running.getStore()?.spanContext().traceId,
    close: async () => {
      const sent = provider.shutdown().catch(() => undefined)
      await Promise.race([sent, setTimeout(longestCloseMs, undefined, { ref: false })])
    },
  }
}

const noteOn =
  (span: Span): Note =>
  ({ name, attributes = {}, failed = false }) => {
    if (name !== undefined) span.updateName(name)
    span.setAttributes(attributes)
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
  }
