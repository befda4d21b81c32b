import { beforeEach, expect, it } from 'vitest'
import { readPreviousRun } from '#contract/quotes/previous-run.calls.ts'
import { getQuotesData } from '#contract/quotes/quotes.calls.ts'
import { leads, quoteRuns } from '#server/db/schema.ts'
import { quotes } from '#server/quotes/quotes.routes.ts'
import { swift } from '../../machines/motor/record/quoted-record.ts'
import { aLead } from '../support/a-lead.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aQuestion, aQuotedLead, asha } from './a-quoted-lead.ts'
import { InsurersOnCall, says } from './insurers-on-call.ts'

const onCall = new InsurersOnCall()
const deps = { fetch: onCall.fetch, identify: async () => asha }
const customerLeadId = 'lead-1'

describeOnEachDatabase('the prices of an earlier day', { modules: [quotes], deps }, (server) => {
  beforeEach(async () => {
    onCall.reset()
    await aQuotedLead(server)
  })
  const ask = () => server.visitor().call(getQuotesData, aQuestion())
  const previous = async () => (await server.visitor().call(readPreviousRun, { customerLeadId })).data

  it('are none on the day they were asked, or where nobody was asked yet', async () => {
    expect(await previous()).toBeNull()
    await ask()
    expect(await previous()).toBeNull()
  })

  it('are none of another journey’s, though it asked the very same', async () => {
    await ask()
    await server.db.insert(leads).values(aLead({ id: 'lead-2' }))
    await server.db.update(quoteRuns).set({ leadId: 'lead-2' })
    server.clock.set('2026-06-16T09:00:00+05:30')
    expect(await previous()).toBeNull()
  })

  it('are told on another day, before and after it has prices of its own', async () => {
    const first = await ask()
    server.clock.set('2026-06-16T09:00:00+05:30')
    const before = await previous()
    expect(before).toMatchObject({ onDay: '2026-06-15', businessType: 'not expired' })
    expect(before?.quotes.map(({ caseId }) => caseId).sort()).toEqual(
      first.data.quotes.map(({ caseId }) => caseId).sort(),
    )
    await ask()
    expect(await previous()).toEqual(before)
  })

  it('are those of the last day before, and only of insurers that had one', async () => {
    await ask()
    server.clock.set('2026-06-16T09:00:00+05:30')
    onCall.let('digit', says.no('Not today'))
    await ask()
    server.clock.set('2026-06-17T09:00:00+05:30')
    const told = await previous()
    expect(told?.onDay).toBe('2026-06-16')
    expect(told?.quotes).toHaveLength(11)
  })

  it('still count when the policy has ended since', async () => {
    await ask()
    server.clock.set('2026-07-20T09:00:00+05:30')
    expect(await previous()).toMatchObject({ onDay: '2026-06-15', businessType: 'not expired' })
  })

  it('are none where something else is asked for since', async () => {
    await ask()
    server.clock.set('2026-06-16T09:00:00+05:30')
    await server.db.update(leads).set({ record: { ...swift, ownerChanged: true } })
    expect(await previous()).toBeNull()
  })

  it('are none where the journey has gone on from its quotes', async () => {
    await ask()
    server.clock.set('2026-06-16T09:00:00+05:30')
    await server.db.update(leads).set({ status: 'proposalRequest' })
    expect(await previous()).toBeNull()
  })
})
