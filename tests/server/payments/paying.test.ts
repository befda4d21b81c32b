import { expect, it } from 'vitest'
import { getPaymentStatus } from '#contract/payment/payment.calls.ts'
import { statusOfReply } from '#contract/payment/status.codec.ts'
import { proposals, quotes } from '#server/db/schema.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aPayer, modules, noWebhooks } from './a-payer.ts'

describeOnEachDatabase('paying', { modules }, (server) => {
  it('leads over our own page to the gateway and back to a paid journey [CHECKOUT-03, API-40]', async () => {
    const payer = await aPayer(server)
    await noWebhooks(server)
    expect(await payer.read()).toEqual({ status: 'notAsked', amount: payer.amount })
    const back = await payer.pay()
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `/success-page/${payer.customerLeadId}`,
    ])
    expect(await payer.read()).toEqual({ status: 'success', amount: payer.amount })
    expect(await payer.visitor.refused(getPaymentStatus, { caseId: 'case-9' })).toMatchObject({ http: 404 })
    // The price of another insurer for the same journey, which nobody has paid.
    const other = { id: 'other', runId: payer.caseId, leadId: payer.customerLeadId, insurerId: 33 }
    await server.db.insert(quotes).values({ ...other, caseId: 'other', state: 'priced' })
    const ofOther = await payer.visitor.call(getPaymentStatus, { caseId: 'other' })
    expect(statusOfReply(ofOther).status).toBe('notAsked')
    expect(await payer.moves()).toEqual([
      'PAY paymentRequested',
      'GATEWAY_OPENED paymentInitiated',
      'PAYMENT_CONFIRMED paymentSuccess',
    ])
  })

  it('asks for what was agreed, on one order however often it is begun', async () => {
    const payer = await aPayer(server)
    const [first, second] = await Promise.all([payer.request(), payer.request()])
    expect(second).toEqual(first)
    expect(await payer.orders()).toMatchObject([{ amountPaise: payer.amount }])
    expect(new Set(await payer.moves())).toEqual(new Set(['PAY paymentRequested']))
  })

  it('is told with what the insurer agreed to, and once it is begun with what its order asks for', async () => {
    const payer = await aPayer(server)
    await server.db.update(proposals).set({ agreedPaise: null })
    expect(await payer.read()).toMatchObject({ amount: payer.amount })
    await server.db.update(proposals).set({ quotedPaise: payer.amount - 100_00, agreedPaise: payer.amount })
    expect(await payer.read()).toMatchObject({ amount: payer.amount })
    await payer.request()
    await server.db.update(proposals).set({ agreedPaise: payer.amount + 100_00 })
    expect(await payer.read()).toMatchObject({ amount: payer.amount })
  })

  it('names the order at the gateway, and since when there is one', async () => {
    const payer = await aPayer(server)
    expect(await payer.readWithOrder()).not.toHaveProperty('order')
    await payer.openPage((await payer.request()).paymentURL ?? '')
    const [order] = await payer.orders()
    expect((await payer.readWithOrder()).order).toEqual({
      id: order?.gatewayOrderId,
      at: order?.createdAt.toISOString(),
    })
  })

  it('opens the same page again when it was left', async () => {
    const payer = await aPayer(server)
    const { paymentURL = '' } = await payer.request()
    expect((await payer.request()).paymentURL).toBe(paymentURL)
    await payer.openPage(paymentURL)
    expect((await payer.request()).paymentURL).toBe(paymentURL)
    expect((await payer.read()).paymentURL).toBe(paymentURL)
    expect(await payer.moves()).toEqual([
      'PAY paymentRequested',
      'PAY paymentRequested',
      'GATEWAY_OPENED paymentInitiated',
      'REOPEN_PAYMENT_PAGE paymentInitiated',
      'CHECK_AGAIN paymentInitiated',
    ])
  })

  it('that the bank refuses is told in its words and may be tried again on a fresh link', async () => {
    const payer = await aPayer(server)
    await noWebhooks(server)
    const { paymentURL: first = '' } = await payer.request()
    const goBack = await payer.press('fail', (await payer.openPage(first)).fields)
    await goBack()
    expect(await payer.read()).toEqual({
      status: 'failure',
      amount: payer.amount,
      message: 'Your bank declined the payment',
    })
    const { paymentURL: second = '' } = await payer.request()
    expect(second).not.toBe(first)
    expect((await payer.visitor.fetch(new URL(first).pathname)).status).toBe(404)
    const { fields } = await payer.openPage(second)
    expect((await payer.read()).status).toBe('initiated')
    await payer.press('pay', fields)
    expect((await payer.read()).status).toBe('success')
    expect(await payer.orders()).toHaveLength(1)
    expect(await payer.moves()).toEqual([
      'PAY paymentRequested',
      'GATEWAY_OPENED paymentInitiated',
      'PAYMENT_DECLINED paymentFailure',
      'PAY paymentRequested',
      'GATEWAY_OPENED paymentInitiated',
      'CHECK_AGAIN paymentInitiated',
      'PAYMENT_CONFIRMED paymentSuccess',
    ])
  })

  it('is given up by turning back at the gateway', async () => {
    const payer = await aPayer(server)
    const back = await payer.cancel()
    expect(back.headers.get('location')).toBe(`/success-page/${payer.customerLeadId}`)
    expect(await payer.read()).toMatchObject({
      status: 'failure',
      message: 'You came back from the payment page without paying.',
      isCancelled: true,
    })
    await noWebhooks(server)
    await payer.pay()
    expect((await payer.read()).status).toBe('success')
  })

  it.each([
    ['success', 'PAYMENT_CONFIRMED paymentSuccess'],
    ['failure', 'PAYMENT_DECLINED paymentFailure'],
  ] as const)('that the bank leaves open blocks a second one until it says %s', async (outcome, move) => {
    const payer = await aPayer(server)
    await noWebhooks(server)
    await payer.pay('wait')
    expect(await payer.read()).toEqual({ status: 'pending', amount: payer.amount })
    expect(await payer.refusedRequest()).toMatchObject({
      http: 409,
      code: 'not-now',
      message: 'The bank has not confirmed the payment yet. Please do not pay again.',
    })
    expect(await payer.status()).toBe('paymentPending')
    await payer.bankSays(outcome)
    expect((await payer.read()).status).toBe(outcome)
    expect((await payer.moves()).at(-1)).toBe(move)
  })

  it('that we gave up and the bank settled all the same is paid', async () => {
    const payer = await aPayer(server)
    await noWebhooks(server)
    await payer.pay('fail')
    expect((await payer.read()).status).toBe('failure')
    await payer.bankSays('success')
    expect((await payer.read()).status).toBe('success')
    expect((await payer.moves()).at(-1)).toBe('PAYMENT_CONFIRMED paymentSuccess')
    expect((await payer.request()).status).toBe('success')
    expect(await payer.orders()).toHaveLength(1)
  })

  it('is not possible once the policy was to begin', async () => {
    const payer = await aPayer(server)
    server.clock.set('2026-07-07T10:00:00+05:30')
    expect(await payer.refusedRequest()).toMatchObject({
      code: 'not-now',
      message: 'The day this policy was to begin has passed. Please ask for quotes again.',
    })
    expect(await payer.status()).toBe('quotesRequested')
    expect((await payer.lead()).record.plan).toBeUndefined()
    expect(await payer.orders()).toEqual([])
  })
})
