import { expect, it } from 'vitest'
import { readTransactions } from '#contract/profile/own-lists.calls.ts'
import { transactionOfWire } from '#contract/profile/own-lists.codec.ts'
import { limits } from '#machines/reference/limits.ts'
import { leads, payments } from '#server/db/schema.ts'
import { aPayer, gatewayDoes, noWebhooks } from '../payments/a-payer.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { asAsha, asRavi, belongsTo, byPartner, options, signedOut } from './signed-in-as.ts'

describeOnEachDatabase('the transactions of a customer', options, (server) => {
  const read = async () => {
    asAsha()
    const { data, hasMore } = await server.visitor().call(readTransactions)
    return { data: data.map(transactionOfWire), hasMore }
  }

  async function ashaPays() {
    signedOut()
    const payer = await aPayer(server)
    await noWebhooks(server)
    await belongsTo(server, payer.customerLeadId, 'asha')
    return payer
  }

  it('have a receipt once the policy is issued', async () => {
    const payer = await ashaPays()
    await payer.pay('pay')
    await payer.read()
    expect((await read()).data).toMatchObject([{ state: 'paid', hasReceipt: false }])
    await server.jobs.runDue()
    expect((await read()).data).toMatchObject([{ state: 'paid', hasReceipt: true }])
  })

  it('tell a failed attempt with the bank’s words, and the good one after it', async () => {
    const payer = await ashaPays()
    await payer.pay('fail')
    await payer.read()
    const [order] = await payer.orders()
    const insurer = { name: 'Digit', logo: '/logos/insurers/digit.svg' }
    const insured = {
      icon: 'car',
      kind: 'Car',
      title: 'Maruti Swift VXi',
      identifier: 'RJ-14-CA-1234',
      cover: 'Comprehensive',
    }
    const ofOrder = {
      reference: order?.gatewayOrderId,
      leadId: payer.customerLeadId,
      insurer,
      insured,
      amount: payer.amount,
    }
    const failed = {
      ...ofOrder,
      state: 'failed',
      reason: 'Your bank declined the payment',
      leadsTo: 'success',
    }
    expect((await read()).data).toMatchObject([failed])
    server.clock.advance(60_000)
    signedOut()
    await payer.pay('pay')
    await payer.read()
    const { data } = await read()
    expect(data).toMatchObject([{ ...ofOrder, state: 'paid', leadsTo: 'success' }, failed])
    expect(data[0]?.at).toBe('2026-06-15T04:31:00.000Z')
    expect(data[0]).not.toHaveProperty('reason')
    expect(new Set(data.map(({ id }) => id)).size).toBe(2)
  })

  it('lead to the checkout once another plan may be chosen after a failed attempt', async () => {
    const payer = await ashaPays()
    await payer.pay('fail')
    await payer.read()
    await server.db.update(leads).set({ status: 'quotesGenerated' })
    expect((await read()).data).toMatchObject([{ state: 'failed', leadsTo: 'checkout' }])
  })

  it('tell money that went back, when, and by when it is there', async () => {
    const payer = await ashaPays()
    await gatewayDoes(server, 'pay', { do: 'twice' })
    await payer.pay()
    await payer.read()
    const refund = { amount: payer.amount, orderedOn: '2026-06-15', by: '2026-06-24' }
    const states = async () => (await read()).data.map(({ state }) => state).sort()
    expect(await states()).toEqual(['paid', 'paidBack'])
    const back = async () => (await read()).data.find(({ state }) => state === 'paidBack')
    expect(await back()).toMatchObject({ refund: { ...refund, state: 'pending' } })
    await server.jobs.runDue()
    expect(await back()).toMatchObject({ refund: { ...refund, state: 'processed' } })
  })

  it('tell of a page that was opened or left that nothing was charged', async () => {
    const payer = await ashaPays()
    await payer.goToGateway()
    expect((await read()).data).toMatchObject([{ state: 'opened', amount: payer.amount }])
    signedOut()
    await payer.cancel()
    expect((await read()).data).toMatchObject([{ state: 'left' }])
  })

  it('tell of a page that could not be had', async () => {
    const payer = await ashaPays()
    await gatewayDoes(server, 'createOrder', { do: 'fail', times: 9 })
    await payer.request()
    expect((await read()).data).toMatchObject([{ state: 'notOpened', leadsTo: 'success' }])
  })

  it('tell of a bank that has not said its word', async () => {
    const payer = await ashaPays()
    await payer.pay('wait')
    await payer.read()
    expect((await read()).data).toMatchObject([{ state: 'pending', leadsTo: 'success' }])
  })

  it('are shown to nobody else, and to a partner’s visitor only if they were made there', async () => {
    const payer = await ashaPays()
    await payer.pay()
    const seen = async () => (await server.visitor().call(readTransactions)).data.length
    asRavi()
    expect(await seen()).toBe(0)
    byPartner('asha', 'partner-1')
    expect(await seen()).toBe(0)
    await belongsTo(server, payer.customerLeadId, 'asha', 'partner-1')
    expect(await seen()).toBe(1)
    signedOut()
    expect(await server.visitor().refused(readTransactions)).toMatchObject({ http: 401, code: 'signed-out' })
  })

  it('come newest first and no more than are shown', async () => {
    const payer = await ashaPays()
    await payer.goToGateway()
    const [order] = await payer.orders()
    const { listed } = limits.profile
    const ids = Array.from({ length: listed + 1 }, (_, index) => `pay_${index}`)
    await server.db.insert(payments).values(
      ids.map((gatewayPaymentId, index) => ({
        gatewayPaymentId,
        orderId: order?.id ?? '',
        status: 'failed',
        amountPaise: payer.amount,
        createdAt: new Date(server.clock.now().getTime() + index),
      })),
    )
    const { data, hasMore } = await read()
    expect(data.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, listed))
    expect(hasMore).toBe(true)
  })
})
