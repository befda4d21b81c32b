import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { type Order, orders, payments, proposals, refunds } from '#server/db/schema.ts'
import { createGateway } from '#server/payments/gateway/gateway.ts'
import { blockingOrders, blockingPayments } from '#server/payments/mandates/mandates.store.ts'
import { renewOrder } from '#server/payments/orders.ts'
import { payments as paymentModule } from '#server/payments/payments.routes.ts'
import { acceptedProposal, paidOrder, paymentsOf } from '#server/payments/payments.store.ts'
import { excessOf } from '#server/payments/refunds.store.ts'
import { policies as policyModule } from '#server/policies/policies.routes.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { amount, anOpenedOrder } from './an-opened-order.ts'

describeOnEachDatabase('the money of a journey', { modules: [paymentModule, policyModule] }, (server) => {
  // A journey, its proposal and its order share one name.
  beforeEach(async () => {
    await anOpenedOrder(server, 'hers')
    await anOpenedOrder(server, 'others')
  })

  const setOrder = (id: string, change: Partial<Order>) =>
    server.db.update(orders).set(change).where(eq(orders.id, id))

  async function pays(gatewayPaymentId: string, different: Partial<typeof payments.$inferInsert> = {}) {
    const at = server.clock.now()
    const usual = { orderId: 'hers', status: 'captured', amountPaise: amount, capturedAt: at, createdAt: at }
    await server.db.insert(payments).values({ gatewayPaymentId, ...usual, ...different })
  }

  async function getsBack(paymentId: string, different: Partial<typeof refunds.$inferInsert> = {}) {
    const id = `back ${paymentId}`
    const usual = { id, paymentId, amountPaise: amount, status: 'processed', idempotencyKey: id }
    await server.db.insert(refunds).values({ ...usual, createdAt: server.clock.now(), ...different })
  }

  it.each<[string, Partial<typeof proposals.$inferInsert>, string, string | undefined]>([
    ['accepted', {}, 'later', 'later'],
    ['rejected', { status: 'rejected' }, 'hers', undefined],
    ['of another journey', { leadId: 'others' }, 'hers', undefined],
    ['accepted for another offer', { caseId: 'another' }, 'later', undefined],
  ])('is for the last accepted proposal: with a later one %s', async (_, different, ofAny, ofCase) => {
    const [first] = await server.db.select().from(proposals).where(eq(proposals.id, 'hers'))
    if (!first) throw new Error('There is no proposal')
    const createdAt = new Date(server.clock.now().getTime() + 1)
    const later = { ...first, id: 'later', idempotencyKey: 'later', caseId: 'offer', createdAt }
    await server.db.insert(proposals).values({ ...later, ...different })
    expect((await acceptedProposal(server.db, 'hers'))?.id).toBe(ofAny)
    expect((await acceptedProposal(server.db, 'hers', 'offer'))?.id).toBe(ofCase)
  })

  it('is given back where that very payment was too much, not where a policy ended early', async () => {
    for (const id of ['too much', 'counted', 'ended']) await pays(id)
    await getsBack('too much')
    await getsBack('ended', { reason: 'cancellation' })
    const known = await paymentsOf(server.db, 'hers')
    expect(Object.fromEntries(known.map((one) => [one.gatewayPaymentId, one.isGivenBack]))).toEqual({
      'too much': true,
      counted: false,
      ended: false,
    })
  })

  it('is a proof for its own insurer alone, once it was taken', async () => {
    await pays('of others', { orderId: 'others' })
    await pays('of hers')
    await setOrder('others', { status: 'success' })
    expect(await paidOrder(server.db, 'hers')).toBeUndefined()
    await setOrder('hers', { status: 'success' })
    expect(await paidOrder(server.db, 'hers')).toMatchObject({
      order: { id: 'hers' },
      payment: { gatewayPaymentId: 'of hers' },
    })
  })

  it('is told as too much without another’s, and without what a policy gave back', async () => {
    await pays('of others', { orderId: 'others' })
    await getsBack('of others')
    await pays('ended')
    await getsBack('ended', { reason: 'cancellation' })
    expect(await excessOf(server.db, 'hers')).toBeUndefined()
    await pays('too much')
    await getsBack('too much', { amountPaise: 5 })
    expect(await excessOf(server.db, 'hers')).toMatchObject({ amount: 5, status: 'processed' })
  })

  it('is blocked by payments of the order that were authorized', async () => {
    await pays('blocks', { status: 'authorized' })
    await pays('is taken')
    await pays('of others', { status: 'authorized', orderId: 'others' })
    const blocking = await blockingPayments(server.db, 'hers')
    expect(blocking.map(({ gatewayPaymentId }) => gatewayPaymentId)).toEqual(['blocks'])
  })

  it.each<[Partial<Order>, boolean]>([
    [{}, true],
    [{ capture: 'automatic' }, false],
    [{ status: 'success' }, false],
  ])('may be blocked on an order that is like %j: %s', async (different, isBlocking) => {
    for (const id of ['hers', 'others']) await setOrder(id, { capture: 'manual', status: 'pending' })
    await setOrder('hers', { amountPaise: amount, ...different })
    const found = await blockingOrders(server.db, 'hers')
    expect(found.map(({ id }) => id)).toEqual(isBlocking ? ['hers'] : [])
  })

  it('of earlier attempts fails a new one no more, unless it was taken; another’s stays', async () => {
    const never = { capturedAt: null }
    await pays('failed', { status: 'failed', ...never })
    await pays('failed, but taken', { status: 'failed' })
    await pays('refunded', { status: 'refunded', ...never })
    await pays('refunded after it was taken', { status: 'refunded' })
    await pays('authorized', { status: 'authorized', ...never })
    await pays('failed of others', { status: 'failed', orderId: 'others', ...never })
    await pays('refunded of others', { status: 'refunded', orderId: 'others', ...never })
    const [order] = await server.db.select().from(orders).where(eq(orders.id, 'hers'))
    if (!order) throw new Error('There is no order')
    const deps = { ...server.deps, gateway: createGateway(server.deps) }
    await renewOrder(server.db, deps, order, 'automatic')
    const rows = await server.db.select().from(payments)
    expect(
      Object.fromEntries(rows.map(({ gatewayPaymentId, status }) => [gatewayPaymentId, status])),
    ).toEqual({
      failed: 'superseded',
      'failed, but taken': 'failed',
      refunded: 'released',
      'refunded after it was taken': 'refunded',
      authorized: 'authorized',
      'failed of others': 'failed',
      'refunded of others': 'refunded',
    })
  })
})
