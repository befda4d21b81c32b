import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { readQuotations } from '#contract/profile/own-lists.calls.ts'
import { quotationOfWire } from '#contract/profile/own-lists.codec.ts'
import { getQuotesData } from '#contract/quotes/quotes.calls.ts'
import { leads, quotes as quoteRows, quoteRuns } from '#server/db/schema.ts'
import { profile } from '#server/profile/profile.routes.ts'
import { priceChangesOf } from '#server/quotes/price-history.store.ts'
import { quotes } from '#server/quotes/quotes.routes.ts'
import { swift } from '../../machines/motor/record/quoted-record.ts'
import { aQuestion, aQuotedLead, asha } from '../quotes/a-quoted-lead.ts'
import { aLead } from '../support/a-lead.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

const deps = { identify: async () => asha }

describeOnEachDatabase('the price of a quotation', { modules: [quotes, profile], deps }, (server) => {
  beforeEach(async () => {
    await aQuotedLead(server)
    await ask()
  })
  const ask = () => server.visitor().call(getQuotesData, aQuestion())
  const price = async () => {
    const { data } = await server.visitor().call(readQuotations)
    return data.map(quotationOfWire)[0]?.price
  }

  it('has not changed while insurers were asked on one day', async () => {
    const seen = await price()
    expect(seen).toMatchObject({ on: '2026-06-15', isChosen: false })
    expect(seen).not.toHaveProperty('change')
  })

  it('is told with what it has become since the day before, in parts that add up', async () => {
    const before = await price()
    // The old policy has ended meanwhile.
    server.clock.set('2026-07-20T09:00:00+05:30')
    expect(await price()).toEqual(before)
    await ask()
    const now = await price()
    expect(now?.on).toBe('2026-07-20')
    const { since, amount = 0, reasons = [] } = now?.change ?? {}
    expect(since).toBe('2026-06-15')
    expect(amount).not.toBe(0)
    expect(reasons.reduce((sum, reason) => sum + reason.amount, 0)).toBe(amount)
    expect(reasons.every(({ text }) => text !== '')).toBe(true)
  })

  const nextDay = async (day: string) => {
    server.clock.set(`${day}T09:00:00+05:30`)
    await ask()
  }
  const changesOf = (...shown: [leadId: string, insurerId: number][]) =>
    priceChangesOf(
      server.deps,
      shown.map(([leadId, insurerId]) => ({ leadId, quoteType: 'motor', insurerId })),
    )

  it('is compared with none of three days ago where its insurer had none on the day before', async () => {
    await nextDay('2026-06-16')
    await nextDay('2026-07-20')
    expect(await changesOf(['lead-1', 13])).toMatchObject([{ change: { since: '2026-06-16' } }])
    const runs = await server.db.select().from(quoteRuns).orderBy(quoteRuns.startedAt)
    const before = eq(quoteRows.runId, runs[1]?.id ?? '')
    await server.db.update(quoteRows).set({ state: 'declined', result: null }).where(before)
    expect(await changesOf(['lead-1', 13])).toEqual([])
  })

  it('is that of its own journey and insurer, of however many at once', async () => {
    await nextDay('2026-07-20')
    await server.db.insert(leads).values(aLead({ id: 'lead-2', customerId: asha.customerId, record: swift }))
    const [runs, rows] = [await server.db.select().from(quoteRuns), await server.db.select().from(quoteRows)]
    const others = (id: string) => `others-${id}`
    await server.db
      .insert(quoteRuns)
      .values(runs.map((run) => ({ ...run, id: others(run.id), leadId: 'lead-2' })))
    const copies = rows.map((row) => ({ ...row, id: others(row.id), runId: others(row.runId) }))
    await server.db
      .insert(quoteRows)
      .values(copies.map((row) => ({ ...row, leadId: 'lead-2', caseId: row.caseId && others(row.caseId) })))
    const alone = [...(await changesOf(['lead-1', 33])), ...(await changesOf(['lead-2', 13]))]
    expect(alone.map(({ change }) => change.amount)).not.toContain(0)
    expect(await changesOf(['lead-1', 33], ['lead-2', 13])).toEqual(alone)
  })

  it('is compared with none where something else was asked for', async () => {
    await server.db
      .update(leads)
      .set({ record: { ...swift, ownerChanged: true } })
      .where(eq(leads.id, 'lead-1'))
    server.clock.set('2026-06-16T09:00:00+05:30')
    await ask()
    expect(await price()).toMatchObject({ on: '2026-06-16' })
    expect(await price()).not.toHaveProperty('change')
  })

  it('is compared with none that was kept in a way we no longer read', async () => {
    await server.db.update(quoteRuns).set({ request: {} })
    server.clock.set('2026-07-20T09:00:00+05:30')
    await ask()
    expect(await price()).not.toHaveProperty('change')
  })
})
