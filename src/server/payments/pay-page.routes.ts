import { Hono } from 'hono'
import { html } from 'hono/html'
import type { CheckoutForm } from '#contract/partners/gateway.ts'
import { cancelledPath, paymentPaths, returnedPath } from '#contract/payment/addresses.ts'
import { productOf } from '#machines/products.ts'
import { limits } from '#machines/reference/limits.ts'
import { messages } from '#machines/reference/messages.ts'
import { formatRupees } from '#machines/rules/money.ts'
import { mayOpen } from '../access/lead-guard.ts'
import type { Lead, Order } from '../db/schema.ts'
import { canMove, moveLifecycle } from '../engine/lifecycle.ts'
import type { ServerEnv } from '../http/env.ts'
import { htmlPage } from '../http/page.ts'
import { type Desk, system } from './desk.ts'
import { findOrder, lockLead, updateOrder } from './payments.store.ts'
import { mayBePaid, pageAfter, pageBefore } from './status.ts'

const submit = "document.querySelector('form').submit()"

/** Our own page before the gateway's: shows what will be paid to whom and posts the gateway's form (T22). */
export function payPageRoutes(desk: Desk): Hono<ServerEnv> {
  return new Hono<ServerEnv>()
    .get(paymentPaths.script, (c) =>
      c.body(submit, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
    )
    .get(paymentPaths.page, async (c) => {
      if (c.var.caller.employeeId !== null)
        return htmlPage(c, { title: messages.desk.onlyCustomersPay, status: 403, body: notYours })
      const opened = await open(desk, c.req.param('token'))
      if (!opened) return htmlPage(c, { title: 'This link is no longer valid', status: 404, body: stale })
      const { lead, order, isPayable } = opened
      if (!isPayable) return c.redirect(pageAfter(order), 303)
      const form = formOf(desk, order, lead, mayOpen(lead, c.var.caller))
      const body = bodyOf(desk.gateway.checkoutUrl, order, form)
      const title = order.capture === 'manual' ? 'Going to your UPI app' : 'Going to the payment page'
      return htmlPage(c, { title, script: paymentPaths.script, body })
    })
}

const notYours = html`<p>You are signed in as an employee.</p><p><a href="/desk">To your desk</a></p>`

const stale = html`<p>Open your journey again to see where your payment stands.</p><p><a href="/">To the home page</a></p>`

type OpenedPage = { lead: Lead; order: Order; isPayable: boolean }

/** Finds the order of a link and, where it may be paid, notes that its page was opened. */
function open(desk: Desk, token: string): Promise<OpenedPage | undefined> {
  return desk.db.transaction(async (tx) => {
    const order = await findOrder(tx, 'paymentToken', token)
    if (!order) return undefined
    const lead = await lockLead(tx, order.leadId)
    const isPayable = mayBePaid(lead, order)
    if (!isPayable) return { lead, order, isPayable }
    await updateOrder(tx, order.id, { status: 'opened' })
    if (canMove(lead.status, 'GATEWAY_OPENED')) {
      await moveLifecycle(desk, tx, lead, 'GATEWAY_OPENED', system(desk, paymentPaths.page))
    }
    return { lead, order, isPayable }
  })
}

/** The gateway's input; payer data only in the payer's own browser, because a link may be forwarded. */
function formOf({ config, products }: Desk, order: Order, lead: Lead, knowsPayer: boolean): CheckoutForm {
  const payer = knowsPayer ? lead : undefined
  return {
    key_id: config.secrets.gatewayKeyId,
    order_id: order.gatewayOrderId ?? '',
    amount: String(order.amountPaise),
    name: 'Safar',
    description: `${productOf(products, lead).title} premium, reference ${order.gatewayOrderId}`,
    ...(payer?.customerName && { 'prefill[name]': payer.customerName }),
    ...(payer?.mobile && { 'prefill[contact]': payer.mobile }),
    callback_url: config.baseUrl + returnedPath(order.paymentToken),
    cancel_url: config.baseUrl + cancelledPath(order.paymentToken),
  }
}

const bodyOf = (action: string, order: Order, form: CheckoutForm) => html`
  <p>${order.capture === 'manual' ? blocking(order) : paying(order)}</p>
  <p>Reference ${order.gatewayOrderId}</p>
  <form method="post" action="${action}">
    ${Object.entries(form).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
    <button type="submit">Continue to payment</button>
  </form>
  <p class="soft"><a href="${pageBefore(order)}">${order.capture === 'manual' ? 'Back to your proposal' : 'Back to the summary'}</a></p>`

const paying = ({ amountPaise }: Order) =>
  html`You pay <strong>${formatRupees(amountPaise)}</strong>. We never see your card or bank details.`

const blocking = ({ amountPaise }: Order) =>
  html`You let us block <strong>${formatRupees(amountPaise)}</strong>. It is taken only if the insurer accepts, and is yours again after ${limits.mandate.days} days at the latest.`
