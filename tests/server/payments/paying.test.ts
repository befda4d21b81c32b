import { expect, it, vi } from 'vitest'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aPayer, gatewayDoes, modules, noWebhooks } from './a-payer.ts'

describeOnEachDatabase('paying', { modules }, (server) => {
  it('leads over our own page to the gateway and back to a paid policy [CHECKOUT-03, CHECKOUT-04, API-40]', async () => {
    const payer = await aPayer(server)
    await noWebhooks(server)
    expect(await payer.read()).toEqual({ status: 'notAsked', amount: payer.amount })
    const back = await payer.pay()
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `/success-page/${payer.customerLeadId}`,
    ])
    expect(await payer.read()).toEqual({ status: 'success', amount: payer.amount })
    expect(await payer.paymentMoves()).toEqual([
      'PAY paymentRequested',
      'GATEWAY_OPENED paymentInitiated',
      'PAYMENT_CONFIRMED paymentSuccess',
    ])
  })
})
