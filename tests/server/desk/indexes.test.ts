import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { DeskQuery } from '#machines/schemas/desk.ts'
import type { Db } from '#server/db/types.ts'
import { type DeskScope, findJourneys, matchingOf } from '#server/desk/journeys.store.ts'
import { deskSearchOf } from '#server/desk/search.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { manyLeads } from './many-leads.ts'

const after = { updatedAt: new Date('2026-06-02T00:00:00Z'), id: 'lead' }
const agent: DeskScope = {
  employeeId: 'agent-0',
  letSee: ['lead-00000000000000001', 'lead-00000000000000002'],
}

type Asked = [what: string, index: RegExp, whose: DeskScope, query: Partial<DeskQuery>]
const asked: Asked[] = [
  ['an agent’s', /leads_employee/, agent, {}],
  ['an agent’s by status', /leads_employee/, agent, { status: 'policyDocSuccess' }],
  ['an agent’s by words of a name', /leads_name|leads_employee/, agent, { search: 'asha name12' }],
  ['everybody’s', /leads_updated/, 'anybodys', {}],
  ['everybody’s by status', /leads_status|leads_updated/, 'anybodys', { status: 'policyDocSuccess' }],
  ['everybody’s without a status', /leads_updated/, 'anybodys', { status: 'none' }],
  ['everybody’s by a rare product', /leads_product/, 'anybodys', { product: 'pet' }],
  ['everybody’s by words of a name', /leads_name/, 'anybodys', { search: 'kabir name47' }],
  ['one by mobile number', /leads_mobile/, 'anybodys', { search: '9000000500' }],
  ['one by plate', /leads_registration/, 'anybodys', { search: 'RJ14CA5000' }],
  ['one by lead id', /leads_pkey/, 'anybodys', { search: 'lead-00000000000000500' }],
]

async function planOf(db: Db, whose: DeskScope, query: Partial<DeskQuery>): Promise<string> {
  const { search = '' } = query
  const matching = matchingOf({ ...query, search }, deskSearchOf(search))
  const page = findJourneys(db, { whose, matching, after, limit: 26 })
  const explained = (await db.execute(sql`explain ${page.getSQL()}`)) as unknown as { rows: object[] }
  return explained.rows.flatMap((row) => Object.values(row)).join('\n')
}

describeOnEachDatabase('a page of the desk among many journeys', { modules: [] }, (server) => {
  it('is found by an index, whatever is asked, and never by reading every journey', async () => {
    await manyLeads(server.db, 20_000)
    for (const [what, index, whose, query] of asked) {
      const plan = await planOf(server.db, whose, query)
      expect(plan, what).toMatch(index)
      expect(plan, what).not.toContain('Seq Scan on leads')
    }
  })
})
