import { expect, it } from 'vitest'
import { getPolicyDocument } from '#contract/policy/policy.calls.ts'
import { policyOfReply } from '#contract/policy/policy.codec.ts'
import { refunds } from '#server/db/schema.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import type { TestServer } from '../support/test-server.ts'
import { aPayer, gatewayDoes, modules, noWebhooks } from './a-payer.ts'
import { proposeAnew } from './an-accepted-proposal.ts'

/** Paise that the gateway says it has given back of a payment. */
async function refundedAtGateway({ app, deps }: TestServer, paymentId = ''): Promise<unknown> {
  const { gatewayKeyId, gatewayKeySecret } = deps.config.secrets
  const authorization = `Basic ${Buffer.from(`${gatewayKeyId}:${gatewayKeySecret}`).toString('base64')}`
  const path = `/sandbox/gateway/v1/payments/${paymentId}`
  const response = await app.request(path, { headers: { authorization } })
  return (await response.json()).amount_refunded
}

/** What an operator is to look into. */
const failures = ({ logs }: TestServer) =>
  logs.filter(({ level }) => Number(level) >= 50).map(({ msg, refundId }) => ({ msg, refundId }))

const day = 24 * 60 * 60 * 1000

describeOnEachDatabase('money that is too much', { modules }, (server) => {
  it('taken twice counts once and goes back once, with its amount and day told', async () => {
    const payer = await aPayer(server)
    await noWebhooks(server)
    await gatewayDoes(server, 'pay', { do: 'twice' })
    await payer.pay()
    await payer.read()
    expect(await payer.read()).toEqual({
      status: 'success',
      amount: payer.amount,
      refund: { amount: payer.amount, status: 'pending', by: '2026-06-24' },
    })
    await server.jobs.runDue()
    expect((await payer.read()).refund?.status).toBe('processed')
    expect((await payer.payments()).map(({ status }) => status).sort()).toEqual(['captured', 'captured'])
    expect(await payer.refunds()).toMatchObject([{ amountPaise: payer.amount, status: 'processed' }])
    expect(failures(server)).toEqual([])
  })

  it('that the bank cannot give back is reported to the operator, once', async () => {
    const payer = await aPayer(server)
    await noWebhooks(server)
    await gatewayDoes(server, 'pay', { do: 'twice' })
    await gatewayDoes(server, 'refund', { do: 'pending' })
    await payer.pay()
    await payer.read()
    await server.jobs.runDue()
    const [refund] = await payer.refunds()
    await server.db.update(refunds).set({ status: 'failed' })
    expect((await payer.read()).refund?.status).toBe('pending')
    for (let days = 0; days < 13; days += 1) await server.pass(day)
    expect(failures(server)).toEqual([])
    const given = [{ msg: 'refund pending for too long', refundId: refund?.id }]
    await server.pass(day)
    expect(failures(server)).toEqual(given)
    for (let days = 14; days < 20; days += 1) await server.pass(day)
    expect(failures(server)).toEqual(given)
  })

  it('is told with the policy, too, to whoever comes to it straight from the gateway', async () => {
    const payer = await aPayer(server)
    await noWebhooks(server)
    await gatewayDoes(server, 'pay', { do: 'twice' })
    await payer.pay()
    await payer.read()
    await server.jobs.runDue()
    const reply = await payer.visitor.call(getPolicyDocument, { id: payer.customerLeadId })
    expect(policyOfReply(reply)).toMatchObject({
      kind: 'ready',
      refund: { amount: payer.amount, by: '2026-06-24' },
    })
    expect(reply.data?.refund?.amount).toBe(payer.amount / 100)
  })

  it('that the bank is slow to give back is looked after until it has arrived', async () => {
    const payer = await aPayer(server)
    await noWebhooks(server)
    await gatewayDoes(server, 'pay', { do: 'twice' })
    await gatewayDoes(server, 'refund', { do: 'pending', ms: 1 })
    await payer.pay()
    await payer.read()
    await server.jobs.runDue()
    expect((await payer.read()).refund?.status).toBe('pending')
    await server.pass(60 * 60 * 1000)
    expect((await payer.read()).refund?.status).toBe('processed')
  })

  it('is given back though the gateway fails at first, and once though its answer was lost', async () => {
    const payer = await aPayer(server)
    await noWebhooks(server)
    await gatewayDoes(server, 'pay', { do: 'twice' })
    await gatewayDoes(server, 'refund', { do: 'fail' })
    await gatewayDoes(server, 'refund', { do: 'lost' })
    await payer.pay()
    await payer.read()
    for (let tries = 0; tries < 3; tries += 1) await server.pass(60_000)
    expect(await payer.refunds()).toMatchObject([{ status: 'processed' }])
    const [refund] = await payer.refunds()
    expect(await refundedAtGateway(server, refund?.paymentId)).toBe(payer.amount)
  })

  it('taken on an attempt we had given up, after another was paid, is found without a webhook', async () => {
    const payer = await aPayer(server)
    await noWebhooks(server)
    await payer.pay('fail')
    await payer.read()
    await payer.pay('pay')
    expect((await payer.read()).status).toBe('success')
    await payer.bankSays('success')
    await server.pass(day)
    await server.pass(day)
    expect((await payer.read()).refund).toMatchObject({ amount: payer.amount, status: 'processed' })
    expect(await payer.refunds()).toHaveLength(1)
  })

  it('for a proposal that was left is given back, and the new one is paid for by itself', async () => {
    const payer = await aPayer(server)
    await noWebhooks(server)
    await payer.pay('fail')
    await payer.read()
    await proposeAnew(server, payer.customerLeadId)
    await payer.bankSays('success')
    await server.pass(15_000)
    expect(await payer.status()).toBe('proposalSuccess')
    expect(await payer.refunds()).toMatchObject([{ amountPaise: payer.amount, status: 'processed' }])
    expect((await payer.request()).status).toBe('initiated')
    expect(await payer.orders()).toHaveLength(2)
  })
})
