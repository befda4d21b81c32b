import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { getPaymentStatus } from '#contract/payment/payment.calls.ts'
import { refunds } from '#server/db/schema.ts'
import { payments as paymentModule } from '#server/payments/payments.routes.ts'
import { requestPartialRefund } from '#server/payments/refunds.store.ts'
import { policies as policyModule } from '#server/policies/policies.routes.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { amount, anOpenedOrder, asha, entityOf, type Told, tell } from './an-opened-order.ts'

/** A payment that was taken: a rupee too much, so it goes back. */
const taken = (id = 'pay_1'): Told => ({ id, status: 'captured', amount: amount + 100 })

type RefundStatus = 'pending' | 'processed' | 'failed'

/** What the bank has taken, what it says of every refund, nothing where it is down, and what it was asked. */
const bank = {
  taken: [taken()],
  says: undefined as RefundStatus | undefined,
  asked: [] as string[],
  /** What happens while it answers. */
  meanwhile: async () => {},
}

const gateway: typeof fetch = async (input, init) => {
  const { method, url } = new Request(input, init)
  const path = new URL(url).pathname.replace(/^.*\/v1/, '')
  if (path.endsWith('/payments'))
    return Response.json({ items: bank.taken.map((told) => entityOf('order_1', told)) })
  bank.asked.push(`${method} ${path}`)
  await bank.meanwhile()
  const id = `rfnd_${/_(\d)/.exec(path)?.[1]}`
  return bank.says ? Response.json({ id, status: bank.says }) : new Response(null, { status: 502 })
}

const modules = [paymentModule, policyModule]
const deps = { fetch: gateway, identify: async () => asha }
const hour = 60 * 60 * 1000

describeOnEachDatabase('money on its way back', { modules, deps }, (server) => {
  beforeEach(() =>
    Object.assign(bank, { taken: [taken()], says: undefined, asked: [], meanwhile: async () => {} }),
  )

  async function anExcess(): Promise<void> {
    await anOpenedOrder(server, 'order_1')
    await server.visitor().call(getPaymentStatus, { caseId: 'order_1' })
  }
  const status = async () => (await server.db.select().from(refunds)).map((refund) => refund.status)
  /** What an operator is to look into. */
  const errors = () => server.logs.filter(({ level }) => Number(level) >= 50).map(({ msg }) => msg)
  const tellOf = (id: string, says: RefundStatus) => tell(server, 'order_1', taken(), { id, status: says })

  it('is reported where the bank refuses it, and not asked for again', async () => {
    await anExcess()
    bank.says = 'failed'
    await server.jobs.runDue()
    const [refund] = await server.db.select().from(refunds)
    expect([refund?.status, errors()]).toEqual(['failed', ['refund failed at the bank']])
    expect(server.logs.at(-1)).toMatchObject({ refundId: refund?.id })
    await server.pass(24 * hour)
    expect(bank.asked).toEqual(['POST /payments/pay_1/refund'])
  })

  it('is reported once where every try fails, after the last one and not before', async () => {
    await anExcess()
    const count = (msg: string) => errors().filter((error) => error === msg).length
    const counts = () => [count('job failed'), count('refund not made')]
    await server.jobs.runDue()
    for (let tries = 1; tries < 12; tries += 1) await server.pass(12 * hour)
    expect(counts()).toEqual([12, 0])
    await server.pass(12 * hour)
    expect(counts()).toEqual([13, 1])
    await server.pass(24 * hour)
    expect([counts(), await status()]).toEqual([[13, 1], ['asked']])
    const [refund] = await server.db.select().from(refunds)
    const alarm = server.logs.find(({ msg }) => msg === 'refund not made')
    expect(alarm).toMatchObject({ refundId: refund?.id, err: { message: expect.any(String) } })
  })

  it('is asked for once, then only looked after', async () => {
    await anExcess()
    bank.says = 'pending'
    await server.jobs.runDue()
    expect(await status()).toEqual(['pending'])
    await server.pass(hour - 1)
    expect(bank.asked).toEqual(['POST /payments/pay_1/refund'])
    bank.says = 'processed'
    await server.pass(1)
    expect([await status(), bank.asked.slice(1)]).toEqual([['processed'], ['GET /refunds/rfnd_1']])
  })

  it('is looked after for each payment by itself', async () => {
    bank.taken = [taken('pay_1'), taken('pay_2')]
    await anExcess()
    bank.says = 'pending'
    await server.jobs.runDue()
    expect(bank.asked.toSorted()).toEqual(['POST /payments/pay_1/refund', 'POST /payments/pay_2/refund'])
    await server.pass(hour)
    expect(bank.asked.slice(2).toSorted()).toEqual(['GET /refunds/rfnd_1', 'GET /refunds/rfnd_2'])
    await server.pass(24 * hour - 1)
    expect(bank.asked).toHaveLength(4)
    await server.pass(1)
    expect(bank.asked).toHaveLength(6)
  })

  it('has arrived where the gateway tells of it before it answers', async () => {
    await anExcess()
    bank.says = 'pending'
    await server.jobs.runDue()
    bank.meanwhile = () => tellOf('rfnd_1', 'processed')
    await server.pass(hour)
    expect(bank.asked).toEqual(['POST /payments/pay_1/refund', 'GET /refunds/rfnd_1'])
    expect(await status()).toEqual(['processed'])
  })

  it('is a part of what was paid for each policy that has ended early', async () => {
    bank.taken = [taken('pay_1'), taken('pay_2')]
    await anExcess()
    await server.db.delete(refunds)
    await server.db.transaction(async (tx) => {
      for (const [paymentId, amountPaise] of [
        ['pay_1', 1_00],
        ['pay_2', 2_00],
        ['pay_2', 0],
      ] as const)
        await requestPartialRefund(tx, server.deps, { paymentId, amountPaise })
    })
    bank.says = 'processed'
    await server.jobs.runDue()
    const parts = await server.db.select().from(refunds).where(eq(refunds.reason, 'cancellation'))
    expect(parts.map((part) => [part.paymentId, part.amountPaise, part.status]).toSorted()).toEqual([
      ['pay_1', 1_00, 'processed'],
      ['pay_2', 2_00, 'processed'],
    ])
  })

  it('has arrived when the gateway tells of it, and stays so whatever comes late', async () => {
    await anExcess()
    bank.says = 'pending'
    await server.jobs.runDue()
    await tellOf('rfnd_2', 'processed')
    expect(await status()).toEqual(['pending'])
    await tellOf('rfnd_1', 'processed')
    expect(await status()).toEqual(['processed'])
    await tellOf('rfnd_1', 'failed')
    expect(await status()).toEqual(['processed'])
    await server.pass(hour)
    expect(bank.asked).toHaveLength(1)
  })
})
