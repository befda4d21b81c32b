import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { choosePlanAgain, getProposalStatus, submitProposal } from '#contract/proposal/proposal.calls.ts'
import { outcomeOf } from '#contract/proposal/proposal.codec.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import type { Status } from '#machines/reference/statuses.ts'
import { maskIdentity } from '#machines/rules/mask.ts'
import { kycChecks, leads } from '#server/db/schema.ts'
import { createInsurers } from '#server/insurers/insurers.ts'
import { propose } from '#server/proposals/propose.ts'
import { nominee, person } from '../journeys/asha.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aShopper, digit, modules, type Shopper, unitedIndia } from './a-shopper.ts'

describeOnEachDatabase('a proposal that may not be sent', { modules }, (server) => {
  async function complete() {
    const shopper = await aShopper(server)
    await shopper.complete(digit)
    return shopper
  }
  /** Puts something into the saved record that no save would let in. */
  async function change(shopper: Shopper, different: Partial<MotorRecord>) {
    const { id, record } = await shopper.row()
    const changed = JSON.parse(JSON.stringify({ ...record, ...different }))
    await server.db.update(leads).set({ record: changed }).where(eq(leads.id, id))
  }
  const nothingSent = async (shopper: Shopper, status: Status = 'quotesGenerated') => {
    expect(await shopper.proposals()).toEqual([])
    expect(await shopper.status()).toBe(status)
  }

  it('has no plan', async () => {
    const shopper = await complete()
    await change(shopper, { plan: undefined })
    expect(await shopper.refusedSubmit()).toMatchObject({ http: 409, code: 'not-now' })
    await nothingSent(shopper)
  })

  it('names another plan than the chosen one, or another insurer', async () => {
    const shopper = await complete()
    const message = 'This plan is no longer the chosen one. Look at your quotes again.'
    expect(await shopper.refusedSubmit({ caseId: 'case-of-another-tab' })).toMatchObject({ message })
    expect(await shopper.refusedSubmit({ insurerId: unitedIndia })).toMatchObject({ message })
    await nothingSent(shopper)
  })

  it('was declared before an answer was changed elsewhere, and is sent once that was seen', async () => {
    const shopper = await complete()
    const { version } = await shopper.row()
    await shopper.save(9, { nominee: { ...nominee, name: 'Meena Sharma' } })
    const refused = await shopper.refusedSubmit({ version })
    expect(refused).toMatchObject({ http: 409, code: 'saved-elsewhere' })
    expect(refused.message).toContain('check your answers')
    await nothingSent(shopper)
    await shopper.submit({ version: version + 1 })
    expect(await shopper.status()).toBe('proposalSuccess')
    expect((await shopper.submit({ version })).data.isSent).toBe(true)
  })

  it('has a plan of another day: the quotes go back to be asked for', async () => {
    const shopper = await complete()
    server.clock.set('2026-06-16T00:00:01+05:30')
    const refused = await shopper.refusedSubmit()
    expect(refused).toMatchObject({
      code: 'not-now',
      message: 'Prices hold for one day. Please fetch today’s.',
    })
    await nothingSent(shopper, 'quotesRequested')
    expect((await shopper.record()).plan).toBeUndefined()
    expect(await shopper.moves()).toEqual(['QUOTES_STALE quotesRequested'])
    const outcome = outcomeOf({ ok: false, failure: { ...refused, status: 'error' } }, await shopper.record())
    expect(outcome).toMatchObject({ kind: 'rejected', message: refused.message })
  })

  it.each(['kyc', 'person', 'nominee', 'vehicle'] as const)('lacks %s', async (what) => {
    const shopper = await complete()
    await change(shopper, { [what]: undefined })
    expect((await shopper.refusedSubmit()).code).toBe('not-now')
    await nothingSent(shopper)
  })

  it.each(['reading', 'failed', 'otpSent'])('has a KYC that has not succeeded (%s)', async (status) => {
    const shopper = await complete()
    const [check] = await server.db.select().from(kycChecks)
    await server.db.update(kycChecks).set({ status, data: { ...check?.data, kycStatus: 'pending' } })
    expect((await shopper.refusedSubmit()).code).toBe('not-now')
    await nothingSent(shopper)
  })

  it('names a KYC of somebody else’s journey', async () => {
    const other = await aShopper(server)
    const found = await other.identify(digit)
    const shopper = await complete()
    const { kyc } = await shopper.record()
    await change(shopper, { kyc: kyc && { ...kyc, reference: found.reference } })
    expect((await shopper.refusedSubmit()).message).toBe('Prove who you are before a proposal is sent.')
  })

  it('is in another name than KYC found', async () => {
    const shopper = await complete()
    await change(shopper, { person: { ...person, fullName: 'Vikram Rathore' } })
    expect((await shopper.refusedSubmit()).issues).toMatchObject([
      { message: 'KYC was done for Asha Rani Sharma. The policy can be issued in that name only.' },
    ])
    await nothingSent(shopper)
  })

  it('has an answer that no longer holds today', async () => {
    const shopper = await complete()
    const { vehicle } = await shopper.record()
    const ended = { number: 'RJ01400120012345', validUntil: '2026-06-14' }
    await change(shopper, { vehicle: vehicle && { ...vehicle, pollutionCertificate: ended } })
    expect((await shopper.refusedSubmit()).issues).toEqual([
      { path: 'vehicleDetails.given.pucUntil', message: 'This certificate has ended' },
    ])
    await nothingSent(shopper)
  })

  it('gives no reason for going without personal accident cover [PROPOSAL-08]', async () => {
    const shopper = await complete()
    const { request } = await shopper.record()
    await change(shopper, { request: request && { ...request, personalAccident: false } })
    expect((await shopper.refusedSubmit()).issues).toMatchObject([
      { path: 'nominee.given.reason', message: 'Choose why personal accident cover is not needed' },
    ])
  })

  it('lacks the numbers that this insurer asks for, as after another plan was chosen [PROPOSAL-07]', async () => {
    const shopper = await complete()
    await shopper.choose(unitedIndia)
    const refused = await shopper.refusedSubmit()
    expect(refused).toMatchObject({ code: 'invalid', issues: [{ path: 'person.given.aadhaar' }] })
    const outcome = outcomeOf({ ok: false, failure: { ...refused, status: 'error' } }, await shopper.record())
    expect(outcome).toMatchObject({ kind: 'rejected', message: 'Field is required' })
    await nothingSent(shopper)
  })

  it('has numbers that can no longer be opened', async () => {
    const shopper = await aShopper(server)
    await shopper.complete(unitedIndia, { pan: 'ABCPE1234F', aadhaar: '234123412346' })
    await change(shopper, { sealed: 'v1.AAAA' })
    expect((await shopper.refusedSubmit()).issues).toMatchObject([{ path: 'person.given.pan' }])
  })

  it('has a GST number that can no longer be opened, which the form calls gstin [PROPOSAL-07]', async () => {
    const shopper = await complete()
    const { plan } = await shopper.record()
    const masked = { ...person, gstin: maskIdentity('gstin', '08ABCPE1234F1Z5') }
    await change(shopper, { plan: plan && { ...plan, needs: ['gst'] }, person: masked, sealed: 'v1.AAAA' })
    expect((await shopper.refusedSubmit()).issues).toMatchObject([{ path: 'person.given.gstin' }])
  })

  it.each<Status>(['quotesRequested', 'quotesInProcess'])('has no quotes yet (%s)', async (status) => {
    const shopper = await complete()
    await server.db.update(leads).set({ status })
    expect((await shopper.refusedSubmit()).code).toBe('not-now')
  })

  it('was saved again while it was being checked', async () => {
    const shopper = await complete()
    const before = await shopper.row()
    await shopper.save(9, { nominee: { ...nominee, name: 'Meera Sharma' } })
    const deps = { ...server.deps, insurers: createInsurers(server.deps) }
    const { caseId = '', insurerId = 0 } = (await shopper.record()).plan ?? {}
    const by = { actor: 'customer' as const, at: server.clock.now() }
    const reply = await propose(deps, before, { caseId, insurerId }, by)
    expect(reply.data.isSent).toBe(false)
    await nothingSent(shopper)
  })

  it('belongs to somebody else', async () => {
    const shopper = await complete()
    const request = await shopper.proposal()
    const { customerLeadId } = shopper
    const stranger = server.visitor()
    expect((await stranger.refused(submitProposal, request)).code).toBe('prove-owner')
    expect((await stranger.refused(getProposalStatus, { customerLeadId })).code).toBe('prove-owner')
    expect((await stranger.refused(choosePlanAgain, { customerLeadId })).code).toBe('prove-owner')
    expect((await stranger.refused(submitProposal, { ...request, customerLeadId: '' })).code).toBe(
      'unknown-journey',
    )
    await nothingSent(shopper)
  })
})
