import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { saveFlow } from '#contract/flow/flow.calls.ts'
import { setOwner } from '#server/access/leads.store.ts'
import { type Lead, leads, transitions } from '#server/db/schema.ts'
import { flowRoutes } from '#server/journeys/flow.routes.ts'
import { leadOf } from '../support/lead-of.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aJourney, aSave, asha } from './asha.ts'

/** What others do to a lead after this process wrote it, which a save that does not read it has to notice. */
describeOnEachDatabase('a save on a remembered lead', { modules: [flowRoutes] }, (server) => {
  async function changed(different: Partial<Lead>, lead: Readonly<{ customerLeadId: string }>) {
    await server.db.update(leads).set(different).where(eq(leads.id, lead.customerLeadId))
  }
  const moves = () => server.db.select().from(transitions)

  it('is refused once the lead has another owner, whatever is saved', async () => {
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 2)
    const before = await moves()
    await setOwner(server.db, lead.customerLeadId, 'another browser', server.clock.now())
    expect(await visitor.refused(saveFlow, aSave(3, lead))).toMatchObject({ http: 403, code: 'prove-owner' })
    expect((await leadOf(server, lead.customerLeadId)).version).toBe(2)
    expect(await moves()).toEqual(before)
  })

  it('tells a browser that has lost the lead so before what is wrong with its answers', async () => {
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 2)
    await setOwner(server.db, lead.customerLeadId, 'another browser', server.clock.now())
    const unsound = aSave(3, { ...lead, step3: { model: 'unsound' } })
    expect(await visitor.refused(saveFlow, unsound)).toMatchObject({ http: 403, code: 'prove-owner' })
  })

  it('is refused to another browser, which names the right version', async () => {
    const lead = await aJourney(server.visitor(), 2)
    expect(await server.visitor().refused(saveFlow, aSave(3, lead))).toMatchObject({
      http: 403,
      code: 'prove-owner',
    })
  })

  it('shows what stands now where another server has saved', async () => {
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 2)
    await changed({ version: 3 }, lead)
    expect(await visitor.refused(saveFlow, aSave(3, lead))).toMatchObject({
      http: 409,
      code: 'saved-elsewhere',
      current: { version: 3, step2: asha.step2 },
    })
  })

  it('is refused while the insurer is asked, though the version is the same', async () => {
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 2)
    await changed({ status: 'proposalRequest' }, lead)
    expect(await visitor.refused(saveFlow, aSave(3, lead))).toMatchObject({ http: 409, code: 'not-now' })
  })

  it('finds no journey that was erased meanwhile', async () => {
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 2)
    await server.db.delete(leads).where(eq(leads.id, lead.customerLeadId))
    expect(await visitor.refused(saveFlow, aSave(3, lead))).toMatchObject({
      http: 404,
      code: 'unknown-journey',
    })
  })

  it('keeps what others wrote beside the answers', async () => {
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 2)
    await changed({ customerId: 'asha', language: 'hi', refCode: 'R1' }, lead)
    await visitor.call(saveFlow, aSave(3, lead))
    expect(await leadOf(server, lead.customerLeadId)).toMatchObject({
      version: 3,
      customerId: 'asha',
      language: 'hi',
      refCode: 'R1',
    })
  })

  it('keeps the language of the page that saves', async () => {
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 1)
    const response = await visitor.fetch(`/api/v1/${saveFlow.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', localization: 'hi' },
      body: JSON.stringify(aSave(2, lead)),
    })
    expect(response.status).toBe(200)
    expect((await leadOf(server, lead.customerLeadId)).language).toBe('hi')
  })

  it('goes on after answers that were refused', async () => {
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 2)
    const unsound = aSave(3, { ...lead, step3: { model: 'unsound' } })
    expect(await visitor.refused(saveFlow, unsound)).toMatchObject({ http: 422, code: 'invalid' })
    expect(await visitor.refused(saveFlow, aSave(5, lead))).toMatchObject({ http: 409, code: 'not-now' })
    const { data } = await visitor.call(saveFlow, aSave(3, lead))
    expect(data.data.version).toBe(3)
  })
})
