import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { callbackSuccess } from '#contract/partners/gateway.ts'
import { paymentPaths } from '#contract/payment/addresses.ts'
import { addressIn } from '#machines/reference/language-addresses.ts'
import type { Order } from '../db/schema.ts'
import type { ServerEnv } from '../http/env.ts'
import { openedAsPage } from '../http/opened-as-page.ts'
import { pageLanguage } from '../http/page-language.ts'
import { bodyLimits } from '../http/serve.ts'
import type { PaymentDeps } from './deps.ts'
import { askPayment } from './payments.jobs.ts'
import { findOrder, lockLead, updateOrder } from './payments.store.ts'
import { isSignedReturn } from './signatures.ts'
import { pageAfter } from './status.ts'

/**
 * The browser's return from the gateway. It only triggers a query and proves nothing, so a wrong signature is logged
 * and otherwise treated like a right one (C-108, ruling 6).
 */
export function returnRoutes(deps: PaymentDeps): Hono<ServerEnv> {
  const orderOf = (c: Context) => findOrder(deps.db, 'paymentToken', c.req.param('token') ?? '')
  const limit = bodyLimit({ maxSize: bodyLimits.json })

  return new Hono<ServerEnv>()
    .post(paymentPaths.returned, limit, async (c) => {
      const order = await orderOf(c)
      if (!order) return c.redirect(addressIn(pageLanguage(c), '/'), 303)
      const brought = v.safeParse(callbackSuccess, await c.req.parseBody().catch(() => ({})))
      if (brought.success && !isOurs(deps, order, brought.output)) {
        deps.log.warn({ orderId: order.id }, 'payment return with a wrong signature')
      }
      return back(c, deps, order)
    })
    .get(paymentPaths.cancelled, openedAsPage(deps), async (c) => {
      const order = await orderOf(c)
      if (!order) return c.redirect(addressIn(pageLanguage(c), '/'), 303)
      await leave(deps, order)
      return back(c, deps, order)
    })
}

const isOurs = ({ config }: PaymentDeps, order: Order, brought: v.InferOutput<typeof callbackSuccess>) =>
  order.gatewayOrderId !== null &&
  isSignedReturn(
    order.gatewayOrderId,
    { paymentId: brought.razorpay_payment_id, signature: brought.razorpay_signature },
    config.secrets,
  )

/** Starts asking and lets the browser continue; the next page asks as well. */
async function back(c: Context<ServerEnv>, { jobs }: PaymentDeps, order: Order) {
  await jobs.send(askPayment, { orderId: order.id, round: 0 }, { singletonKey: `${order.id}/return` })
  return c.redirect(addressIn(pageLanguage(c), pageAfter(order)), 303)
}

/** The customer cancelled; the gateway will say whether money was taken all the same. */
async function leave(deps: PaymentDeps, { id, leadId }: Order): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockLead(tx, leadId)
    const order = await findOrder(tx, 'id', id)
    if (order?.status !== 'asked' && order?.status !== 'opened') return
    await updateOrder(tx, id, { status: 'left' })
  })
}
