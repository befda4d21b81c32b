import { noTracing, type Tracing } from './tracing.ts'

/** Traces to a collector where there is one; nothing of OpenTelemetry is loaded otherwise. */
export async function openTracing(
  endpoint: string | undefined,
  report: (error: unknown) => void,
): Promise<Tracing> {
  if (endpoint === undefined) return noTracing
  const { tracingTo } = await import('./otlp-tracing.ts')
  return tracingTo(endpoint, report)
}
