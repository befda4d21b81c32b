import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  callbackSuccess,
  order,
  payment,
  paymentCollection,
  refund,
  webhookBody,
} from '#contract/partners/gateway.ts'
import { merchant, sandbox, secrets, settled } from './partners.ts'

type Box = ReturnType<typeof sandbox>
const hmac = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex')

async function ordered(box: Box, amount = 13_808_00) {
  const reply = await box.json('/gateway/v1/orders', { amount, currency: 'INR', receipt: 'p1' }, merchant)
  return v.parse(order, await reply.json())
}

const formOf = (orderId: string) => ({
  key_id: secrets.gatewayKeyId,
  order_id: orderId,
  name: 'Safar',
  callback_url: 'http://shop.test/back',
  cancel_url: 'http://shop.test/cancelled',
})

const post = (box: Box, path: string, form: Record<string, string>) =>
  box.app.request(path, { method: 'POST', body: new URLSearchParams(form) })

const press = (box: Box, orderId: string, answer: string) =>
  post(box, '/gateway/checkout/answer', { ...formOf(orderId), answer })

const paymentsOf = async (box: Box, id: string) =>
  v.parse(
    paymentCollection,
    await (await box.app.request(`/gateway/v1/orders/${id}/payments`, { headers: merchant })).json(),
  ).items

const fieldsOf = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )

describe('the payment gateway', () => {
  test('opens an order only for the right key pair', async () => {
    const box = sandbox()
    expect(await ordered(box)).toMatchObject({ status: 'created', amount: 13_808_00, attempts: 0 })
    expect((await box.json('/gateway/v1/orders', { amount: 100, currency: 'INR' })).status).toBe(401)
  })

  test('captures a payment, signs the way back and tells by signed webhooks', async () => {
    const box = sandbox()
    const { id } = await ordered(box)
    const back = v.parse(callbackSuccess, fieldsOf(await (await press(box, id, 'pay')).text()))
    const signed = hmac(`${id}|${back.razorpay_payment_id}`, secrets.gatewayKeySecret)
    expect(back.razorpay_signature).toBe(signed)
    await settled()
    const events = box.delivered.map(
      ({ text }) => v.parse(v.pipe(v.string(), v.parseJson(), webhookBody), text).event,
    )
    expect(events).toEqual(['payment.authorized', 'payment.captured', 'order.paid'])
    for (const { headers, text } of box.delivered) {
      expect(headers.get('x-razorpay-signature')).toBe(hmac(text, secrets.gatewayWebhookSecret))
    }
  })

  test('shows the payment page anew at its own address, which says once it is paid and leads back', async () => {
    const box = sandbox()
    const { id } = await ordered(box)
    const opened = await post(box, '/gateway/v1/checkout/embedded', formOf(id))
    const address = opened.headers.get('location') ?? ''
    const before = await box.app.request(address)
    expect(before.headers.get('cache-control')).toBe('no-store')
    expect(await before.text()).toContain('name="answer" value="pay"')
    await press(box, id, 'pay')
    const after = await (await box.app.request(address)).text()
    expect(after).toContain('This order has been paid')
    expect(after).toContain('action="http://shop.test/cancelled"')
    expect(after).not.toContain('name="answer"')
    expect(await (await press(box, id, 'pay')).text()).toBe(after)
    expect(await paymentsOf(box, id)).toHaveLength(1)
    expect((await box.app.request(`${address}x`)).status).toBe(404)
  })

  test('says why a payment failed', async () => {
    const box = sandbox()
    const { id } = await ordered(box)
    expect(fieldsOf(await (await press(box, id, 'fail')).text())['error[reason]']).toBe('payment_failed')
    expect(await paymentsOf(box, id)).toMatchObject([{ status: 'failed', captured: false }])
  })

  test('lists what waits on the first page, where a button settles it', async () => {
    const box = sandbox()
    const { id } = await ordered(box)
    await press(box, id, 'wait')
    expect(await (await box.app.request('/')).text()).toContain(id)
    const body = new URLSearchParams({ order_id: id, outcome: 'success' })
    const reply = await box.app.request('/gateway/settle', { method: 'POST', body })
    expect(reply.status).toBe(303)
    expect(await paymentsOf(box, id)).toMatchObject([{ status: 'captured' }])
    expect(await (await box.app.request('/')).text()).not.toContain(id)
  })

  test('leaves a payment open until somebody settles it', async () => {
    const box = sandbox()
    const { id } = await ordered(box)
    expect((await press(box, id, 'wait')).headers.get('location')).toBe('http://shop.test/cancelled')
    expect(await paymentsOf(box, id)).toMatchObject([{ status: 'created' }])
    await box.json('/gateway/settle', { order_id: id, outcome: 'success' })
    expect(await paymentsOf(box, id)).toMatchObject([{ status: 'captured' }])
  })

  test('captures twice, late, out of order, unsigned or not at all where a plan says so', async () => {
    const box = sandbox()
    const [twice, late, forged, lost] = await Promise.all([
      ordered(box),
      ordered(box),
      ordered(box),
      ordered(box),
    ])
    await box.plan({ party: 'gateway', call: 'pay', key: twice.id, do: 'twice' })
    await press(box, twice.id, 'pay')
    expect(await paymentsOf(box, twice.id)).toMatchObject([{ captured: true }, { captured: true }])

    await box.plan({ party: 'gateway', call: 'pay', key: late.id, do: 'late' })
    await press(box, late.id, 'pay')
    await settled()
    expect(await paymentsOf(box, late.id)).toMatchObject([{ captured: true, error_code: null }])

    box.delivered.length = 0
    await box.plan({ party: 'gateway', call: 'webhook', key: forged.id, do: 'wrongSignature' })
    await press(box, forged.id, 'pay')
    await settled()
    const [first] = box.delivered
    expect(first?.headers.get('x-razorpay-signature')).not.toBe(
      hmac(first?.text ?? '', secrets.gatewayWebhookSecret),
    )

    box.delivered.length = 0
    await box.plan({ party: 'gateway', call: 'webhook', key: lost.id, do: 'lost' })
    await press(box, lost.id, 'pay')
    await settled()
    expect(box.delivered).toEqual([])
  })

  test('refunds once for a key, and never more than was paid', async () => {
    const box = sandbox()
    const { id } = await ordered(box)
    await press(box, id, 'pay')
    const [paid] = await paymentsOf(box, id)
    const give = (amount: number, key = 'refund-key-1') =>
      box.json(
        `/gateway/v1/payments/${paid?.id}/refund`,
        { amount },
        { ...merchant, 'x-refund-idempotency': key },
      )
    const first = v.parse(refund, await (await give(5_000_00)).json())
    expect(v.parse(refund, await (await give(5_000_00)).json()).id).toBe(first.id)
    expect((await give(1_000_00)).status).toBe(400)
    expect((await give(9_000_00, 'refund-key-2')).status).toBe(400)
    expect((await give(5_000_00, 'short')).status).toBe(400)
  })

  test('answers a page about a payment in the shape that was agreed', async () => {
    const box = sandbox()
    const { id } = await ordered(box)
    await press(box, id, 'pay')
    const [paid] = await paymentsOf(box, id)
    const reply = await box.app.request(`/gateway/v1/payments/${paid?.id}`, { headers: merchant })
    expect(v.parse(payment, await reply.json()).status).toBe('captured')
  })

  test('refuses a plan that cannot be carried out and says what is wrong with it', async () => {
    const box = sandbox()
    const reply = await box.plan({ party: 'gateway', call: 'refund', do: 'changePrice' })
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ code: 'invalid', issues: [{ path: 'do' }] })
  })
})
