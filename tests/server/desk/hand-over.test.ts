import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { handOver, listColleagues, readHistory } from '#contract/desk/lead.calls.ts'
import { readFlow, saveFlow } from '#contract/flow/flow.calls.ts'
import { employees, leads } from '#server/db/schema.ts'
import { aJourney, aSave } from '../journeys/asha.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { atTheDesk, auditTrail, engage, identify, modules } from './at-the-desk.ts'

describeOnEachDatabase('leading the desk', { modules, deps: { identify } }, (server) => {
  beforeEach(() => engage(server))
  const asha = () => atTheDesk(server, 'asha')
  const dev = () => atTheDesk(server, 'dev')
  const ofAsha = { source: 'empl', emplId: 'asha' }
  const begun = () => aJourney(server.visitor(), 5, ofAsha)
  const leave = (username: string) =>
    server.db.update(employees).set({ isActive: false }).where(eq(employees.username, username))

  it('names who works at the desk now', async () => {
    await leave('ravi')
    expect((await dev().visitor.call(listColleagues)).data).toEqual([
      { username: 'asha', name: 'Asha Verma', role: 'agent' },
      { username: 'dev', name: 'Dev Verma', role: 'admin' },
    ])
  })

  it('gives a journey to a colleague: from then on it is theirs, and theirs alone [EMP-10]', async () => {
    const { customerLeadId } = await begun()
    await dev().visitor.call(handOver, { customerLeadId, username: 'ravi' })
    expect(await atTheDesk(server, 'ravi').ids()).toEqual([customerLeadId])
    expect(await asha().ids()).toEqual([])
    expect(await asha().visitor.refused(readFlow, { customerLeadId })).toMatchObject({ http: 403 })
    const { data } = await atTheDesk(server, 'ravi').visitor.call(readFlow, { customerLeadId })
    expect(data).toMatchObject({ source: 'empl', emplId: 'ravi' })
    expect(await dev().visitor.refused(readFlow, { customerLeadId })).toMatchObject({ http: 403 })
    const rows = (await auditTrail(server)).filter(({ action }) => action === handOver.path)
    expect(rows).toMatchObject([
      { employeeId: 'dev', leadId: customerLeadId, fields: [{ field: 'emplId', from: 'asha', to: 'ravi' }] },
    ])
  })

  it('attributes a customer’s own journey to an employee [EMP-04]', async () => {
    const { customerLeadId } = await aJourney(server.visitor(), 5)
    await dev().visitor.call(handOver, { customerLeadId, username: 'ravi' })
    const [lead] = await server.db.select().from(leads)
    expect(lead).toMatchObject({ source: 'empl', emplId: 'ravi', record: { source: 'empl', emplId: 'ravi' } })
    const [row] = await auditTrail(server)
    expect(row?.fields).toEqual([
      { field: 'source', from: 'customer', to: 'empl' },
      { field: 'emplId', from: null, to: 'ravi' },
    ])
  })

  it('is not undone by a save that was made before it', async () => {
    const customer = server.visitor()
    const lead = await aJourney(customer, 5, ofAsha)
    await dev().visitor.call(handOver, { ...lead, username: 'ravi' })
    expect(await customer.refused(saveFlow, aSave(6, lead))).toMatchObject({ code: 'saved-elsewhere' })
    expect((await server.db.select().from(leads))[0]?.emplId).toBe('ravi')
  })

  it('changes nothing where it is theirs already', async () => {
    const { customerLeadId, version } = await begun()
    await dev().visitor.call(handOver, { customerLeadId, username: 'asha' })
    expect((await server.db.select().from(leads))[0]?.version).toBe(version)
    expect(await auditTrail(server)).toEqual([])
  })

  it.each(['meera', 'nobody', 'ravi'])(
    'does not give a journey to %s, who does not work at the desk',
    async (username) => {
      const { customerLeadId } = await begun()
      await leave('ravi')
      expect(await dev().visitor.refused(handOver, { customerLeadId, username })).toMatchObject({
        code: 'invalid',
        issues: [{ path: 'username', message: 'Choose a colleague who works at the desk.' }],
      })
      expect(await dev().visitor.refused(handOver, { customerLeadId: 'x', username: 'asha' })).toMatchObject({
        code: 'unknown-journey',
      })
    },
  )

  it('tells in plain words who looked and who changed what, values only where the journey opens', async () => {
    const { customerLeadId, version } = await begun()
    const agent = asha()
    await agent.visitor.call(readFlow, { customerLeadId })
    await agent.visitor.call(saveFlow, aSave(6, { customerLeadId, version }))
    const told = async () => (await dev().visitor.call(readHistory, { customerLeadId })).data
    const entries = await told()
    expect(entries.map(({ name, what }) => `${name}: ${what}`)).toEqual([
      'Dev Verma: Read this history',
      'Asha Verma: Changed answers',
      'Asha Verma: Opened it to save answers',
      'Asha Verma: Opened the journey',
    ])
    expect(entries[1]?.changes).toContainEqual({ field: 'Previous policy: ncb' })
    await dev().getConsent(customerLeadId)
    const changed = (await told()).find(({ what }) => what === 'Changed answers')
    expect(changed?.changes).toContainEqual({ field: 'Previous policy: ncb', to: '25' })
  })

  it.each(['asha', 'meera', 'tara'] as const)('is nothing for %s [EMP-13]', async (who) => {
    const { customerLeadId } = await begun()
    const { visitor } = atTheDesk(server, who)
    const question = { customerLeadId, username: 'ravi' }
    for (const call of [listColleagues, handOver, readHistory])
      expect(await visitor.refused(call, question)).toMatchObject({ http: 403, code: 'not-allowed' })
  })
})
