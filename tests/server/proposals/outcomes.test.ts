import { asc } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { outcomeOf } from '#contract/proposal/proposal.codec.ts'
import { proposals } from '#server/db/schema.ts'
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
})
