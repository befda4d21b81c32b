import { expect, it } from 'vitest'
import { saveKotakProposal } from '#contract/proposal/proposal.calls.ts'
import type { Status } from '#machines/reference/statuses.ts'
import { leads } from '#server/db/schema.ts'
import { nominee } from '../journeys/asha.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aShopper, digit, insurerDoes, kotak, modules } from './a-shopper.ts'

const day = 24 * 60 * 60 * 1000

describeOnEachDatabase('a plan that is given back', { modules }, (server) => {
  async function proposed(outcome?: Record<string, unknown>) {
    const shopper = await aShopper(server)
    await shopper.complete(digit)
    if (outcome) await insurerDoes(server, digit, 'propose', outcome)
    await shopper.submit()
    return shopper
  }

  it.each<[Status, Record<string, unknown> | undefined]>([
    ['proposalPremiumMismatch', { do: 'changePrice' }],
    ['proposalFailure', { do: 'decline' }],
    ['proposalSuccess', undefined],
  ])('after %s leads to the quotes, with all answers kept', async (status, outcome) => {
    const shopper = await proposed(outcome)
    expect(await shopper.status()).toBe(status)
    const { version } = await shopper.record()
    expect(await shopper.leave()).toEqual({ status: 'success', data: { version: version + 1 } })
    const { plan, kyc, nominee: kept, vehicle } = await shopper.record()
    expect(plan).toBeUndefined()
    expect(kyc?.kycStatus).toBe('success')
    expect(kept).toEqual(nominee)
    expect(vehicle?.engineNumber).toBe('K12MN1234567')
    expect((await shopper.moves()).at(-1)).toBe('CHOOSE_ANOTHER_PLAN quotesGenerated')
  })

  it('a day later leads to asking for quotes', async () => {
    const shopper = await proposed({ do: 'decline' })
    server.clock.advance(day)
    await shopper.leave()
    expect((await shopper.moves()).slice(-2)).toEqual([
      'CHOOSE_ANOTHER_PLAN quotesGenerated',
      'QUOTES_STALE quotesRequested',
    ])
  })

  it('before it was proposed moves nothing', async () => {
    const shopper = await aShopper(server)
    await shopper.complete(digit)
    await shopper.leave()
    expect(await shopper.status()).toBe('quotesGenerated')
    expect((await shopper.record()).plan).toBeUndefined()
    const { version } = await shopper.record()
    expect((await shopper.leave()).data.version).toBe(version)
  })

  it('can be chosen and proposed again', async () => {
    const shopper = await proposed({ do: 'decline' })
    await shopper.leave()
    await shopper.choose(digit)
    expect((await shopper.submit()).data.proposalStatus).toBe('proposalSuccess')
    expect(await shopper.proposals()).toHaveLength(2)
  })

  it.each<Status>(['proposalRequest', 'paymentRequested', 'paymentPending', 'paymentSuccess'])(
    'is refused in %s',
    async (status) => {
      const shopper = await proposed()
      await server.db.update(leads).set({ status })
      await expect(shopper.leave()).rejects.toThrow('not-now')
      expect((await shopper.record()).plan).toBeDefined()
    },
  )

  it('is taken back by correcting an answer after it was accepted, which asks for a new proposal', async () => {
    const shopper = await proposed()
    const other = { ...nominee, name: 'Meera Sharma' }
    await shopper.save(9, { nominee: other })
    expect((await shopper.moves()).at(-1)).toBe('EDIT_PROPOSAL quotesGenerated')
    expect((await shopper.readProposal()).data.isSent).toBe(false)
    expect((await shopper.submit()).data.proposalStatus).toBe('proposalSuccess')
    const sent = await shopper.proposals()
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  })

  it('for one of Zurich Kotak goes by its own call [PROPOSAL-13, API-38]', async () => {
    const shopper = await aShopper(server)
    await shopper.complete(kotak, { pan: 'ABCPE1234F', aadhaar: '234123412346' })
    const reply = await shopper.visitor.call(saveKotakProposal, await shopper.proposal())
    expect(reply.data.proposalStatus).toBe('proposalSuccess')
  })
})

describeOnEachDatabase('an accepted proposal nobody paid for', { modules }, (server) => {
  async function accepted() {
    const shopper = await aShopper(server)
    const plan = await shopper.complete(digit)
    await shopper.submit()
    return { shopper, start: plan.start }
  }
  const at = (calendarDay: string, time: string) => server.clock.set(`${calendarDay}T${time}+05:30`)

  it('holds until the end of the day on which the policy was to begin', async () => {
    const { shopper, start } = await accepted()
    at(start, '23:59:59')
    await server.jobs.runDue()
    expect((await shopper.readProposal()).data.proposalStatus).toBe('proposalSuccess')
  })

  it('expires by itself on the day after, and asks for quotes', async () => {
    const { shopper, start } = await accepted()
    at(start, '23:00:00')
    await server.pass(2 * 60 * 60 * 1000)
    expect(await shopper.status()).toBe('quotesRequested')
    expect((await shopper.moves()).at(-1)).toBe('PROPOSAL_EXPIRED quotesRequested')
    expect((await shopper.record()).plan).toBeUndefined()
  })

  it.each<Status>(['proposalSuccess', 'paymentFailure'])(
    'expires when it is read too late (%s)',
    async (status) => {
      const { shopper, start } = await accepted()
      await server.db.update(leads).set({ status })
      at(start, '23:59:59')
      server.clock.advance(1_000)
      expect((await shopper.readProposal()).data).toMatchObject({
        proposalStatus: 'quotesRequested',
        isSent: false,
      })
      expect((await shopper.moves()).at(-1)).toBe('PROPOSAL_EXPIRED quotesRequested')
    },
  )

  it('is gone from the resume record that is read too late', async () => {
    const { shopper, start } = await accepted()
    at(start, '23:59:59')
    server.clock.advance(1_000)
    const { status, step7 } = await shopper.read()
    expect(status).toBe('quotesRequested')
    expect(step7?.selectedPlan).toBeUndefined()
  })

  it('does not expire while it is being paid for or after', async () => {
    const { shopper, start } = await accepted()
    await server.db.update(leads).set({ status: 'paymentPending' })
    at(start, '23:59:59')
    await server.pass(day)
    expect(await shopper.status()).toBe('paymentPending')
  })
})
