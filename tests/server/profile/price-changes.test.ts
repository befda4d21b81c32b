import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { readQuotations } from '#contract/profile/own-lists.calls.ts'
import { quotationOfWire } from '#contract/profile/own-lists.codec.ts'
import { getQuotesData } from '#contract/quotes/quotes.calls.ts'
import { leads, quoteRuns } from '#server/db/schema.ts'
import { profile } from '#server/profile/profile.routes.ts'
import { quotes } from '#server/quotes/quotes.routes.ts'
import { swift } from '../../machines/motor/record/quoted-record.ts'
import { aQuestion, aQuotedLead, asha } from '../quotes/a-quoted-lead.ts'
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
