import { expect, it } from 'vitest'
import { readFlow, saveFlow } from '#contract/flow/flow.calls.ts'
import { kycChecks, leads, transitions } from '#server/db/schema.ts'
import { flowRoutes } from '#server/journeys/flow.routes.ts'
import { startOfTests } from '../support/clock.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aSave, person as asha, nominee, vehicle as vehicleDetails } from './asha.ts'
import { aJourneyWithPlan } from './with-plan.ts'

const kyc = {
  kycStatus: 'success',
  kycType: 'ckyc',
  docName: 'pan',
  docNumber: 'ABCPEXXXXF',
  reference: 'kyc-1',
}
const person = { ...asha, pan: 'ABCPE1234F' }
const step8 = (different = {}) => ({
  step8: { kycAndUserDetails: { kyc, person: { ...person, ...different } } },
})
const step9 = { step9: { nomineeDetails: { nominee } } }
const step10 = { step10: { vehicleDetails } }

describeOnEachDatabase('the steps of the proposal', { modules: [flowRoutes] }, (server) => {
  /** Asha has chosen a plan that needs her PAN, and was found by it. */
  async function found() {
    const visitor = server.visitor()
    let lead = await aJourneyWithPlan(server.db, visitor, { needs: ['pan'] })
    const { customerLeadId: leadId } = lead
    const createdAt = new Date(startOfTests)
    const check = {
      id: 'kyc-1',
      leadId,
      ownerName: 'Asha Rani Sharma',
      insurerId: 13,
      mode: 'ckyc',
      status: 'success',
      createdAt,
      data: kyc,
    }
    await server.db.insert(kycChecks).values(check)
    const save = async (step: number, answers: object) => {
      lead = (await visitor.call(saveFlow, aSave(step, { ...lead, ...answers }))).data.data
    }
    const refused = (step: number, answers: object) =>
      visitor.refused(saveFlow, aSave(step, { ...lead, ...answers }))
    const read = async () => (await visitor.call(readFlow, lead)).data
    return { save, refused, read }
  }

  it('are saved one after the other and read back [RESUME-16]', async () => {
    const { save, read } = await found()
    await save(8, step8())
    await save(9, step9)
    await save(10, step10)
    const data = await read()
    expect(data).toMatchObject({ processStep: 'step10', status: 'quotesGenerated', ...step9, ...step10 })
    expect(data.step8).toHaveProperty('kycAndUserDetails.kyc', kyc)
    const moves = await server.db.select().from(transitions).orderBy(transitions.id)
    expect(moves.filter(({ machine }) => machine === 'proposal').map(({ event }) => event)).toEqual([
      'person.given',
      'nominee.given',
      'vehicleDetails.given',
    ])
  })

  it('tell who is the buyer before anything else of the person, so that nobody is asked twice', async () => {
    const { save, read } = await found()
    const step8 = { kycAndUserDetails: { kyc } }
    await save(8, { events: [{ type: 'identity.taken', kyc }], screen: 'kyc', step8 })
    const data = await read()
    expect(data.step8).toEqual(step8)
    expect(data.leadsTo).toMatchObject({ path: '/proposal/{id}', screen: 'person' })
  })

  it('may be named otherwise before the check, for the person is asked after it', async () => {
    const { save, read } = await found()
    await save(8, step8())
    const ravi = { ...kyc, name: 'Ravi Kumar', reference: 'kyc-3' }
    await server.db.update(kycChecks).set({ id: 'kyc-3', data: ravi })
    await save(8, { events: [{ type: 'identity.taken', kyc: ravi }], screen: 'kyc' })
    expect((await read()).step8).toHaveProperty('kycAndUserDetails.kyc.name', 'Ravi Kumar')
  })

  it('believe of who was confirmed only the reference of the check', async () => {
    const { save, refused, read } = await found()
    const events = (different: object) => ({
      events: [{ type: 'identity.taken', kyc: { ...kyc, ...different } }],
      screen: 'kyc',
    })
    expect(await refused(8, events({ reference: 'kyc-2' }))).toMatchObject({
      code: 'invalid',
      issues: [{ path: 'step8.kycAndUserDetails.kyc' }],
    })
    await save(8, events({ name: 'Ravi Sharma', docNumber: 'XXXXX9999X' }))
    expect((await read()).step8).toEqual({ kycAndUserDetails: { kyc } })
  })

  it('keep an identity number masked, and take the masked one back', async () => {
    const { save, read } = await found()
    await save(8, step8())
    const [row] = await server.db.select().from(leads)
    expect(JSON.stringify(row)).not.toContain('ABCPE1234F')
    const data = await read()
    expect(data.step8).toHaveProperty('kycAndUserDetails.person.pan', 'ABCPEXXXXF')
    expect(JSON.stringify(data)).not.toContain('sealed')
    await save(8, step8({ pan: 'ABCPEXXXXF', addressLine: '14 Lake Road' }))
    const [saved] = await server.db.select().from(leads)
    expect(saved?.record).toMatchObject({
      sealed: row?.record.sealed,
      person: { addressLine: '14 Lake Road' },
    })
  })

  it('refuse a masked number that we do not keep, and one that is wrong', async () => {
    const { refused } = await found()
    expect((await refused(8, step8({ pan: 'ABCPEXXXXF' }))).issues).toMatchObject([{ path: 'pan' }])
    expect((await refused(8, step8({ pan: 'ABC' }))).issues).toMatchObject([{ path: 'pan' }])
  })

  it('refuse an identity that KYC has not found', async () => {
    const { refused } = await found()
    const forged = { kycAndUserDetails: { kyc: { ...kyc, reference: 'kyc-2' }, person } }
    expect(await refused(8, { step8: forged })).toMatchObject({
      code: 'invalid',
      issues: [{ path: 'step8.kycAndUserDetails.kyc' }],
    })
  })

  it('refuse a person whom nobody has identified yet', async () => {
    const { refused, read } = await found()
    await refused(8, { step8: { kycAndUserDetails: { person } } })
    expect(await read()).not.toHaveProperty('step8')
  })

  it('take of an identity only what KYC found under its reference', async () => {
    const { save, read } = await found()
    await save(8, { step8: { kycAndUserDetails: { kyc: { ...kyc, docNumber: 'XXXXX9999X' }, person } } })
    expect((await read()).step8).toHaveProperty('kycAndUserDetails.kyc.docNumber', 'ABCPEXXXXF')
  })

  it('ask for a minor’s appointee', async () => {
    const { save, refused } = await found()
    await save(8, step8())
    const child = { nominee: { ...nominee, dateOfBirth: '2015-02-01' } }
    expect((await refused(9, { step9: { nomineeDetails: child } })).issues).toEqual(
      ['appointeeName', 'appointeeRelation', 'appointeeBirth'].map((path) => ({
        path,
        message: 'Field is required',
      })),
    )
  })
})
