import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { listJourneys } from '#contract/desk/journeys.calls.ts'
import { leads } from '#server/db/schema.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { atTheDesk, auditTrail, engage, identify, letSee, modules, someLeads } from './at-the-desk.ts'

describeOnEachDatabase('the pages of the desk', { modules, deps: { identify } }, (server) => {
  beforeEach(() => engage(server))
  const asha = () => atTheDesk(server, 'asha')

  it('goes on page by page without repeating or losing a journey while others change', async () => {
    const same = new Date('2026-06-15T09:00:00+05:30')
    const rows = Array.from({ length: 60 }, (_, index) => ({
      id: `lead-${String(index).padStart(2, '0')}`,
      emplId: index % 3 === 0 ? null : 'asha',
      // Many at one moment: only their ids tell them apart.
      updatedAt: same,
    }))
    await someLeads(server, rows)
    for (const { id, emplId } of rows) if (emplId === null) await letSee(server, 'asha', id)
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
    await someLeads(server, [{ emplId: 'asha' }, { emplId: 'asha' }, {}])
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
})
