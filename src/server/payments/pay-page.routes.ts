import { Hono } from 'hono'
import { html } from 'hono/html'
import type { CheckoutForm } from '#contract/partners/gateway.ts'
import { cancelledPath, paymentPaths, returnedPath } from '#contract/payment/addresses.ts'
import { productOf } from '#machines/products.ts'
import { addressIn } from '#machines/reference/language-addresses.ts'
import type { Language } from '#machines/reference/languages.ts'
import { writtenPages as texts } from '#machines/reference/messages/written-pages.ts'
import { messages } from '#machines/reference/messages.ts'
import { formatRupees } from '#machines/rules/money.ts'
import type { Say } from '#texts/translator.ts'
import { mayOpen } from '../access/lead-guard.ts'
import type { Lead, Order } from '../db/schema.ts'
import { canMove, moveLifecycle } from '../engine/lifecycle.ts'
import type { ServerEnv } from '../http/env.ts'
import { openedAsPage } from '../http/opened-as-page.ts'
import { htmlPage } from '../http/page.ts'
import { pageLanguage } from '../http/page-language.ts'
import { linkIn } from '../messages/link-in.ts'
import { type PaymentDeps, system } from './deps.ts'
import { findOrder, lockLead, updateOrder } from './payments.store.ts'
import { mayBePaid, pageAfter, pageBefore } from './status.ts'

const submit = "document.querySelector('form').submit()"

/** Our own page before the gateway's: shows what will be paid to whom and posts the gateway's form (T22). */
export function payPageRoutes(deps: PaymentDeps): Hono<ServerEnv> {
  return new Hono<ServerEnv>()
    .get(paymentPaths.script, (c) =>
      c.body(submit, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
    )
    .get(paymentPaths.page, openedAsPage(deps), async (c) => {
      if (c.var.caller.employeeId !== null)
        return htmlPage(c, { title: messages.desk.onlyCustomersPay, status: 403, body: notYours })
      const language = pageLanguage(c)
      const reader = { language, say: deps.sayIn(language) }
      const opened = await open(deps, c.req.param('token'))
      if (!opened) return htmlPage(c, stale(reader))
      const { lead, order, isPayable } = opened
      if (!isPayable) return c.redirect(addressIn(language, pageAfter(order)), 303)
      const form = formOf(deps, order, lead, { knowsPayer: mayOpen(lead, c.var.caller), language })
      return htmlPage(c, goingOn(deps.gateway.checkoutUrl, order, form, reader))
    })
}

const notYours = html`<p>You are signed in as an employee.</p><p><a href="/desk">To your desk</a></p>`

type Reader = { language: Language; say: Say }

const stale = ({ language, say }: Reader) => ({
  title: say(texts.staleLink),
  status: 404 as const,
  language,
  body: html`<p>${say(texts.openAgain)}</p>
    <p><a href="${addressIn(language, '/')}">${say(texts.home)}</a></p>`,
})

type OpenedPage = { lead: Lead; order: Order; isPayable: boolean }

/** Finds the order of a link and, where it may be paid, notes that its page was opened. */
function open(deps: PaymentDeps, token: string): Promise<OpenedPage | undefined> {
  return deps.db.transaction(async (tx) => {
    const order = await findOrder(tx, 'paymentToken', token)
    if (!order) return undefined
    const lead = await lockLead(tx, order.leadId)
    const isPayable = mayBePaid(lead, order)
    if (!isPayable) return { lead, order, isPayable }
    await updateOrder(tx, order.id, { status: 'opened' })
    if (canMove(lead.status, 'GATEWAY_OPENED')) {
      await moveLifecycle(deps, tx, lead, 'GATEWAY_OPENED', system(deps, paymentPaths.page))
    }
    return { lead, order, isPayable }
  })
}

/** The gateway's input; payer data only in the payer's own browser, because a link may be forwarded. */
function formOf(
  { config, products }: PaymentDeps,
  order: Order,
  lead: Lead,
  { knowsPayer, language }: { knowsPayer: boolean; language: Language },
): CheckoutForm {
  const payer = knowsPayer ? lead : undefined
  return {
    key_id: config.secrets.gatewayKeyId,
    order_id: order.gatewayOrderId ?? '',
    amount: String(order.amountPaise),
    name: 'Safar',
    description: `${productOf(products, lead).title} premium, reference ${order.gatewayOrderId}`,
    ...(payer?.customerName && { 'prefill[name]': payer.customerName }),
    ...(payer?.mobile && { 'prefill[contact]': payer.mobile }),
    callback_url: linkIn({ config }, language, returnedPath(order.paymentToken)),
    cancel_url: linkIn({ config }, language, cancelledPath(order.paymentToken)),
  }
}

function goingOn(action: string, order: Order, form: CheckoutForm, { language, say }: Reader) {
  const { title, amount, promise, back } = order.capture === 'manual' ? texts.blocking : texts.paying
  const body = html`
  <dl>
    <dt>${say(amount)}</dt><dd>${formatRupees(order.amountPaise)}</dd>
    <dt>${say(texts.reference)}</dt><dd>${order.gatewayOrderId}</dd>
  </dl>
  <p>${say(promise)}</p>
  <form method="post" action="${action}">
    ${Object.entries(form).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
    <button type="submit">${say(texts.goOn)}</button>
  </form>
  <p class="soft"><a href="${addressIn(language, pageBefore(order))}">${say(back)}</a></p>`
  return { title: say(title), script: paymentPaths.script, body, language }
}
