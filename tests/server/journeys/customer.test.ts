import { expect, it } from 'vitest'
import { readQuoteCount } from '#contract/journey/customer.calls.ts'
import { leads } from '#server/db/schema.ts'
import { journeys } from '#server/journeys/journeys.routes.ts'
import { aLead } from '../support/a-lead.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

describeOnEachDatabase('the calls beside a journey', { modules: [journeys] }, (server) => {
  it('counts the health journeys of this day in India [API-45, HEALTH-14]', async () => {
    const began = (id: string, moment: string, quoteType = 'health') =>
      aLead({ id, quoteType, createdAt: new Date(moment) })
    await server.db
      .insert(leads)
      .values([
        began('yesterday', '2026-06-14T23:59:59+05:30'),
        began('today', '2026-06-15T00:00:00+05:30'),
        ...['motor', 'another', 'third'].map((id) => began(id, '2026-06-15T09:00:00+05:30', 'motor')),
        ...['pet', 'cat'].map((id) => began(id, '2026-06-15T09:00:00+05:30', 'pet')),
      ])
    expect(await server.visitor().call(readQuoteCount)).toEqual({
      success: true,
      message: 'Quote Count Fetched',
      dataCount: 1,
    })
  })
})
