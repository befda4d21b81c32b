import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { paymentPaths } from '#contract/payment/addresses.ts'
import { webhookEvents } from '#server/db/schema.ts'
import { eventually } from '../../support/eventually.ts'
import { testConfig } from '../support/config.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import type { TestServer } from '../support/test-server.ts'
import { aPayer, gatewayDoes, modules, noWebhooks } from './a-payer.ts'

const old = 'webhook secret of last year'
const config = { ...testConfig, secrets: { ...testConfig.secrets, gatewayWebhookSecretOld: old } }
const signed = (body: string, secret: string) => createHmac('sha256', secret).update(body).digest('hex')

/** Delivers an event as the gateway would. */
function deliver(server: TestServer, body: string, different: Record<string, string> = {}) {
  const headers = {
    'x-razorpay-signature': signed(body, config.secrets.gatewayWebhookSecret),
    'x-razorpay-event-id': 'evt_1',
    ...different,
  }
  return server.app.request(paymentPaths.webhook, { method: 'POST', headers, body })
}

const logged = (server: TestServer, msg: string) => server.logs.filter((line) => line.msg === msg)

describeOnEachDatabase('a webhook of the gateway', { modules, deps: { config } }, (server) => {
  it('that comes before the browser does says that it is paid', async () => {
    const payer = await aPayer(server)
    const goBack = await payer.press('pay', await payer.goToGateway())
    await eventually(async () => expect(await payer.status()).toBe('paymentSuccess'))
    await goBack()
    expect((await payer.read()).status).toBe('success')
    expect((await payer.moves()).at(-1)).toBe('PAYMENT_CONFIRMED paymentSuccess')
  })

  it('that is lost is made up for by asking, though nobody looks', async () => {
    const payer = await aPayer(server)
    await noWebhooks(server)
    await payer.press('pay', await payer.goToGateway())
    expect(await payer.status()).toBe('paymentInitiated')
    await server.pass(5_000)
    expect((await payer.moves()).at(2)).toBe('PAYMENT_CONFIRMED paymentSuccess')
  })

  it('that is lost is made up for with each customer by itself', async () => {
    const payers = [await aPayer(server), await aPayer(server)]
    await noWebhooks(server)
    for (const payer of payers) await payer.press('pay', await payer.goToGateway())
    await server.pass(5_000)
    const orders = (await payers[0]?.orders()) ?? []
    expect(orders.map(({ status }) => status)).toEqual(['success', 'success'])
  })

  it('that comes while the browser comes back and asks in two tabs counts its money once', async () => {
    const payer = await aPayer(server)
    const goBack = await payer.press('pay', await payer.goToGateway())
    await Promise.all([goBack(), payer.read(), payer.read(), server.jobs.runDue()])
    await eventually(async () => expect(await payer.events()).toHaveLength(3))
    expect((await payer.read()).status).toBe('success')
    expect((await payer.moves()).filter((move) => move.startsWith('PAYMENT_CONFIRMED'))).toHaveLength(1)
    expect(await payer.payments()).toHaveLength(1)
  })

  it.each([
    ['three times', { do: 'twice', by: 3 }],
    ['in the wrong order', { do: 'outOfOrder' }],
    ['late', { do: 'late' }],
  ])('that comes %s counts its money once', async (_, outcome) => {
    const payer = await aPayer(server)
    await gatewayDoes(server, 'webhook', outcome)
    await payer.pay()
    await eventually(async () => expect(await payer.events()).toHaveLength(3))
    expect((await payer.read()).status).toBe('success')
    expect(await payer.payments()).toMatchObject([{ status: 'captured', amountPaise: payer.amount }])
    expect(await payer.refunds()).toEqual([])
    const moves = await payer.moves()
    expect(moves.filter((move) => move.startsWith('PAYMENT_CONFIRMED'))).toHaveLength(1)
  })

  it('with a wrong signature is refused and noted, and asking tells the truth', async () => {
    const payer = await aPayer(server)
    await gatewayDoes(server, 'webhook', { do: 'wrongSignature' })
    await payer.pay()
    await eventually(() => expect(logged(server, 'webhook with a wrong signature')).not.toEqual([]))
    expect(await payer.events()).toEqual([])
    expect(await payer.status()).toBe('paymentInitiated')
    expect((await payer.read()).status).toBe('success')
  })

  it('over another amount is flagged and never believed', async () => {
    const payer = await aPayer(server)
    await gatewayDoes(server, 'webhook', { do: 'changePrice', by: -500 })
    await payer.pay()
    await eventually(() => expect(logged(server, 'webhook of another amount')).toHaveLength(3))
    expect(await payer.status()).toBe('paymentInitiated')
    expect(await payer.payments()).toEqual([])
    await server.jobs.runDue()
    expect(await payer.payments()).toMatchObject([{ status: 'captured', amountPaise: payer.amount }])
    expect((await payer.read()).status).toBe('success')
  })

  it('of an order we do not know is taken in and noted', async () => {
    const payment = { id: 'pay_x', order_id: 'order_x', status: 'captured', amount: 1, currency: 'INR' }
    const entity = { ...payment, error_code: null, error_description: null }
    const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } })
    const response = await deliver(server, body)
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }])
    expect(logged(server, 'webhook of an unknown order')).toMatchObject([
      { eventId: 'evt_1', gatewayOrderId: 'order_x' },
    ])
    const payload = { paymentId: 'pay_x', orderId: 'order_x', status: 'captured', amount: 1, currency: 'INR' }
    expect(await server.db.select().from(webhookEvents)).toMatchObject([
      { type: 'payment.captured', payload },
    ])
    expect((await deliver(server, body)).status).toBe(200)
    expect(logged(server, 'webhook of an unknown order')).toHaveLength(1)
  })

  it('that we cannot read is taken in and noted', async () => {
    expect((await deliver(server, '{"event":"account.suspended","payload":{}}')).status).toBe(200)
    expect(logged(server, 'webhook not understood')).toHaveLength(1)
  })

  it('is known by the secret of before as well, and by no other', async () => {
    const sign = (secret: string) => ({ 'x-razorpay-signature': signed('{}', secret) })
    expect((await deliver(server, '{}', sign(old))).status).toBe(200)
    expect((await deliver(server, '{}', sign('another secret'))).status).toBe(403)
    expect((await deliver(server, '{}', { 'x-razorpay-signature': 'short' })).status).toBe(400)
  })
})
