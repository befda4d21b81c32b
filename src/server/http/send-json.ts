import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A reply with its length, by which the compression sees that a short one is not worth it. */
export function sendJson(c: Context, reply: unknown, status: ContentfulStatusCode = 200): Response {
  const text = JSON.stringify(reply)
  const length = String(Buffer.byteLength(text))
  return c.body(text, status, { 'Content-Type': 'application/json', 'Content-Length': length })
}
