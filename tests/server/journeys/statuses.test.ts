import { expect, it } from 'vitest'
import { readFlow, saveFlow } from '#contract/flow/flow.calls.ts'
import type { Status } from '#machines/reference/statuses.ts'
import { kycChecks, leads, quoteRuns, quotes, transitions } from '#server/db/schema.ts'
import { flowRoutes } from '#server/journeys/flow.routes.ts'
import { startOfTests } from '../support/clock.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import type { Visitor } from '../support/visitor.ts'
import { aPlan } from './a-plan.ts'
import { aJourney, aSave, asha } from './asha.ts'

const at = new Date(startOfTests)
const request = { coverType: 'comprehensive', addOns: [], tppdRestricted: false, personalAccident: true }
const moreCover = { ...request, addOns: ['zeroDepriciationCover'] }
const otherBonus = { pypSelection: { ...asha.step6.pypSelection, PreviousNoClaimBonus: 35 } }
const otherName = {
  ...asha.step5,
  customerDetails: { ...asha.step5.customerDetails, customer_name: 'Asha R Sharma' },
}

describeOnEachDatabase('a save while the purchase is under way', { modules: [flowRoutes] }, (server) => {
  const row = async () => (await server.db.select().from(leads))[0]
  const lifecycle = async () =>
    (await server.db.select().from(transitions).orderBy(transitions.id))
      .filter(({ machine }) => machine === 'lifecycle')
      .map(({ event, toState }) => `${event} ${toState}`)
  const stands = (status: Status) => server.db.update(leads).set({ status })

  /** Two insurers have answered, and the offer of the first was chosen. */
  async function chosen(visitor: Visitor) {
    const lead = await aJourney(visitor, 6)
    const leadId = lead.customerLeadId
    const run = { id: 'run-1', leadId, request: {}, requestHash: 'x', onDay: '2026-06-15', startedAt: at }
    await server.db.insert(quoteRuns).values(run)
    for (const plan of [aPlan(), aPlan({ insurerId: 15, insurer: 'ICICI Lombard', caseId: 'case-2' })]) {
      const { insurerId, caseId } = plan
      const quote = { id: caseId, runId: 'run-1', leadId, insurerId, caseId, state: 'priced' as const }
      await server.db.insert(quotes).values({ ...quote, result: plan })
    }
    await stands('quotesGenerated')
    return choose(visitor, lead, 'case-1')
  }

  async function choose(visitor: Visitor, lead: { customerLeadId: string; version: number }, caseId: string) {
    const step7 = { motorRequest: request, selectedPlan: aPlan({ caseId, final: 1_00 }) }
    return (await visitor.call(saveFlow, aSave(7, { ...lead, step7 }))).data.data
  }

  it('takes the price of a chosen plan from what its insurer said, not from the save', async () => {
    const visitor = server.visitor()
    const lead = await chosen(visitor)
    const { data } = await visitor.call(readFlow, lead)
    expect(data).toMatchObject({ status: 'quotesGenerated', processStep: 'step7' })
    expect(data.step7?.selectedPlan).toEqual(aPlan())
    expect(await lifecycle()).toEqual([])
  })

  it.each<[string, Status, number, object, string[]]>([
    ['another bonus', 'quotesGenerated', 6, { step6: otherBonus }, ['EDIT_REQUEST quotesRequested']],
    ['another bonus', 'quotesInProcess', 6, { step6: otherBonus }, ['EDIT_REQUEST quotesRequested']],
    ['another bonus', 'quotesRequested', 6, { step6: otherBonus }, []],
    [
      'another cover',
      'quotesGenerated',
      7,
      { step7: { motorRequest: moreCover } },
      ['EDIT_REQUEST quotesRequested'],
    ],
    ...(['proposalPremiumMismatch', 'proposalFailure', 'proposalSuccess', 'paymentFailure'] as const).map(
      (status): [string, Status, number, object, string[]] => [
        'another bonus',
        status,
        6,
        { step6: otherBonus },
        ['CHOOSE_ANOTHER_PLAN quotesGenerated', 'EDIT_REQUEST quotesRequested'],
      ],
    ),
  ])('%s in %s drops the plan and asks for new quotes', async (_, status, step, answers, moves) => {
    const visitor = server.visitor()
    const lead = await chosen(visitor)
    await stands(status)
    await visitor.call(saveFlow, aSave(step, { ...lead, ...answers }))
    const { data } = await visitor.call(readFlow, lead)
    expect(data.status).toBe('quotesRequested')
    expect(data.step7?.selectedPlan).toBeUndefined()
    expect(await lifecycle()).toEqual(moves)
  })

  it.each<Status>(['proposalPremiumMismatch', 'proposalFailure', 'proposalSuccess', 'paymentFailure'])(
    'another plan in %s takes the proposal back and keeps the quotes',
    async (status) => {
      const visitor = server.visitor()
      const lead = await chosen(visitor)
      await stands(status)
      await choose(visitor, lead, 'case-2')
      const { data } = await visitor.call(readFlow, lead)
      expect(data.status).toBe('quotesGenerated')
      expect(data.step7?.selectedPlan).toMatchObject({ caseId: 'case-2', final: 13_808_36 })
      expect(await lifecycle()).toEqual(['CHOOSE_ANOTHER_PLAN quotesGenerated'])
    },
  )

  it.each<[Status, string[]]>([
    ['quotesGenerated', []],
    ['proposalPremiumMismatch', ['CHOOSE_ANOTHER_PLAN quotesGenerated']],
    ['proposalFailure', []],
    ['proposalSuccess', ['EDIT_PROPOSAL quotesGenerated']],
    ['paymentFailure', ['EDIT_PROPOSAL quotesGenerated']],
  ])('other details in %s keep the plan', async (status, moves) => {
    const visitor = server.visitor()
    const lead = await chosen(visitor)
    await stands(status)
    await visitor.call(saveFlow, aSave(5, { ...lead, step5: otherName }))
    expect(await lifecycle()).toEqual(moves)
    const { data } = await visitor.call(readFlow, lead)
    expect(data.step7?.selectedPlan).toEqual(aPlan())
  })

  it('moves nothing where a save says what is known already', async () => {
    const visitor = server.visitor()
    const lead = await chosen(visitor)
    await stands('proposalSuccess')
    await visitor.call(saveFlow, aSave(5, lead))
    expect(await lifecycle()).toEqual([])
    expect((await row())?.status).toBe('proposalSuccess')
  })

  it.each<Status>([
    'proposalRequest',
    'paymentRequested',
    'paymentInitiated',
    'paymentPending',
    'paymentSuccess',
    'policyDocRequested',
    'policyDocPending',
    'policyDocSuccess',
    'policyDocFailure',
  ])('is refused in %s', async (status) => {
    const visitor = server.visitor()
    const lead = await chosen(visitor)
    await stands(status)
    const refused = await visitor.refused(saveFlow, aSave(6, { ...lead, step6: otherBonus }))
    expect(refused).toMatchObject({ http: 409, code: 'not-now', current: { state: status, event: 'step6' } })
    expect((await row())?.version).toBe(lead.version)
    expect(await lifecycle()).toEqual([])
  })

  it('believes of the identity only what KYC has found out', async () => {
    const visitor = server.visitor()
    const lead = await chosen(visitor)
    const kyc = {
      kycStatus: 'success',
      kycType: 'ckyc',
      docName: 'pan',
      docNumber: 'ABCPEXXXXF',
      reference: 'forged',
    }
    const step8 = { kycAndUserDetails: { kyc, person } }
    const refused = await visitor.refused(saveFlow, aSave(8, { ...lead, step8 }))
    expect(refused).toMatchObject({ code: 'invalid', issues: [{ path: 'step8.kycAndUserDetails.kyc' }] })
    const check = { id: 'kyc-1', leadId: lead.customerLeadId, insurerId: 13, mode: 'ckyc', createdAt: at }
    await server.db
      .insert(kycChecks)
      .values({ ...check, status: 'success', data: { ...kyc, reference: 'found' } })
    await visitor.call(saveFlow, aSave(8, { ...lead, step8 }))
    const { data } = await visitor.call(readFlow, lead)
    expect(data.step8?.kycAndUserDetails.kyc.reference).toBe('found')
  })

  it.each<[Status, string | undefined]>([
    ['quotesGenerated', undefined],
    ['proposalFailure', 'proposalFailure'],
    ['proposalSuccess', 'proposalSuccess'],
    ['paymentPending', 'proposalSuccess'],
  ])('reads the proposal status of %s from the lifecycle [RESUME-16]', async (status, proposalStatus) => {
    const visitor = server.visitor()
    const lead = await chosen(visitor)
    const vehicle = {
      engineNumber: 'K12MN1234567',
      chassisNumber: 'MA3EWDE1S00123456',
      registrationAddressSame: true,
    }
    const record = { ...(await row())?.record, vehicle }
    await server.db.update(leads).set({ record, status })
    const { data } = await visitor.call(readFlow, lead)
    expect(data.step10?.vehicleDetails.proposalStatus).toBe(proposalStatus)
  })
})

const person = {
  salutation: 'Ms',
  fullName: 'Asha Rani Sharma',
  gender: 'Female',
  dateOfBirth: '1992-06-15',
  email: 'asha@example.com',
  mobile: '9876543210',
  addressLine: '12 Lake Road, Civil Lines',
  pincode: '302001',
  city: 'Jaipur',
  state: 'Rajasthan',
}
