import { expect, it } from 'vitest'
import { readFlow, saveFlow } from '#contract/flow/flow.calls.ts'
import { emptyRecord } from '#machines/motor/record/motor-record.ts'
import { recordOf, updateLead } from '#server/access/leads.store.ts'
import { leads } from '#server/db/schema.ts'
import { flowRoutes } from '#server/journeys/flow.routes.ts'
import { aLead } from '../support/a-lead.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aJourney, aSave, asha } from './asha.ts'

describeOnEachDatabase('two savers of one journey', { modules: [flowRoutes] }, (server) => {
  it('refuses a save made on an older version and shows what stands now', async () => {
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 1)
    await visitor.call(saveFlow, aSave(2, lead))
    const tata = { step2: { make: { value: 77, label: 'Tata' } } }
    const refused = await visitor.refused(saveFlow, aSave(2, { ...lead, ...tata }))
    expect(refused).toMatchObject({
      http: 409,
      code: 'saved-elsewhere',
      current: { customerLeadId: lead.customerLeadId, version: 2, processStep: 'step2', step2: asha.step2 },
    })
  })

  it('leaves other journeys of the same version and status as they are', async () => {
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 1)
    const { customerLeadId: other } = await aJourney(visitor, 1)
    await visitor.call(saveFlow, aSave(2, lead))
    const rows = await server.db.select().from(leads)
    expect(Object.fromEntries(rows.map(({ id, version }) => [id, version]))).toEqual({
      [lead.customerLeadId]: 2,
      [other]: 1,
    })
  })

  it.each([
    [null, 'quotesRequested'],
    ['quotesRequested', null],
    ['quotesRequested', 'quotesGenerated'],
  ])(
    'writes nothing over a purchase that went from %s to %s meanwhile, nor over another',
    async (before, now) => {
      const lead = aLead({ status: now, record: emptyRecord })
      const others = [
        { ...lead, id: 'as before', status: before },
        { ...lead, id: 'as now' },
      ]
      await server.db.insert(leads).values([lead, ...others])
      const saved = { record: recordOf(server.deps, lead), at: server.clock.now() }
      const save = (status: string | null) => updateLead(server.deps, server.db, { ...lead, status }, saved)
      expect(await save(before)).toBeUndefined()
      expect(await save(now)).toMatchObject({ id: 'lead-1', version: 2, status: now })
      const rows = await server.db.select().from(leads)
      expect(Object.fromEntries(rows.map(({ id, version }) => [id, version]))).toEqual({
        'lead-1': 2,
        'as before': 1,
        'as now': 1,
      })
    },
  )

  it('lets one of two tabs that save at once win and tells the other', async () => {
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 1)
    const replies = await Promise.all([1, 2].map(() => visitor.ask(saveFlow, aSave(2, lead))))
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409])
    const [row] = await server.db.select().from(leads)
    expect(row?.version).toBe(2)
  })

  it('refuses a save that names no version', async () => {
    const visitor = server.visitor()
    const { customerLeadId } = await aJourney(visitor, 1)
    expect(await visitor.refused(saveFlow, aSave(2, { customerLeadId }))).toMatchObject({
      http: 409,
      code: 'saved-elsewhere',
      current: { version: 1 },
    })
  })

  it('takes the same save again once it names the version that stands', async () => {
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 1)
    await visitor.call(saveFlow, aSave(2, lead))
    await visitor.call(saveFlow, aSave(2, { ...lead, version: 2 }))
    const { data } = await visitor.call(readFlow, lead)
    expect(data).toMatchObject({ version: 3, processStep: 'step2', step2: asha.step2 })
  })
})
