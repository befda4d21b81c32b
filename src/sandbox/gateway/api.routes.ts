import { isDeepStrictEqual } from 'node:util'
import { Hono } from 'hono'
import * as v from 'valibot'
import { orderRequest, refundKey, refundRequest } from '#contract/partners/gateway.ts'
import type { SandboxEnvironment } from '../environment.ts'
import { bodyKey, type Played, play } from '../plan/play.ts'
import { firstProblem, readJson } from '../read.ts'
import type { Ledger } from './ledger.ts'
import { mandateRoutes } from './mandate.routes.ts'
import { needsKeyPair, rejectGateway } from './refuse.ts'
import type { Webhooks } from './webhooks.ts'

/** What the merchant's server asks: orders, payments, refunds (Razorpay's `/v1`). */
export function gatewayApi(
  environment: SandboxEnvironment,
  ledger: Ledger,
  { tell }: Webhooks,
): Hono<Played> {
  const app = new Hono<Played>()
  app.use(needsKeyPair(environment))
  const fetching = play(environment, {
    party: 'gateway',
    call: 'fetch',
    key: (c) => c.req.param('id'),
    refuse: rejectGateway,
  })

  const creating = play(environment, {
    party: 'gateway',
    call: 'createOrder',
    key: bodyKey('receipt'),
    refuse: rejectGateway,
  })
  app.post('/orders', creating, async (c) => {
    const read = await readJson(c, orderRequest)
    if (read.issues) return rejectGateway(c, 400, firstProblem(read.issues))
    return c.json(ledger.openOrder(read.output))
  })
  app.get('/orders/:id', fetching, (c) => {
    const order = ledger.orders.get(c.req.param('id'))
    return order ? c.json(order) : rejectGateway(c, 400, 'The id provided does not exist')
  })
  app.get('/orders/:id/payments', fetching, (c) => {
    const items = ledger.paymentsOf(c.req.param('id'))
    return c.json({ entity: 'collection', count: items.length, items })
  })
  app.get('/payments/:id', fetching, (c) => {
    const payment = ledger.payments.get(c.req.param('id'))
    return payment
      ? c.json(ledger.mandates.asOfNow(payment))
      : rejectGateway(c, 400, 'The id provided does not exist')
  })
  app.get('/refunds/:id', fetching, (c) => {
    const refund = ledger.refunds.get(c.req.param('id'))
    return refund ? c.json(refund) : rejectGateway(c, 400, 'The id provided does not exist')
  })

  app.route('/', mandateRoutes(environment, ledger, { tell }))

  const refunding = play(environment, { party: 'gateway', call: 'refund', refuse: rejectGateway })
  app.post('/payments/:id/refund', refunding, async (c) => {
    const key = v.safeParse(refundKey, c.req.header('x-refund-idempotency'))
    if (!key.success) return rejectGateway(c, 400, firstProblem(key.issues))
    const read = await readJson(c, refundRequest)
    if (read.issues) return rejectGateway(c, 400, firstProblem(read.issues))
    const known = ledger.refundKeys.get(key.output)
    if (known) {
      const isSame = known.paymentId === c.req.param('id') && isDeepStrictEqual(known.request, read.output)
      if (!isSame) return rejectGateway(c, 400, 'The idempotency key was used with another request')
      return c.json(ledger.refunds.get(known.refundId))
    }
    const payment = ledger.payments.get(c.req.param('id'))
    if (payment?.status !== 'captured') return rejectGateway(c, 400, 'The payment is not captured')
    if ((read.output.amount ?? 0) > payment.amount - payment.amount_refunded) {
      return rejectGateway(c, 400, 'The refund amount is greater than what is left')
    }
    const planned = c.get('planned')
    const isPending = planned?.do === 'pending'
    const refund = ledger.giveBack(payment, read.output, key.output, isPending)
    const now = ledger.payments.get(payment.id) ?? payment
    void tell({ event: isPending ? 'refund.created' : 'refund.processed', payment: now, refund })
    if (isPending && planned.ms !== undefined) void settleLater(refund.id, planned.ms)
    return c.json(refund)
  })

  async function settleLater(id: string, ms: number) {
    await environment.wait(ms)
    const refund = ledger.refunds.get(id)
    const payment = refund && ledger.payments.get(refund.payment_id)
    if (!refund || !payment) return
    const settled = ledger.refunds.set(id, { ...refund, status: 'processed' })
    await tell({ event: 'refund.processed', payment, refund: settled })
  }

  return app
}
