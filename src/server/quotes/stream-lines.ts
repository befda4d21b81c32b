import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import { quoteLinesType } from '#contract/quotes/plan-quote.ts'
import type { ServerEnv } from '../http/env.ts'
import { ApiError } from '../http/fail.ts'
import { inPageLanguage } from '../http/in-page-language.ts'

/** Streams values as JSON lines. On failure the body ends early, which the reader notices by the missing last line. */
export function streamLines(c: Context<ServerEnv>, lines: AsyncIterable<unknown>): Response {
  c.header('Content-Type', quoteLinesType)
  // A proxy that compresses or buffers the body would delay the first price until the last.
  c.header('Cache-Control', 'no-store, no-transform')
  c.header('X-Accel-Buffering', 'no')
  return stream(
    c,
    async (body) => {
      for await (const line of lines) {
        if (body.aborted) return
        await body.writeln(JSON.stringify(inPageLanguage(c, line)))
      }
    },
    async (error) => {
      if (!(error instanceof ApiError)) c.var.log.error({ err: error }, 'quotes stream')
    },
  )
}
