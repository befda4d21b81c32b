import { asc } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Premium } from '#contract/partners/insurer.ts'
import { outcomeOf } from '#contract/proposal/proposal.codec.ts'
import { messages } from '#machines/reference/messages.ts'
import { proposals } from '#server/db/schema.ts'
import { createInsurers } from '#server/insurers/insurers.ts'
import { propose as proposeOf } from '#server/proposals/propose.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aShopper, digit, insurerDoes, modules } from './a-shopper.ts'

describeOnEachDatabase('a proposal', { modules }, (server) => {
  it('is accepted at the quoted premium and may be paid for [PROPOSAL-12, API-39, CHECKOUT-01]', async () => {
    const shopper = await aShopper(server)
    const plan = await shopper.complete(digit)
    const reply = await shopper.submit()
    expect(reply).toMatchObject({
      status: 'success',
      data: {
        caseId: plan.caseId,
        proposalStatus: 'proposalSuccess',
        paymentURL: `/checkout/${shopper.customerLeadId}`,
        quotedPremium: plan.final / 100,
        finalPremium: plan.final / 100,
      },
    })
    expect(await shopper.moves()).toEqual([
      'SUBMIT_PROPOSAL proposalRequest',
      'PROPOSAL_ACCEPTED proposalSuccess',
    ])
    expect(await shopper.proposals()).toMatchObject([
      { status: 'accepted', quotedPaise: plan.final, agreedPaise: plan.final, insurerPaise: plan.final },
    ])
    const record = await shopper.record()
    expect(outcomeOf({ ok: true, body: reply }, record)).toEqual({
      kind: 'accepted',
      version: record.version,
    })
  })

  it('makes the resume record lead to the checkout', async () => {
    const shopper = await aShopper(server)
    await shopper.complete(digit)
    await shopper.submit()
    expect((await shopper.read()).step10).toHaveProperty('vehicleDetails.proposalStatus', 'proposalSuccess')
  })

  it('that the insurer declines fails with its reason and may be sent again as another one', async () => {
    const shopper = await aShopper(server)
    await shopper.complete(digit)
    await insurerDoes(server, digit, 'propose', { do: 'decline' })
    const declined = await shopper.submit()
    expect(declined).toMatchObject({
      status: 'failure',
      message: 'The underwriter does not accept this proposal.',
      data: { proposalStatus: 'proposalFailure' },
    })
    expect((await shopper.submit()).data.proposalStatus).toBe('proposalSuccess')
    expect(await shopper.moves()).toEqual([
      'SUBMIT_PROPOSAL proposalRequest',
      'PROPOSAL_REJECTED proposalFailure',
      'SUBMIT_PROPOSAL proposalRequest',
      'PROPOSAL_ACCEPTED proposalSuccess',
    ])
    const keys = (await shopper.proposals()).map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys).size).toBe(2)
  })

  it('is the last one, though a clock was ahead at the one before', async () => {
    const shopper = await aShopper(server)
    await shopper.complete(digit)
    await insurerDoes(server, digit, 'propose', { do: 'decline' })
    await shopper.submit()
    const createdAt = new Date(server.clock.now().getTime() + 9 * 3_600_000)
    await server.db.update(proposals).set({ createdAt })
    expect((await shopper.submit()).data.proposalStatus).toBe('proposalSuccess')
    expect((await shopper.readProposal()).data.proposalStatus).toBe('proposalSuccess')
    const attempts = await server.db.select().from(proposals).orderBy(asc(proposals.createdAt))
    expect(attempts.map(({ status }) => status)).toEqual(['rejected', 'accepted'])
  })

  it('is sent once by a double click and by a repeat, which is told what came of it', async () => {
    const shopper = await aShopper(server)
    await shopper.complete(digit)
    const twice = await Promise.all([shopper.submit(), shopper.submit()])
    expect(twice.map(({ data }) => data.proposalStatus)).toContain('proposalSuccess')
    expect((await shopper.submit()).data.proposalStatus).toBe('proposalSuccess')
    expect(await shopper.proposals()).toHaveLength(1)
  })

  it('that the insurer cannot be asked for leaves nothing unclear', async () => {
    const shopper = await aShopper(server)
    await shopper.complete(digit)
    await insurerDoes(server, digit, 'propose', { do: 'tooMany' })
    expect(await shopper.submit()).toMatchObject({
      status: 'failure',
      message: 'Digit did not answer in time. Please try again.',
    })
    expect((await shopper.submit()).status).toBe('success')
  })

  it.each<[string, (premium: Premium) => Partial<Premium>]>([
    ['its lines are not its net', ({ net, gst }) => ({ net: net + 100, gst: gst - 100 })],
    ['net and tax are not the whole', ({ final }) => ({ final: final + 100 })],
  ])('is not taken for accepted at a premium that does not add up: %s', async (_, change) => {
    const shopper = await aShopper(server)
    const { caseId, insurerId } = await shopper.complete(digit)
    const insurers = createInsurers(server.deps)
    const propose: typeof insurers.propose = async (...asked) => {
      const reply = await insurers.propose(...asked)
      return 'premium' in reply
        ? { ...reply, premium: { ...reply.premium, ...change(reply.premium) } }
        : reply
    }
    const deps = { ...server.deps, insurers: { ...insurers, propose } }
    const by = { actor: 'customer' as const, at: server.clock.now() }
    const reply = await proposeOf(deps, await shopper.row(), { caseId, insurerId }, by)
    expect(reply).toMatchObject({
      status: 'failure',
      message: messages.failure.insurerUnavailable('Digit'),
      data: { proposalStatus: 'proposalFailure' },
    })
    expect(await shopper.proposals()).toMatchObject([{ status: 'rejected', insurerPaise: null }])
  })
})
