/** Runs in a copy of the project in which the errands of `errands.test.ts` are done. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFlow, saveFlow } from '#contract/flow/flow.calls.ts'
import { fromStepFields } from '#contract/flow/step-fields.ts'
import { applyAnswer, knownAnswer, knownEvents } from '#machines/core/answer.ts'
import { reach, type SavedMachine } from '#machines/core/saved-machine.ts'
import { screenOf } from '#machines/core/screen.ts'
import { proposalEvents } from '#machines/motor/proposal/proposal.events.ts'
import { emptyRecord, type MotorRecord } from '#machines/motor/record/motor-record.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { savedMotor } from '#machines/motor/wizard/motor.machine.ts'
import { productOf } from '#machines/products.ts'
import { sampleKyc } from '#machines/purchase/identity/sample-kyc.ts'
import { serverProducts } from '#machines/server-products.ts'
import { kycChecks } from '#server/db/schema.ts'
import { aJourney, aSave, asha } from '../server/journeys/asha.ts'
import { withPlan } from '../server/journeys/with-plan.ts'
import { testPglite } from '../server/support/pglite.ts'
import { TestServer } from '../server/support/test-server.ts'
import { readUmbrellaPrices } from '../support/toy-product/umbrella.prices.ts'

const today = '2026-06-15'
const asks = (saved: SavedMachine, record: object) => screenOf(reach(saved, { today, record })).asks
const server = new TestServer({})
type Lead = { customerLeadId: string; version: number }

/** The wizard's own answers of the fifth step, and the one that was added. */
const parked = { type: 'parking.given', parking: 'garage' }
const ofStep5 = (added: object[]) => {
  const [dates, owner, contact] = knownEvents(motorEvents, sampleRecord(today), today).filter(
    ({ type }) => motorEvents[type as keyof typeof motorEvents].saved?.step === 5,
  )
  return { screen: 'vehicleDates', events: [dates, owner, ...added, contact] }
}

beforeAll(async () => {
  await server.start(testPglite)
  await server.reset()
}, 60_000)
afterAll(() => server.stop())

const visitor = () => server.visitor()
const read = async (by: ReturnType<typeof visitor>, lead: Lead) => (await by.call(readFlow, lead)).data

/** The record that a browser makes of a journey that it resumes. */
const resumed = (data: Awaited<ReturnType<typeof read>>): MotorRecord => ({
  ...emptyRecord,
  leadId: data.customerLeadId,
  ...fromStepFields(data, data),
})

describe('the step that was added', () => {
  it('is asked of a record without it, and of no other', () => {
    const record = sampleRecord(today)
    expect(asks(savedMotor, record)).toBe('parking.given')
    expect(asks(savedMotor, { ...record, parking: 'garage' })).not.toBe('parking.given')
  })

  it('is saved by its event, and resumed', async () => {
    const by = visitor()
    const lead = await aJourney(by, 4)
    expect(await by.refused(saveFlow, aSave(5, { ...lead, ...ofStep5([]) }))).toMatchObject({
      code: 'not-now',
    })
    const wrong = ofStep5([{ ...parked, parking: 'the moon' }])
    expect((await by.refused(saveFlow, aSave(5, { ...lead, ...wrong }))).issues).toMatchObject([
      { path: 'parking' },
    ])
    await by.call(saveFlow, aSave(5, { ...lead, ...ofStep5([parked]) }))
    const data = await read(by, lead)
    expect(data).toMatchObject({ step5: { parking: 'garage' }, leadsTo: { screen: 'previousPolicy' } })
    expect(resumed(data)).toMatchObject({ parking: 'garage' })
    expect(asks(savedMotor, resumed(data))).toBe('previousPolicy.given')
  })

  it('is saved by its field too', async () => {
    const by = visitor()
    const lead = await aJourney(by, 4)
    const refused = await by.refused(saveFlow, aSave(5, lead))
    expect(refused).toMatchObject({ code: 'invalid', issues: [{ path: 'parking' }] })
    await by.call(saveFlow, aSave(5, { ...lead, step5: { ...asha.step5, parking: 'street' } }))
    expect(await read(by, lead)).toMatchObject({ processStep: 'step5', step5: { parking: 'street' } })
  })
})

describe('the field that was added', () => {
  /** A journey whose proposal is answered up to the vehicle's page. */
  async function atTheVehicle(by: ReturnType<typeof visitor>): Promise<Lead> {
    const wizard = await aJourney(by, 4)
    const save = async (lead: Lead, step: number, answers: object) =>
      (await by.call(saveFlow, aSave(step, { ...lead, ...answers }))).data.data
    const quoted = await withPlan(server.db, by, await save(await save(wizard, 5, ofStep5([parked])), 6, {}))
    const { customerLeadId: leadId } = quoted
    const check = { leadId, insurerId: 13, mode: 'ckyc', status: 'success', createdAt: server.clock.now() }
    await server.db.insert(kycChecks).values({
      ...check,
      id: sampleKyc.reference,
      ownerName: 'Asha Rani Sharma',
      data: sampleKyc,
    })
    const person = { screen: 'person', events: [given('person.given')], step8: step8() }
    const identified = await save(quoted, 8, person)
    return save(identified, 9, { screen: 'nominee', events: [given('nominee.given')] })
  }

  const given = (type: 'person.given' | 'nominee.given' | 'vehicleDetails.given') => ({
    type,
    ...proposalEvents[type].samples(today)[0],
  })
  const step8 = () => {
    const { person } = applyAnswer(proposalEvents, given('person.given'), emptyRecord, today)
    return { kycAndUserDetails: { kyc: sampleKyc, person } }
  }

  it('is saved by its event, sent to the insurer, and resumed', async () => {
    const by = visitor()
    const lead = await atTheVehicle(by)
    const papers = given('vehicleDetails.given')
    const save = (events: object[]) => aSave(10, { ...lead, screen: 'vehicle', events })
    const refused = await by.refused(saveFlow, save([{ ...papers, colour: undefined }]))
    expect(refused.issues).toMatchObject([{ path: 'colour' }])
    await by.call(saveFlow, save([papers]))
    const data = await read(by, lead)
    expect(data).toMatchObject({ step10: { vehicleDetails: { colour: 'Silver' } } })
    const record = resumed(data)
    expect(knownAnswer(proposalEvents, 'vehicleDetails.given', record, today)).toMatchObject({
      colour: 'Silver',
    })
    const motor = productOf(serverProducts, record)
    const terms = motor.termsOn(motor.asOfToday(record, today), today)
    expect(terms && motor.proposalDetails(record, terms)).toMatchObject({ vehicle: { colour: 'Silver' } })
  })
})

describe('the product that was added', () => {
  const begin = {
    quoteType: 'umbrella',
    step: 1,
    processDiscription: 'sumInsured',
    loggedInUser: false,
  }

  it.each([
    ['its event', { events: [{ type: 'sum.chosen', sumInsured: 500_000 }] }],
    ['its field', { step1: { sumInsured: 500_000 } }],
  ])('is walked in its machine, saved by %s, and resumed', async (_, answers) => {
    const product = productOf(serverProducts, begin)
    const [machine] = product.machines
    if (!machine) throw new Error('It has no machine')
    expect(asks(machine, product.emptyRecord)).toBe('sum.chosen')
    const by = visitor()
    const { data: lead } = (await by.call(saveFlow, { ...begin, ...answers })).data
    const data = await read(by, lead)
    expect(data).toMatchObject({ quoteType: 'umbrella', leadsTo: { path: '/quotelist/{id}' } })
    const record = { ...product.emptyRecord, ...fromStepFields(data, data) }
    expect(record).toMatchObject({ sumInsured: 500_000 })
    expect(asks(machine, record)).toBeUndefined()
  })

  it('is priced by its insurers', async () => {
    const by = server.visitor()
    const { data: lead } = (await by.call(saveFlow, { ...begin, step1: { sumInsured: 500_000 } })).data
    const { data } = await by.call(readUmbrellaPrices, { customerLeadId: lead.customerLeadId })
    expect(data.successQuotes.map(({ insurerId }) => insurerId)).toContain(13)
  })
})
