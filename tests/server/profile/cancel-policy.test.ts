import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { cancelPolicy, readCancellation } from '#contract/policy/cancellation.calls.ts'
import { readPolicies, readTransactions, renewPolicy } from '#contract/profile/own-lists.calls.ts'
import type { CancellationReason } from '#machines/reference/cancellation.ts'
import { payments, policies, refunds } from '#server/db/schema.ts'
import { brandNew } from '../payments/an-accepted-proposal.ts'
import { aPolicyholder, inboxOf } from '../policies/a-policyholder.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { plan } from '../support/sandbox-plan.ts'
import { asAsha, asRavi, belongsTo, options, signedOut } from './signed-in-as.ts'

type Asked = { reason?: CancellationReason; refund?: number }

describeOnEachDatabase('cancelling a policy', options, (server) => {
  /** Asha's policy from 6 July 2026 to 5 July 2027, on some day. */
  async function aPolicy(day = '2026-10-05', base?: typeof brandNew) {
    signedOut()
    const holder = await aPolicyholder(server, base)
    const { customerLeadId } = holder
    await belongsTo(server, customerLeadId, 'asha')
    await holder.issue()
    server.clock.set(`${day}T10:00:00+05:30`)
    asAsha()
    const visitor = server.visitor()
    const read = async () => (await visitor.call(readCancellation, { customerLeadId })).data
    const offered = async () => {
      const status = await read()
      if (status.state !== 'offered') throw new Error(status.state)
      return status
    }
    const asked = async ({ reason = 'insuredElsewhere', refund }: Asked = {}) => ({
      customerLeadId,
      reason,
      refund: refund ?? (await offered()).refund,
    })
    return {
      customerLeadId,
      visitor,
      document: holder.document,
      read,
      offered,
      cancel: async (different?: Asked) => (await visitor.call(cancelPolicy, await asked(different))).data,
      refused: async (different?: Asked) => visitor.refused(cancelPolicy, await asked(different)),
      paid: async () => (await visitor.call(readPolicies)).data[0]?.premium ?? 0,
    }
  }
  const refundsMade = () => server.db.select().from(refunds)
  const insurer = (outcome: string) => plan(server, 'insurer', { call: 'cancel', key: 'digit', do: outcome })

  it('offers the share of the days that are left, for the reasons the law allows', async () => {
    const { offered, paid } = await aPolicy()
    const { refund, ...status } = await offered()
    expect(status).toEqual({
      state: 'offered',
      reasons: ['insuredElsewhere', 'sold', 'scrapped'],
      note: expect.stringContaining('The law requires third-party cover'),
      days: 365,
      daysLeft: 273,
      hasBegun: true,
    })
    expect(refund).toBe(Math.floor(((await paid()) * 100 * 273) / 365))
  })

  it('offers all of it before cover begins', async () => {
    const { offered, paid } = await aPolicy('2026-07-01')
    expect(await offered()).toMatchObject({ hasBegun: false, refund: Math.round((await paid()) * 100) })
  })

  it('is what the payment says it was paid back for', async () => {
    const { cancel, visitor } = await aPolicy('2026-07-01')
    await cancel()
    await server.db.update(payments).set({ status: 'refunded' })
    expect((await visitor.call(readTransactions)).data).toMatchObject([{ state: 'policyCancelled' }])
  })

  it('ends the policy at its insurer, gives the money back once, and tells the customer', async () => {
    const { cancel, offered, customerLeadId, visitor, read, document } = await aPolicy()
    const { refund } = await offered()
    const done = { state: 'done', on: '2026-10-05', refund, by: '2026-10-14' }
    expect(await cancel()).toEqual(done)
    await server.jobs.runDue()
    expect(await refundsMade()).toMatchObject([
      { amountPaise: refund, reason: 'cancellation', status: 'processed' },
    ])
    expect(await read()).toEqual(done)
    const [policy] = (await visitor.call(readPolicies)).data
    expect(policy?.issued).toMatchObject({
      state: 'cancelled',
      cancellation: { on: '2026-10-05', refund: refund / 100, by: '2026-10-14', isDone: true },
      hasDocument: true,
      renewal: { standing: 'over' },
    })
    const [payment] = (await visitor.call(readTransactions)).data
    expect(payment).toMatchObject({ state: 'paid', refund: { amount: refund / 100, state: 'processed' } })
    expect(await visitor.refused(renewPolicy, { customerLeadId })).toMatchObject({ code: 'not-now' })
    const [sms] = await inboxOf(server, '9876543210')
    expect(sms?.text).toContain('is cancelled')
    const [row] = await server.db.select().from(policies)
    const page = await server.app.request(`/verify/${row?.verifyCode}`)
    expect(await page.text()).toMatch(/This policy was cancelled[\s\S]*Cancelled from/)
    expect(await document()).toMatchObject({ kind: 'ready', cancelledOn: '2026-10-05' })
  })

  it('happens once however often it is pressed at a time, or afterwards', async () => {
    const { cancel, offered } = await aPolicy()
    const { refund } = await offered()
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel({ refund })))
    answers.push(await cancel({ refund }))
    for (const answer of answers) expect(answer).toMatchObject({ state: 'done', refund })
    await server.jobs.runDue()
    expect(await refundsMade()).toHaveLength(1)
  })

  it('is refused where the refund is another one than was shown', async () => {
    const { refused, offered } = await aPolicy()
    const { refund } = await offered()
    for (const other of [refund + 1, refund - 1, 0])
      expect(await refused({ refund: other })).toMatchObject({ http: 409, code: 'not-now' })
    server.clock.advance(24 * 3_600_000)
    expect((await refused({ refund })).message).toContain('has changed')
    expect(await refundsMade()).toEqual([])
  })

  it('is refused for a reason that leaves a vehicle without third-party cover', async () => {
    const { refused } = await aPolicy()
    expect(await refused({ reason: 'notNeeded' })).toMatchObject({ http: 422, issues: [{ path: 'reason' }] })
    expect(await refundsMade()).toEqual([])
  })

  it.each([
    ['after its end', '2027-07-06', undefined, 'has ended'],
    ['with covers of different length', '2026-10-05', brandNew, 'different length'],
  ])('is not offered %s', async (_, day, base, words) => {
    const { read } = await aPolicy(day, base)
    expect(await read()).toEqual({ state: 'refused', message: expect.stringContaining(words) })
  })

  it('waits for an insurer that is down, which is asked again without another press', async () => {
    const { cancel, read } = await aPolicy()
    await insurer('down')
    expect(await cancel()).toMatchObject({ state: 'asked' })
    expect(await refundsMade()).toEqual([])
    server.clock.advance(61_000)
    await server.jobs.runDue()
    expect(await read()).toMatchObject({ state: 'done' })
    expect(await refundsMade()).toHaveLength(1)
  })

  it('is finished after a restart between the insurer’s yes and the refund', async () => {
    const { cancel, read, customerLeadId, offered } = await aPolicy()
    const { refund } = await offered()
    await insurer('lost')
    expect(await cancel({ refund })).toMatchObject({ state: 'asked' })
    expect(await cancel({ refund })).toMatchObject({ state: 'done', refund })
    server.clock.advance(61_000)
    await server.jobs.runDue()
    expect(await read()).toMatchObject({ state: 'done' })
    expect(await refundsMade()).toHaveLength(1)
    const [row] = await server.db.select().from(policies).where(eq(policies.leadId, customerLeadId))
    expect(row?.cancellation).toMatchObject({ state: 'done', reason: 'insuredElsewhere' })
  })

  it('can be asked for again where the insurer says no', async () => {
    const { refused, read, cancel } = await aPolicy()
    await insurer('decline')
    expect(await refused()).toMatchObject({ http: 409, message: 'A claim is being settled' })
    expect(await read()).toMatchObject({ state: 'offered' })
    expect(await refundsMade()).toEqual([])
    expect(await cancel()).toMatchObject({ state: 'done' })
  })

  it('is its owner’s alone', async () => {
    const { customerLeadId, offered } = await aPolicy()
    const { refund } = await offered()
    const asked = { customerLeadId, reason: 'sold' as const, refund }
    asRavi()
    expect((await server.visitor().refused(readCancellation, { customerLeadId })).http).toBe(403)
    expect((await server.visitor().refused(cancelPolicy, asked)).http).toBe(403)
    signedOut()
    expect((await server.visitor().refused(cancelPolicy, asked)).http).toBe(401)
    expect(await refundsMade()).toEqual([])
  })
})
