import { type Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import * as v from 'valibot'
import {
  type CheckoutForm,
  checkoutForm,
  type Order,
  type Payment,
  paymentMethod,
} from '#contract/partners/gateway.ts'
import { formatRupees } from '#machines/rules/money.ts'
import { pathOf, type SandboxEnvironment } from '../environment.ts'
import { sandboxPage } from '../pages/page.ts'
import { firstProblem, readForm, readJson } from '../read.ts'
import type { Ledger } from './ledger.ts'
import type { Cashier } from './pay.ts'
import { rejectGateway } from './refuse.ts'
import { forged, sign } from './signatures.ts'

const pressed = v.object({
  ...checkoutForm.entries,
  method: v.optional(paymentMethod, 'upi'),
  answer: v.picklist(['pay', 'fail', 'wait']),
})

const settlement = v.object({ order_id: v.string(), outcome: v.picklist(['success', 'failure']) })

/** The hosted payment page: what a person sees of the gateway (Razorpay's embedded checkout). */
export function checkoutRoutes(
  environment: SandboxEnvironment,
  ledger: Ledger,
  { take, settle }: Cashier,
): Hono {
  const app = new Hono()

  app.post('/v1/checkout/embedded', async (c) => {
    const opened = await openForm(c, checkoutForm)
    if (opened instanceof Response) return opened
    ledger.checkouts.set(opened.order.id, opened.form)
    return c.redirect(pathOf(environment, `/gateway/checkout/${opened.order.id}`), 303)
  })

  /** An address of its own, so that the browser's Back asks again how the order stands. */
  app.get('/checkout/:id', (c) => {
    const form = ledger.checkouts.get(c.req.param('id'))
    const order = ledger.orders.get(c.req.param('id'))
    c.header('cache-control', 'no-store')
    if (!form || !order) return c.html(cannotBeOpened('The order is not known here.'), 404)
    return c.html(order.status === 'paid' ? paidPage(form) : paymentPage(form, order))
  })

  app.post('/checkout/answer', async (c) => {
    const opened = await openForm(c, pressed)
    if (opened instanceof Response) return opened
    const { form, order } = opened
    if (order.status === 'paid') return c.html(paidPage(form), 409)
    const method = ledger.mandates.isOne(order.id) ? 'upi' : form.method
    const payment = await take(order, method, form.answer)
    if (payment.status === 'created') return c.redirect(form.cancel_url, 303)
    return c.html(returnPage(form.callback_url, fieldsOf(payment)))
  })

  /** Settles open payments of an order, for people, by a form, and programs acting as the bank. */
  app.post('/settle', async (c) => {
    const isForm = !c.req.header('content-type')?.startsWith('application/json')
    const read = await (isForm ? readForm : readJson)(c, settlement)
    if (read.issues) return rejectGateway(c, 400, firstProblem(read.issues))
    const open = ledger.paymentsOf(read.output.order_id).findLast((one) => one.status !== 'captured')
    if (!open) return rejectGateway(c, 400, 'There is no open payment on this order')
    const settled = await settle(open.id, read.output.outcome)
    return isForm ? c.redirect(pathOf(environment, '') || '/', 303) : c.json(settled)
  })

  async function openForm<F extends CheckoutForm>(c: Context, schema: v.GenericSchema<unknown, F>) {
    const read = await readForm(c, schema)
    if (read.issues) return c.html(cannotBeOpened(firstProblem(read.issues)), 400)
    const order = ledger.orders.get(read.output.order_id)
    if (!order || read.output.key_id !== environment.secrets.gatewayKeyId) {
      return c.html(cannotBeOpened('The order is not known here.'), 400)
    }
    return { form: read.output, order }
  }

  function paymentPage(form: CheckoutForm, order: Order) {
    const hidden = Object.entries(form).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )
    const isMandate = ledger.mandates.isOne(order.id)
    return sandboxPage(
      isMandate ? `Let ${form.name} block this amount` : `Pay ${form.name}`,
      html`<div class="card">
          <p class="soft">${form.description ?? ''}</p>
          <p class="sum">${formatRupees(order.amount)}</p>
        </div>
        <form method="post" action="${pathOf(environment, '/gateway/checkout/answer')}" class="card">
          ${hidden}
          ${isMandate ? mandateTerms : methods}
          <button class="go" name="answer" value="pay">${isMandate ? 'Block' : 'Pay'}</button>
          <button class="stop" name="answer" value="fail">Fail</button>
          <button name="answer" value="wait">Wait</button>
        </form>
        <form method="get" action="${form.cancel_url}"><button>Cancel</button></form>
        <script>
          ${raw(askAgain)}
        </script>`,
    )
  }

  function fieldsOf(payment: Payment): Record<string, string> {
    const { id, order_id } = payment
    if (payment.status === 'failed') {
      return {
        'error[code]': payment.error_code ?? '',
        'error[description]': payment.error_description ?? '',
        'error[reason]': payment.error_reason ?? '',
        'error[metadata]': JSON.stringify({ payment_id: id, order_id }),
      }
    }
    const right = sign(`${order_id}|${id}`, environment.secrets.gatewayKeySecret)
    const isForged = environment.plans.take('gateway', 'callback', order_id)?.do === 'wrongSignature'
    return {
      razorpay_payment_id: id,
      razorpay_order_id: order_id,
      razorpay_signature: isForged ? forged(right) : right,
    }
  }

  return app
}

const cannotBeOpened = (why: string) => sandboxPage('This payment cannot be opened', html`<p>${why}</p>`)

/** Nobody pays twice, however they came back. */
const paidPage = ({ cancel_url }: CheckoutForm) =>
  sandboxPage(
    'Already paid',
    html`<p>This order has been paid. Nothing is taken twice.</p>
      <form method="get" action="${cancel_url}"><button class="go">Go back to the shop</button></form>`,
  )

/** A page that the browser has kept as it was shows how the order stood then. */
const askAgain = "addEventListener('pageshow', ({ persisted }) => persisted && location.reload())"

const methods = html`<fieldset>
  <legend>How would you like to pay?</legend>
  <label><input type="radio" name="method" value="upi" checked /> UPI</label>
  <label><input type="radio" name="method" value="card" /> Card</label>
  <label><input type="radio" name="method" value="netbanking" /> Net banking</label>
</fieldset>`

const mandateTerms = html`<p>A one-time UPI mandate. The money stays on your account until it is taken or released.</p>`

/** Sends the browser back with a self-submitting form, or by its button without script. */
function returnPage(url: string, fields: Record<string, string>) {
  return sandboxPage(
    'Taking you back',
    html`<form method="post" action="${url}" id="back">
        ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <button class="go">Go back to the shop</button>
      </form>
      <script>
        ${raw("document.getElementById('back').submit()")}
      </script>`,
  )
}
