import { expect, it } from 'vitest'
import { readFlow, saveFlow } from '#contract/flow/flow.calls.ts'
import { wireAddOnsOf } from '#contract/quotes/wire-add-ons.ts'
import type { Status } from '#machines/reference/statuses.ts'
import { leads, transitions } from '#server/db/schema.ts'
import { flowRoutes } from '#server/journeys/flow.routes.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import type { Visitor } from '../support/visitor.ts'
import { aPlan } from './a-plan.ts'
import { aSave, asha } from './asha.ts'
import { aJourneyWithPlan, choosePlan, plainRequest } from './with-plan.ts'

const moreCover = {
  policyType: 'comprehensive',
  addOns: wireAddOnsOf({ ...plainRequest, addOns: ['zeroDepriciationCover'] }),
}
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

  const chosen = (visitor: Visitor) => aJourneyWithPlan(server.db, visitor)

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
      await choosePlan(visitor, lead, 'case-2')
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
    expect(data.step10).toEqual({ vehicleDetails: { ...vehicle, proposalStatus } })
  })
})
