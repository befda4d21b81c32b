import { expect, it } from 'vitest'
import { outcomeOf } from '#contract/proposal/proposal.codec.ts'
import { findLead, updateLead } from '#server/access/leads.store.ts'
import { proposalReplyOf } from '#server/proposals/status.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aShopper, digit, insurerDoes, modules } from './a-shopper.ts'

describeOnEachDatabase('a premium that changed at the proposal', { modules }, (server) => {
  async function changed(by: number) {
    const shopper = await aShopper(server)
    const plan = await shopper.complete(digit)
    await insurerDoes(server, digit, 'propose', { do: 'changePrice', by })
    const reply = await shopper.submit()
    return { shopper, plan, reply, now: reply.data.finalPremium ?? 0 }
  }

  it.each([500, -500])('is shown beside the old one, with why and each line (%i rupees)', async (by) => {
    const { plan, reply, now, shopper } = await changed(by)
    expect(reply).toMatchObject({
      status: 'failure',
      message: 'The premium has changed since the quote.',
      data: { proposalStatus: 'proposalPremiumMismatch', quotedPremium: plan.final / 100 },
    })
    expect(Math.sign(now - plan.final / 100)).toBe(Math.sign(by))
    const outcome = outcomeOf({ ok: true, body: reply }, await shopper.record())
    if (outcome.kind !== 'premiumChanged') throw new Error(outcome.kind)
    expect(outcome).toMatchObject({ quoted: plan.final, now: Math.round(now * 100) })
    expect(outcome.reason).toMatch(/underwriter/i)
    expect(outcome.lines.find(({ key }) => key === 'underwriterLoading')?.amount).toBe(by * 100)
  })

  it.each([500, -500])('goes on only with a yes to that very amount (%i rupees)', async (by) => {
    const { shopper, plan, now } = await changed(by)
    for (const acceptedPremium of [undefined, plan.final / 100, now + 0.01, now - 0.01]) {
      const { data } = await shopper.submit({ acceptedPremium })
      expect(data).toMatchObject({ proposalStatus: 'proposalPremiumMismatch', finalPremium: now })
    }
    expect(await shopper.proposals()).toHaveLength(1)
    const accepted = await shopper.submit({ acceptedPremium: now })
    expect(accepted.data).toMatchObject({
      proposalStatus: 'proposalSuccess',
      quotedPremium: now,
      finalPremium: now,
    })
    expect(await shopper.moves()).toEqual([
      'SUBMIT_PROPOSAL proposalRequest',
      'PREMIUM_CHANGED proposalPremiumMismatch',
      'ACCEPT_PREMIUM proposalRequest',
      'PROPOSAL_ACCEPTED proposalSuccess',
    ])
  })

  it('stands in the plan that is bought, line by line to the paisa', async () => {
    const { shopper, now, plan } = await changed(500)
    const { data } = await shopper.submit({ acceptedPremium: now })
    const record = await shopper.record()
    expect(record.version).toBe(data.version)
    expect(record.plan?.final).toBe(Math.round(now * 100))
    expect(record.plan?.caseId).toBe(plan.caseId)
    const { lines = [], net, gst, final } = record.plan ?? {}
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(net)
    expect((net ?? 0) + (gst ?? 0)).toBe(final)
    const [, accepted] = await shopper.proposals()
    expect(accepted).toMatchObject({
      quotedPaise: plan.final,
      agreedPaise: record.plan?.final,
      status: 'accepted',
    })
  })

  it('brings the lines, the tax and the end that the insurer accepts, where only the sum is that of the quote', async () => {
    const shopper = await aShopper(server)
    const accepted = await shopper.complete(digit)
    const [first, second, ...others] = accepted.lines
    if (!first || !second) throw new Error('A motor premium has several lines')
    const quoted = {
      ...accepted,
      lines: [
        { ...first, amount: first.amount - 200 },
        { ...second, amount: second.amount + 100 },
        ...others,
      ],
      net: accepted.net - 100,
      gst: accepted.gst + 100,
      end: '2027-06-30',
    }
    const lead = await shopper.row()
    const record = { ...(await shopper.record()), plan: quoted }
    await updateLead(server.deps, server.db, lead, { record, at: server.clock.now() })
    expect((await shopper.submit()).data.proposalStatus).toBe('proposalSuccess')
    expect((await shopper.record()).plan).toEqual(accepted)
  })

  it('may change once more after a yes, and asks for another yes', async () => {
    const { shopper, now } = await changed(500)
    await insurerDoes(server, digit, 'propose', { do: 'changePrice', by: 900 })
    const again = await shopper.submit({ acceptedPremium: now })
    expect(again.data).toMatchObject({ proposalStatus: 'proposalPremiumMismatch', quotedPremium: now })
    const newer = again.data.finalPremium
    expect((await shopper.submit({ acceptedPremium: now })).data.finalPremium).toBe(newer)
    expect((await shopper.submit({ acceptedPremium: newer })).data.proposalStatus).toBe('proposalSuccess')
  })

  it('holds for the day: a yes on the next one leads to the prices of that day', async () => {
    const { shopper, now } = await changed(500)
    server.clock.set('2026-06-16T09:00:00+05:30')
    expect(await shopper.refusedSubmit({ acceptedPremium: now })).toMatchObject({
      code: 'not-now',
      message: 'Prices hold for one day. Please fetch today’s.',
    })
    expect(await shopper.proposals()).toHaveLength(1)
    expect(await shopper.status()).toBe('quotesRequested')
  })

  it('is not a yes of two tabs twice', async () => {
    const { shopper, now } = await changed(500)
    await Promise.all([1, 2].map(() => shopper.submit({ acceptedPremium: now })))
    expect(await shopper.proposals()).toHaveLength(2)
    expect(await shopper.status()).toBe('proposalSuccess')
  })

  it('is told as it stands to a tab that read the journey before the other one’s yes', async () => {
    const { shopper, now } = await changed(500)
    const before = await findLead(server.db, shopper.customerLeadId)
    if (!before) throw new Error('The journey is gone')
    await shopper.submit({ acceptedPremium: now })
    expect(await proposalReplyOf(server.db, before)).toMatchObject({
      status: 'success',
      data: { proposalStatus: 'proposalSuccess', finalPremium: now },
    })
  })
})
