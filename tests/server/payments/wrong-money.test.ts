import { expect, it } from 'vitest'
import { getPaymentStatus } from '#contract/payment/payment.calls.ts'
import { statusOfReply } from '#contract/payment/status.codec.ts'
import { leads, refunds } from '#server/db/schema.ts'
import { payments as paymentModule } from '#server/payments/payments.routes.ts'
import { policies as policyModule } from '#server/policies/policies.routes.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { amount, anOpenedOrder, asha, gateway, type Told, tell, truth } from './an-opened-order.ts'

const modules = [paymentModule, policyModule]
const deps = { fetch: gateway, identify: async () => asha }

describeOnEachDatabase('money that was not asked for', { modules, deps }, (server) => {
  const read = async () => statusOfReply(await server.visitor().call(getPaymentStatus, { caseId: 'order_1' }))

  it.each<[string, Partial<Told>]>([
    ['less', { amount: amount - 100 }],
    ['more', { amount: amount + 100 }],
    ['as much of another currency', { currency: 'USD' }],
  ])('%s never counts, is noted and goes back', async (_, different) => {
    await anOpenedOrder(server, 'order_1')
    const wrong = { id: 'pay_1', status: 'captured', ...different }
    truth.set('order_1', [wrong])
    await tell(server, 'order_1', wrong)
    expect(server.logs.map(({ msg }) => msg)).toContain('webhook of another amount')
    expect(await read()).toMatchObject({
      status: 'failure',
      message: 'The payment did not go through. No policy was issued.',
      refund: { amount: wrong.amount ?? amount },
    })
    expect(await server.db.select().from(leads)).toMatchObject([{ status: 'paymentFailure' }])
    await server.pass(1)
    expect(await server.db.select().from(refunds)).toMatchObject([{ status: 'processed' }])

    truth.set('order_1', [wrong, { id: 'pay_2', status: 'captured' }])
    expect((await read()).status).toBe('success')
    expect(await server.db.select().from(leads)).toMatchObject([{ status: 'paymentSuccess' }])
    expect(await server.db.select().from(refunds)).toHaveLength(1)
  })
})
