import { expect, it } from 'vitest'
import { outcomeOf } from '#contract/proposal/proposal.codec.ts'
import { proposals } from '#server/db/schema.ts'
import { createInsurers } from '#server/insurers/insurers.ts'
import { propose as proposeOf } from '#server/proposals/propose.ts'
import { nominee } from '../journeys/asha.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aShopper, digit, insurerDoes, modules, type Shopper } from './a-shopper.ts'

const unknown = { status: 'pending', data: { proposalStatus: 'proposalRequest', isSent: true } }

describeOnEachDatabase('a proposal whose answer was lost', { modules }, (server) => {
  const propose = (outcome: string) => insurerDoes(server, digit, 'propose', { do: outcome })
  const lookup = (outcome: string, times = 1) => insurerDoes(server, digit, 'lookup', { do: outcome, times })
  async function lost(outcome = 'lost') {
    const shopper = await aShopper(server)
    await shopper.complete(digit)
    await propose(outcome)
    return { shopper, reply: await shopper.submit() }
  }
  const kindOf = async (shopper: Shopper, reply: Awaited<ReturnType<Shopper['submit']>>) =>
    outcomeOf({ ok: true, body: reply }, await shopper.record()).kind

  it.each(['lost', 'fail', 'garbled', 'down'])('is said to be unknown (%s)', async (outcome) => {
    const { shopper, reply } = await lost(outcome)
    expect(reply).toMatchObject(unknown)
    expect(await kindOf(shopper, reply)).toBe('unknown')
    expect(await shopper.moves()).toEqual([
      'SUBMIT_PROPOSAL proposalRequest',
      'OUTCOME_UNKNOWN proposalRequest',
    ])
  })

  it('is nobody’s answer where the fault is ours, and is found once that is gone', async () => {
    const shopper = await aShopper(server)
    await shopper.complete(digit)
    const insurers = createInsurers(server.deps)
    const fault = async () => {
      throw new TypeError('a fault of ours')
    }
    const ask = async (broken: Partial<typeof insurers>) => {
      const { caseId = '', insurerId = 0 } = (await shopper.record()).plan ?? {}
      const by = { actor: 'customer' as const, at: server.clock.now() }
      const deps = { ...server.deps, insurers: { ...insurers, ...broken } }
      return proposeOf(deps, await shopper.row(), { caseId, insurerId }, by)
    }
    await expect(ask({ propose: fault })).rejects.toThrow('a fault of ours')
    server.clock.advance(60_000)
    await expect(ask({ findProposal: fault })).rejects.toThrow('a fault of ours')
    expect(await shopper.status()).toBe('proposalRequest')
    await ask({})
    expect(await shopper.status()).toBe('proposalSuccess')
  })

  it('is found by its key when the status is checked', async () => {
    const { shopper } = await lost()
    expect((await shopper.readProposal()).data.proposalStatus).toBe('proposalSuccess')
    expect(await shopper.proposals()).toMatchObject([{ status: 'accepted' }])
  })

  it('is found by its key instead of being sent again', async () => {
    const { shopper } = await lost()
    await propose('decline')
    expect((await shopper.submit()).data.proposalStatus).toBe('proposalSuccess')
    expect(await shopper.proposals()).toHaveLength(1)
  })

  it('is found without anybody asking', async () => {
    const { shopper } = await lost()
    await server.pass(41_000)
    expect(await shopper.status()).toBe('proposalSuccess')
  })

  it('stays unknown while the insurer cannot be asked, and is looked up again later', async () => {
    const { shopper } = await lost()
    await lookup('down', 2)
    expect(await shopper.readProposal()).toMatchObject(unknown)
    await server.pass(41_000)
    expect(await shopper.status()).toBe('proposalRequest')
    await server.pass(61_000)
    expect(await shopper.status()).toBe('proposalSuccess')
  })

  it('that never arrived may be sent again, under the same key', async () => {
    const { shopper } = await lost('fail')
    const proposal = await shopper.readProposal()
    expect(proposal).toMatchObject({ data: { isSent: false } })
    expect(await kindOf(shopper, proposal)).toBe('none')
    const [before] = await shopper.proposals()
    expect((await shopper.submit()).data.proposalStatus).toBe('proposalSuccess')
    expect(await shopper.proposals()).toMatchObject([{ idempotencyKey: before?.idempotencyKey }])
    expect(await shopper.moves()).toEqual([
      'SUBMIT_PROPOSAL proposalRequest',
      'OUTCOME_UNKNOWN proposalRequest',
      'PROPOSAL_ACCEPTED proposalSuccess',
    ])
  })

  it('that never arrived is sent once by two tabs', async () => {
    const { shopper } = await lost('fail')
    await Promise.all([shopper.submit(), shopper.submit()])
    expect(await shopper.status()).toBe('proposalSuccess')
    expect(await shopper.proposals()).toHaveLength(1)
  })

  it('that never arrived has failed a day later, and the plan can be given back', async () => {
    const { shopper } = await lost('fail')
    server.clock.advance(24 * 60 * 60 * 1000)
    expect(await shopper.submit()).toMatchObject({
      status: 'failure',
      message: 'Prices hold for one day. Please fetch today’s.',
      data: { proposalStatus: 'proposalFailure' },
    })
    await shopper.leave()
    expect(await shopper.status()).toBe('quotesRequested')
  })

  it('keeps the answers as they were sent', async () => {
    const { shopper } = await lost()
    const { version } = await shopper.row()
    const other = { ...nominee, name: 'Meera Sharma' }
    await expect(shopper.save(9, { nominee: other })).rejects.toThrow('not-now')
    expect((await shopper.row()).version).toBe(version)
  })

  it('is under way while somebody waits for it, and looked up when they surely do no more', async () => {
    const { shopper } = await lost()
    await server.db.update(proposals).set({ status: 'asked' })
    expect(await shopper.readProposal()).toMatchObject(unknown)
    server.clock.advance(36_000)
    expect((await shopper.readProposal()).data.proposalStatus).toBe('proposalSuccess')
  })

  it('is no longer under way where a clock that was ahead had it asked hours from now', async () => {
    const { shopper } = await lost('down')
    const updatedAt = new Date(server.clock.now().getTime() + 9 * 3_600_000)
    await server.db.update(proposals).set({ status: 'asked', updatedAt })
    expect((await shopper.submit()).data.proposalStatus).toBe('proposalSuccess')
    expect(await shopper.proposals()).toHaveLength(1)
  })
})
