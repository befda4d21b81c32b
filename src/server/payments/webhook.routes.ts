import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { webhookHeaders } from '#contract/partners/gateway.ts'
import { paymentPaths } from '#contract/payment/addresses.ts'
import type { ServerEnv } from '../http/env.ts'
import { fail } from '../http/fail.ts'
import { bodyLimits } from '../http/serve.ts'
import type { PaymentDeps } from './deps.ts'
import { takeEvent } from './events.ts'
import { eventRead } from './gateway/facts.ts'
import { isSignedWebhook } from './signatures.ts'

/**
 * The gateway's webhook. Only its signature counts; duplicates, unknown orders and unused events are accepted,
 * because the gateway would resend them for a day.
 */
export function webhookRoutes(deps: PaymentDeps): Hono<ServerEnv> {
  const limit = bodyLimit({ maxSize: bodyLimits.json, onError: () => fail('too-large') })

  return new Hono<ServerEnv>().post(paymentPaths.webhook, limit, async (c) => {
    const body = new Uint8Array(await c.req.arrayBuffer())
    const headers = v.safeParse(webhookHeaders, c.req.header())
    if (!headers.success) return fail('bad-request')
    const { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId } = headers.output
    if (!isSignedWebhook(body, signature, deps.config.secrets)) {
      deps.log.warn({ eventId }, 'webhook with a wrong signature')
      return fail('not-allowed')
    }
    const read = v.safeParse(readable, new TextDecoder().decode(body))
    if (read.success) await takeEvent(deps, eventId, read.output)
    else deps.log.error({ eventId, at: v.getDotPath(read.issues[0]) }, 'webhook not understood')
    return c.json({ status: 'ok' })
  })
}

const readable = v.pipe(v.string(), v.parseJson(), eventRead)
