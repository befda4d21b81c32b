import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Failure, FailureCode } from '#contract/failure.ts'
import { UnknownProduct } from '#machines/products.ts'
import { messages } from '#machines/reference/messages.ts'
import { isDatabaseGone } from './database-gone.ts'
import type { ServerEnv } from './env.ts'
import { ApiError, failures } from './fail.ts'
import { inPageLanguage } from './in-page-language.ts'
import { fieldsHolding } from './input-issues.ts'
import { refusedValue } from './refused-data.ts'
import { sendJson } from './send-json.ts'
import { Unavailable } from './unavailable.ts'

const retrySeconds = 5

/** Turns anything thrown into the standard error reply; only unexpected errors are logged here. */
export function onError(error: Error, c: Context<ServerEnv>): Response {
  if (error instanceof ApiError) {
    const { retryAfterSeconds, ...details } = error.details
    if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds))
    return fail(c, error.code, { message: error.message, ...details })
  }
  if (error instanceof UnknownProduct) {
    return fail(c, 'invalid', { issues: [{ path: 'quoteType', message: error.message }] })
  }
  if (error instanceof HTTPException && error.status < 500) return fail(c, 'bad-request')
  const refused = refusedValue(error)
  if (refused !== undefined) {
    c.var.log.warn({ err: error }, 'the database refused a value')
    const paths = refused === '' ? [] : fieldsHolding(c.get('input'), refused)
    return fail(c, 'invalid', { issues: paths.map((path) => ({ path, message: messages.form.numberRange })) })
  }
  c.var.log.error({ err: error }, 'unexpected')
  if (!isDatabaseGone(error) && !(error instanceof Unavailable)) return fail(c, 'unexpected')
  c.header('Retry-After', String(retrySeconds))
  return fail(c, 'unavailable')
}

export function onNotFound(c: Context<ServerEnv>): Response {
  return fail(c, 'not-found')
}

function fail(c: Context<ServerEnv>, code: FailureCode, details: Partial<Failure> = {}): Response {
  c.set('refusedAs', code)
  const { status, message } = failures[code]
  const reply: Failure = { status: 'error', code, message, ...details, requestId: c.var.requestId }
  return sendJson(c, inPageLanguage(c, reply), status)
}
