import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { listJourneys } from '#contract/desk/journeys.calls.ts'
import { readFlow } from '#contract/flow/flow.calls.ts'
import { consents, leads } from '#server/db/schema.ts'
import { aJourney, asha as answers } from '../journeys/asha.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { atTheDesk, auditTrail, engage, identify, modules, someLeads } from './at-the-desk.ts'

const plate = 'RJ-14-CA-1234'
const mobile = '9876543210'
const ofRavi = { emplId: 'ravi', registrationNumber: plate, mobile, customerName: 'Asha Rani Sharma' }
const longId = 'lead-000000000000000-x'

describeOnEachDatabase('the list of the desk', { modules, deps: { identify } }, (server) => {
  beforeEach(() => engage(server))
  const asha = () => atTheDesk(server, 'asha')
  const dev = () => atTheDesk(server, 'dev')

  const letAshaSee = (leadId: string, hours = 24) =>
    server.db.insert(consents).values({
      id: `consent-${leadId}`,
      leadId,
      employeeId: 'asha',
      purpose: 'access',
      detail: {},
      givenAt: server.clock.now(),
      expiresAt: new Date(server.clock.now().getTime() + hours * 3_600_000),
    })

  it('shows an agent what is attributed to them and what they were let see, the latest change first [EMP-13]', async () => {
    await someLeads(server, [{ emplId: 'ravi' }, { emplId: 'asha' }, {}, { emplId: 'asha' }, {}])
    await letAshaSee('lead-3')
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
        vehicle: 'Maruti Swift VXi',
        product: 'motor',
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
        vehicle: '',
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

  it('goes on page by page without repeating or losing a journey while others change', async () => {
    const same = new Date('2026-06-15T09:00:00+05:30')
    const rows = Array.from({ length: 60 }, (_, index) => ({
      id: `lead-${String(index).padStart(2, '0')}`,
      emplId: index % 3 === 0 ? null : 'asha',
      // Many at one moment: only their ids tell them apart.
      updatedAt: same,
    }))
    await someLeads(server, rows)
    for (const { id, emplId } of rows) if (emplId === null) await letAshaSee(id)
    const agent = asha()
    const first = await agent.find()
    const seen = first.rows.map(({ customerLeadId }) => customerLeadId)
    expect(seen).toHaveLength(25)
    // One that was shown and one that was not are changed: both move to the top.
    server.clock.advance(1000)
    const unseen = rows.map(({ id }) => id).find((id) => !seen.includes(id)) ?? ''
    for (const id of [seen[3] ?? '', unseen])
      await server.db.update(leads).set({ updatedAt: server.clock.now() }).where(eq(leads.id, id))
    const second = await agent.find({ cursor: first.next })
    const third = await agent.find({ cursor: second.next })
    expect(third.next).toBeUndefined()
    const all = [first, second, third].flatMap((page) => page.rows.map((row) => row.customerLeadId))
    expect(new Set(all).size).toBe(all.length)
    expect([...all, unseen].sort()).toEqual(rows.map(({ id }) => id))
    expect((await agent.ids()).slice(0, 2).sort()).toEqual([seen[3], unseen].sort())
  })

  it('tells of journeys shown already how they stand now, one that is no longer theirs as locked', async () => {
    await someLeads(server, [{ ...ofRavi, emplId: 'asha' }, { emplId: 'asha' }, {}])
    await server.db.update(leads).set({ emplId: 'ravi' }).where(eq(leads.id, 'lead-1'))
    await server.db.update(leads).set({ status: 'paymentSuccess' }).where(eq(leads.id, 'lead-2'))
    const { rows, next } = await asha().find({ ids: ['lead-1', 'lead-2'], status: 'none' })
    expect(rows.map(({ customerLeadId, locked, status }) => [customerLeadId, locked, status])).toEqual([
      ['lead-1', true, undefined],
      ['lead-2', false, 'paymentSuccess'],
    ])
    expect(next).toBeUndefined()
  })

  it('writes one look an hour down, however often the list asks', async () => {
    await someLeads(server, [{ emplId: 'asha' }, { emplId: 'asha' }])
    for (let times = 0; times < 3; times += 1) await asha().find()
    expect(await auditTrail(server)).toHaveLength(2)
    server.clock.advance(3_600_001)
    await asha().find()
    expect(await auditTrail(server)).toHaveLength(4)
  })

  it('refuses a cursor it did not give, and days that are none', async () => {
    for (const cursor of ['x', '', Buffer.from('["now","x"]').toString('base64url')])
      expect(await asha().visitor.refused(listJourneys, { cursor })).toMatchObject({
        code: 'invalid',
        issues: [{ path: 'cursor' }],
      })
    expect(await asha().visitor.refused(listJourneys, { from: 'yesterday' })).toMatchObject({
      issues: [{ path: 'from' }],
    })
  })

  it.each(['meera', 'tara'] as const)('is not for %s, who does not sell [EMP-13]', async (who) => {
    expect(await atTheDesk(server, who).visitor.refused(listJourneys)).toMatchObject({ http: 403 })
    expect(await server.visitor().refused(listJourneys)).toMatchObject({ http: 401, code: 'signed-out' })
  })
})
