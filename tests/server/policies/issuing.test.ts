import { expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { BossQueue } from '#server/jobs/boss-queue.ts'
import { onClock } from '../support/on-clock.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aPolicyholder, inboxOf, insurerDoes, modules } from './a-policyholder.ts'

const minute = 60_000
const issued = ['REQUEST_DOCUMENT policyDocRequested', 'DOCUMENT_READY policyDocSuccess']

describeOnEachDatabase('a paid policy', { modules }, (server) => {
  it('is issued and printed by itself, and its owner is told where it lies [API-41, CHECKOUT-05]', async () => {
    const holder = await aPolicyholder(server)
    expect(await holder.document()).toEqual({ kind: 'pending' })
    await holder.issue()
    const document = await holder.document()
    const [policy] = await holder.policies()
    expect(document).toEqual({
      kind: 'ready',
      policyNumber: policy?.policyNumber,
      url: `/api/v1/motor/downloadPolicy/${holder.customerLeadId}`,
      verifyUrl: `http://safar.test/verify/${policy?.verifyCode}`,
      start: '2026-07-06',
      end: '2027-07-05',
      paymentReference: (await holder.orders())[0]?.gatewayOrderId,
      helpline: { number: '1800 000 0013', isSandbox: true },
    })
    expect((await holder.moves()).slice(-3)).toEqual(['PAYMENT_CONFIRMED paymentSuccess', ...issued])
    for (const to of ['9876543210', 'asha@example.com']) {
      const told = await inboxOf(server, to)
      expect(told).toHaveLength(1)
      expect(told[0]?.text).toContain(`http://safar.test/success-page/${holder.customerLeadId}`)
      expect(told[0]?.text).not.toMatch(/Asha|RJ-14|Swift/)
    }
  })

  it('goes with the mail that tells of it, and not with the SMS', async () => {
    const holder = await aPolicyholder(server)
    await holder.issue()
    const [mail] = await inboxOf(server, 'asha@example.com')
    expect(mail?.text).toContain('is attached to this mail')
    expect(mail?.attachments).toEqual([
      { name: expect.stringMatching(/^safar-policy-SANDBOX-DIGIT-\d+\.pdf$/), size: expect.any(Number) },
    ])
    expect(mail?.attachments?.[0]?.size).toBeGreaterThan(10_000)
    expect((await inboxOf(server, '9876543210'))[0]).not.toHaveProperty('attachments')
  })

  it('is issued once though the insurer’s answer was lost', async () => {
    const holder = await aPolicyholder(server)
    await insurerDoes(server, 'issue', { do: 'lost' })
    await holder.issue()
    expect(await holder.document()).toEqual({ kind: 'pending' })
    await server.pass(5_000)
    expect((await holder.document()).kind).toBe('ready')
    expect(await holder.policies()).toHaveLength(1)
    expect((await holder.moves()).slice(-2)).toEqual(issued)
  })

  it('is issued by another process where the first died between payment and issue', async () => {
    const holder = await aPolicyholder(server)
    const { executeSql, ping } = server.database
    const { log } = server.deps
    const jobs = new BossQueue({ executeSql, log, pollMs: 0, wrap: (inner) => onClock(server.clock, inner) })
    createApp({ deps: { ...server.deps, jobs }, ping, modules })
    await jobs.start()
    await jobs.runDue()
    expect((await holder.document()).kind).toBe('ready')
    await server.jobs.runDue()
    expect(await holder.policies()).toHaveLength(1)
    expect(await inboxOf(server, '9876543210')).toHaveLength(1)
  })

  it('that the insurer is still issuing is waited for, and asked for again at will', async () => {
    const holder = await aPolicyholder(server)
    await insurerDoes(server, 'document', { do: 'pending', times: 2 })
    await holder.issue()
    expect(await holder.status()).toBe('policyDocPending')
    expect(await holder.document()).toEqual({ kind: 'pending' })
    expect((await holder.document()).kind).toBe('ready')
    expect((await holder.moves()).slice(-6)).toEqual([
      'REQUEST_DOCUMENT policyDocRequested',
      'DOCUMENT_PENDING policyDocPending',
      'REQUEST_DOCUMENT policyDocRequested',
      'DOCUMENT_PENDING policyDocPending',
      ...issued,
    ])
    await server.pass(10 * minute)
    expect(await inboxOf(server, '9876543210')).toHaveLength(1)
  })

  it('is waited for with each customer by itself', async () => {
    const holders = [await aPolicyholder(server), await aPolicyholder(server)]
    await insurerDoes(server, 'document', { do: 'pending', times: 2 })
    await server.jobs.runDue()
    const statuses = () => Promise.all(holders.map((holder) => holder.status()))
    expect(await statuses()).toEqual(['policyDocPending', 'policyDocPending'])
    await server.pass(5_000)
    expect(await statuses()).toEqual(['policyDocSuccess', 'policyDocSuccess'])
  })

  it('of an insurer that is silent is asked for patiently, then later, and comes in the end', async () => {
    const holder = await aPolicyholder(server)
    await insurerDoes(server, 'lookup', { do: 'tooMany', times: 4 })
    await holder.issue()
    for (const seconds of [5, 15]) await server.pass(seconds * 1000)
    expect(await holder.status()).toBe('policyDocRequested')
    await server.pass(minute)
    expect(await holder.status()).toBe('policyDocPending')
    await server.pass(5 * minute)
    expect((await holder.document()).kind).toBe('ready')
  })

  it('that the insurer refuses is said so with its reason, and may be tried again', async () => {
    const holder = await aPolicyholder(server)
    const right = await holder.misquote('P-unknown')
    await holder.issue()
    expect(await holder.status()).toBe('policyDocFailure')
    expect(await holder.document()).toEqual({
      kind: 'failure',
      message: 'There is no accepted proposal of this number',
    })
    await holder.misquote(right)
    expect((await holder.document()).kind).toBe('ready')
    expect((await holder.moves()).slice(-2)).toEqual(issued)
  })
})
