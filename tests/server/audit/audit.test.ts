import { expect, it } from 'vitest'
import { auditLook } from '#server/audit/audit.store.ts'
import { type Audit, audits } from '#server/db/schema.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

describeOnEachDatabase('a look of an employee at a journey', { modules: [] }, (server) => {
  const look = () => ({ leadId: 'lead-1', employeeId: 'asha', action: 'flow', at: server.clock.now() })
  const ago = (ms: number) => new Date(server.clock.now().getTime() - ms)
  const change = [{ field: 'customer.name', from: 'Asha', to: 'Asha Rani' }]

  it.each<[string, () => Partial<Audit>, boolean]>([
    ['itself, within a minute', () => ({ at: ago(59_999) }), false],
    ['itself, a minute before', () => ({ at: ago(60_000) }), true],
    ['a look of another employee', () => ({ employeeId: 'ravi' }), true],
    ['a look at another journey', () => ({ leadId: 'lead-2' }), true],
    ['a look in the list', () => ({ action: 'desk/journeys' }), true],
    ['a change by the same employee', () => ({ fields: change }), true],
  ])('is written down beside %s: %s', async (_, different, isWritten) => {
    await server.db.insert(audits).values({ ...look(), fields: [], ...different() })
    await auditLook(server.db, look())
    const [, ...written] = await server.db.select().from(audits).orderBy(audits.id)
    expect(written).toMatchObject(isWritten ? [{ ...look(), fields: [] }] : [])
  })
})
