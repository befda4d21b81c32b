import { ExportResultCode } from '@opentelemetry/core'
import type { SpanExporter } from '@opentelemetry/sdk-trace-base'

const everyMs = 60_000

/** The same exporter. Why it could not export is reported, at most once a minute. */
export function reportFailures(exporter: SpanExporter, report: (error: unknown) => void): SpanExporter {
  let quietUntil = 0
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code === ExportResultCode.FAILED && Date.now() >= quietUntil) {
          quietUntil = Date.now() + everyMs
          report(result.error)
        }
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
}
