import { beforeEach, expect, it } from 'vitest'
import { listJourneys } from '#contract/desk/journeys.calls.ts'
import { readFlow } from '#contract/flow/flow.calls.ts'
import { samplePlan } from '#machines/motor/record/sample-plan.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { leads } from '#server/db/schema.ts'
import { aJourney, asha as answers } from '../journeys/asha.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { atTheDesk, auditTrail, engage, identify, letSee, modules, someLeads } from './at-the-desk.ts'

const plate = 'RJ-14-CA-1234'
const mobile = '9876543210'
const ofRavi = { emplId: 'ravi', registrationNumber: plate, mobile, customerName: 'Asha Rani Sharma' }
const longId = 'lead-000000000000000-x'

describeOnEachDatabase('the list of the desk', { modules, deps: { identify } }, (server) => {
  beforeEach(() => engage(server))
  const asha = () => atTheDesk(server, 'asha')
  const dev = () => atTheDesk(server, 'dev')

  it('shows an agent what is attributed to them and what they were let see, the latest change first [EMP-13]', async () => {
    await someLeads(server, [{ emplId: 'ravi' }, { emplId: 'asha' }, {}, { emplId: 'asha' }, {}])
    // Also one that was let see before it was attributed.
    for (const leadId of ['lead-2', 'lead-3']) await letSee(server, 'asha', leadId)
    expect(await asha().ids()).toEqual(['lead-2', 'lead-3', 'lead-4'])
    server.clock.advance(24 * 3_600_000)
    expect(await asha().ids()).toEqual(['lead-2', 'lead-4'])
    expect(await asha().ids({ search: 'Sharma' })).toEqual([])
  })

  it('tells who, which vehicle, how it stands and what to do next', async () => {
    const visitor = server.visitor()
    const { customerLeadId } = await aJourney(visitor, 6, { emplId: 'asha', source: 'empl' })
    await server.db.update(leads).set({ status: 'quotesGenerated' })
    expect((await asha().find()).rows).toEqual([
      {
        customerLeadId,
        locked: false,
        customerName: 'Asha Rani Sharma',
        mobile,
        registrationNumber: answers.step1.registrationNumber,
        insured: 'Maruti Swift VXi',
        product: 'motor',
        coverEnds: answers.step6.pypSelection.PrePolicyEndDate,
        status: 'quotesGenerated',
        processStep: 'step6',
        source: 'empl',
        emplId: 'asha',
        updatedAt: server.clock.now().toISOString(),
        next: 'Choose a plan',
        links: ['resume'],
      },
    ])
  })

  it('counts what the filters find, and for an admin whose it is', async () => {
    const plan = { ...samplePlan('2026-06-15'), final: 8_156_50 }
    const record = { ...sampleRecord('2026-06-15'), plan }
    await someLeads(server, [
      { emplId: 'asha', record, status: 'policyDocSuccess' },
      { emplId: 'asha', record, status: 'paymentSuccess' },
      { emplId: 'asha', record, status: 'proposalSuccess' },
      { emplId: 'ravi', record, mobile, status: 'policyDocSuccess' },
      {},
    ])
    const ashas = { journeys: 3, open: 1, sold: 2, premium: 16_313, isMore: false }
    expect((await asha().find()).totals).toEqual(ashas)
    expect((await asha().find({ agent: 'ravi' })).totals).toMatchObject({ journeys: 0 })
    expect((await asha().find({ search: mobile })).totals).toBeUndefined()
    expect((await dev().find()).totals).toMatchObject({ journeys: 5, open: 2, sold: 3 })
    expect((await dev().find({ agent: 'asha' })).totals).toEqual(ashas)
    expect(await dev().ids({ agent: 'ravi' })).toEqual(['lead-4'])
  })

  it('tells what the chosen plan costs and when cover ends, and neither of another’s journey', async () => {
    const plan = { ...samplePlan('2026-06-15'), final: 8_156_50, insurer: 'Digit' }
    const record = { ...sampleRecord('2026-06-15'), plan }
    await someLeads(server, [
      { emplId: 'asha', record },
      { emplId: 'ravi', id: longId, record },
    ])
    expect((await asha().find()).rows).toMatchObject([
      { price: { amount: 8156.5, insurer: 'Digit' }, coverEnds: '2026-07-05' },
    ])
    const [locked] = (await asha().find({ search: longId })).rows
    expect(locked).not.toHaveProperty('price')
    expect(locked).not.toHaveProperty('coverEnds')
  })

  it.each([mobile, '+91 98765 43210', plate, 'rj14ca1234', longId])(
    'knows another’s journey by %s as a whole, without name, masked, and writes down who looked',
    async (search) => {
      await someLeads(server, [{ ...ofRavi, id: longId }])
      const [row, ...others] = (await asha().find({ search })).rows
      expect(others).toEqual([])
      expect(row).toMatchObject({
        locked: true,
        mobile: '98XXXXXX10',
        registrationNumber: 'RJ-14-XX-XX34',
        insured: '',
        next: 'Ask for consent',
        links: [],
      })
      expect(JSON.stringify(row)).not.toMatch(/Sharma|9876543210|CA-12/)
      expect(await auditTrail(server)).toMatchObject([
        { employeeId: 'asha', leadId: longId, action: 'desk/journeys', fields: [] },
      ])
    },
  )

  it.each(['987654321', '98765', 'RJ-14', 'Sharma', 'lead'])(
    'shows nothing of another’s journey for %s, a part or a name',
    async (search) => {
      await someLeads(server, [ofRavi])
      expect(await asha().ids({ search })).toEqual([])
    },
  )

  it('finds by the beginnings of words of a name, in any order', async () => {
    await someLeads(server, [
      { emplId: 'asha', customerName: 'Asha Rani Sharma' },
      { emplId: 'asha', customerName: "Kabir O'Brien" },
      { emplId: 'asha', customerName: null },
    ])
    expect(await asha().ids({ search: 'sha ra' })).toEqual(['lead-1'])
    expect(await asha().ids({ search: 'SHARMA asha' })).toEqual(['lead-1'])
    expect(await asha().ids({ search: "o'b" })).toEqual(['lead-2'])
    expect(await asha().ids({ search: 'harma' })).toEqual([])
    for (const search of ["' | 'zz':* --", '!!', '%', '\\']) expect(await asha().ids({ search })).toEqual([])
  })

  it('shows an admin all, opening none that is not theirs [EMP-13]', async () => {
    await someLeads(server, [ofRavi, { ...ofRavi, emplId: 'dev' }])
    const { rows } = await dev().find({ search: 'sharma' })
    expect(rows.map(({ locked, customerName }) => [locked, customerName])).toEqual([
      [true, undefined],
      [false, 'Asha Rani Sharma'],
    ])
    expect(await dev().visitor.refused(readFlow, { customerLeadId: 'lead-1' })).toMatchObject({
      code: 'prove-owner',
    })
  })

  it('narrows by status, product and the days of the last change, India’s', async () => {
    await someLeads(server, [
      { emplId: 'asha', status: 'proposalSuccess', updatedAt: new Date('2026-06-15T00:00:00+05:30') },
      { emplId: 'asha', quoteType: 'health', updatedAt: new Date('2026-06-14T23:59:59+05:30') },
      { emplId: 'asha', updatedAt: new Date('2026-06-13T12:00:00+05:30') },
    ])
    expect(await asha().ids({ status: 'proposalSuccess' })).toEqual(['lead-1'])
    expect(await asha().ids({ status: 'none' })).toEqual(['lead-2', 'lead-3'])
    expect(await asha().ids({ product: 'health' })).toEqual(['lead-2'])
    expect(await asha().ids({ from: '2026-06-15' })).toEqual(['lead-1'])
    expect(await asha().ids({ to: '2026-06-14' })).toEqual(['lead-2', 'lead-3'])
    expect(await asha().ids({ from: '2026-06-14', to: '2026-06-14' })).toEqual(['lead-2'])
    expect(await asha().ids({ from: '2026-06-16' })).toEqual([])
  })

  it.each(['meera', 'tara'] as const)('is not for %s, who does not sell [EMP-13]', async (who) => {
    expect(await atTheDesk(server, who).visitor.refused(listJourneys)).toMatchObject({ http: 403 })
    expect(await server.visitor().refused(listJourneys)).toMatchObject({ http: 401, code: 'signed-out' })
  })
})
