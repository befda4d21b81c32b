import { beforeEach, expect, it } from 'vitest'
import { leads, quoteRuns, quotes } from '#server/db/schema.ts'
import { planOfCase } from '#server/quotes/quotes.store.ts'
import { aPlan } from '../journeys/a-plan.ts'
import { aLead } from '../support/a-lead.ts'
import { startOfTests } from '../support/clock.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

describeOnEachDatabase('a price by its case', { modules: [] }, (server) => {
  /** What an asking has brought: the prices of two insurers. */
  async function priced(leadId: string, run: string, second: number) {
    const startedAt = new Date(Date.parse(startOfTests) + second * 1000)
    const asked = { id: run, leadId, request: {}, requestHash: run, onDay: '2026-06-15', startedAt }
    await server.db.insert(quoteRuns).values(asked)
    for (const insurerId of [13, 15]) {
      const caseId = `${run}-${insurerId}`
      const quote = { id: caseId, runId: run, leadId, insurerId, caseId, result: aPlan({ caseId }) }
      await server.db.insert(quotes).values({ ...quote, state: 'priced' })
    }
  }

  beforeEach(async () => {
    await server.db.insert(leads).values([aLead(), aLead({ id: 'lead-2' })])
    await priced('lead-1', 'old', 1)
    await priced('lead-1', 'new', 2)
    await priced('lead-2', 'others', 3)
  })

  it.each([
    ['new-13', true],
    ['new-15', true],
    ['old-13', false],
    ['others-13', false],
    ['nobodys', false],
  ])('can be bought where its journey was asked last: %s, %s', async (caseId, canBe) => {
    const plan = await planOfCase(server.db, 'lead-1', caseId)
    expect(plan?.caseId).toBe(canBe ? caseId : undefined)
  })
})
