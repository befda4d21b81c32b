import { expect, it } from 'vitest'
import { requestPayment } from '#contract/payment/payment.calls.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aPayer, gatewayDoes, modules, noWebhooks } from './a-payer.ts'

describeOnEachDatabase('a gateway that does not answer', { modules }, (server) => {
  it.each(['fail', 'down', 'garbled', 'tooMany', 'lost'])(
    'to an order (%s) charges nothing and may be asked again',
    async (outcome) => {
      const payer = await aPayer(server)
      await noWebhooks(server)
      await gatewayDoes(server, 'createOrder', { do: outcome })
      const message = 'The payment page could not be opened. Nothing was charged.'
      expect(await payer.request()).toEqual({ status: 'failure', amount: payer.amount, message })
      expect(await payer.read()).toEqual({ status: 'failure', amount: payer.amount, message })
      await payer.pay()
      expect((await payer.read()).status).toBe('success')
      expect(await payer.orders()).toHaveLength(1)
      expect(await payer.moves()).toEqual([
        'PAY paymentRequested',
        'PAYMENT_LINK_FAILED paymentFailure',
        'PAY paymentRequested',
        'GATEWAY_OPENED paymentInitiated',
        'PAYMENT_CONFIRMED paymentSuccess',
      ])
    },
  )

  it('to a question leaves everything as it stood', async () => {
    const payer = await aPayer(server)
    await noWebhooks(server)
    await payer.pay()
    await gatewayDoes(server, 'fetch', { do: 'down' })
    // Nobody may be told that nothing has been paid.
    expect((await payer.read()).status).toBe('pending')
    expect(await payer.status()).toBe('paymentInitiated')
    expect((await payer.read()).status).toBe('success')
  })

  it('lets nobody pay a second time before it has told what became of the first', async () => {
    const payer = await aPayer(server)
    await noWebhooks(server)
    await payer.pay('fail')
    await payer.read()
    await gatewayDoes(server, 'fetch', { do: 'fail' })
    const refused = await payer.visitor.ask(requestPayment, { customerLeadId: payer.customerLeadId })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await refused.json()).toMatchObject({ code: 'unavailable' })
    expect(unanswered()).toBe(1)
    expect(await payer.status()).toBe('paymentFailure')
  })

  it('is asked again after 5 s, 15 s, a minute, 5 minutes, an hour, and then daily', async () => {
    const payer = await aPayer(server)
    await noWebhooks(server)
    await payer.pay()
    await gatewayDoes(server, 'fetch', { do: 'down', times: 50 })
    const seconds = [0.001, 5, 15, 60, 300, 3600, 86_400, 86_400]
    for (const [round, wait] of seconds.entries()) {
      const before = unanswered()
      await server.pass(wait * 1000)
      expect([round, unanswered() > before]).toEqual([round, true])
    }
    expect(await payer.status()).toBe('paymentInitiated')
  })

  const unanswered = () => server.logs.filter((line) => line.msg === 'gateway not asked').length
})
