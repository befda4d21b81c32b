import { sql } from 'drizzle-orm'
import type { RequestOf } from '#contract/call.ts'
import { listJourneys } from '#contract/desk/journeys.calls.ts'
import type { Database, Db } from '#server/db/types.ts'
import { deskWith } from '#server/desk/desk.routes.ts'
import { findJourneys } from '#server/desk/journeys.store.ts'
import { paymentLinks } from '#server/payments/payment-links.ts'
import { manyLeads } from '../server/desk/many-leads.ts'
import { anEmployee } from '../server/support/signed-in.ts'
import { TestServer } from '../server/support/test-server.ts'
import { median, type Row } from './table.ts'

const journeys = 100_000
const pageRows = 26

type Who = 'agent' | 'admin'
type Query = Partial<RequestOf<typeof listJourneys>>

const pages: [what: string, who: Who, query: Query][] = [
  ['first page of an agent', 'agent', {}],
  ['an agent’s, by status', 'agent', { status: 'proposalSuccess' }],
  ['an agent’s, by words of a name', 'agent', { search: 'asha name12' }],
  ['first page of everybody’s', 'admin', {}],
  ['everybody’s, by status', 'admin', { status: 'proposalSuccess' }],
  ['everybody’s, by a rare product', 'admin', { product: 'pet' }],
  ['everybody’s, by days', 'admin', { from: '2026-06-02', to: '2026-06-03' }],
  ['everybody’s, by words of a name', 'admin', { search: 'kabir name47' }],
  ['one by mobile number', 'agent', { search: '9000050000' }],
  ['one by plate', 'agent', { search: 'RJ14CA5000' }],
]

/** Pages of the desk with 100,000 journeys: the whole call without a socket, its entries in the audit trail included. */
export async function desk(open: () => Promise<Database>, database: string): Promise<Row[]> {
  const asking: { role: Who } = { role: 'agent' }
  const identify = async () => anEmployee('agent-0', asking.role)
  const server = new TestServer({ modules: [deskWith({ paymentLinks })], deps: { identify } })
  await server.start(open)
  await server.reset()
  await manyLeads(server.db, journeys)
  const rows: Row[] = []
  for (const [what, who, query] of pages) {
    asking.role = who
    const ms = await usualMs(() => server.visitor().call(listJourneys, query))
    rows.push({ what: `desk: ${what}, ${database}`, value: `${ms.toFixed(1)} ms` })
  }
  rows.push(await deepPage(server.db, database))
  await server.stop()
  return rows
}

/** The query of a page near the end of the list, against the same page counted off from the beginning. */
async function deepPage(db: Db, database: string): Promise<Row> {
  const skipped = journeys - 1_000
  const all = { whose: 'anybodys', matching: undefined, after: undefined } as const
  const [first] = await findJourneys(db, { ...all, limit: 1 })
  if (!first) throw new Error('There are no journeys')
  const updatedAt = new Date(first.updatedAt.getTime() - (skipped - 1) * 10_000)
  const id = `lead-${String(journeys - skipped + 1).padStart(17, '0')}`
  const keyset = await usualMs(() => findJourneys(db, { ...all, after: { updatedAt, id }, limit: pageRows }))
  const everything = findJourneys(db, { ...all, limit: journeys })
  const offset = await usualMs(() => db.execute(sql`${everything.getSQL()} offset ${skipped}`))
  return {
    what: `desk: the page after ${skipped} journeys, query alone, ${database}`,
    value: `${keyset.toFixed(1)} ms`,
    peer: 'the same page by OFFSET',
    ratio: `${(keyset / offset).toFixed(2)} x`,
  }
}

/** The first time is left out. */
async function usualMs(once: () => PromiseLike<unknown>): Promise<number> {
  await once()
  const times: number[] = []
  for (let count = 0; count < 15; count += 1) {
    const begun = performance.now()
    await once()
    times.push(performance.now() - begun)
  }
  return median(times)
}
