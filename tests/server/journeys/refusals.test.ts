import { expect, it } from 'vitest'
import { readFlow, saveFlow } from '#contract/flow/flow.calls.ts'
import { wireAddOnsOf } from '#contract/quotes/wire-add-ons.ts'
import type { QuoteRequest } from '#machines/motor/record/quote-request.ts'
import { leads, transitions } from '#server/db/schema.ts'
import { flowRoutes } from '#server/journeys/flow.routes.ts'
import { leadOf } from '../support/lead-of.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aPlan } from './a-plan.ts'
import { aJourney, aSave, asha } from './asha.ts'
import { aJourneyWithPlan, plainRequest, plainWire } from './with-plan.ts'

const json = { 'content-type': 'application/json' }

describeOnEachDatabase('a save that cannot be', { modules: [flowRoutes] }, (server) => {
  const nothingChanged = async (version: number) => {
    const [lead] = await server.db.select().from(leads)
    expect(lead?.version).toBe(version)
  }

  it.each([
    [2, { step2: { make: 'Maruti' } }, 'step2.make'],
    [5, { step5: { ...asha.step5, registrationDate: '10/03/2022' } }, 'step5.registrationDate'],
  ])('names the field of step %i that has no such shape', async (step, wrong, path) => {
    const visitor = server.visitor()
    const lead = await aJourney(visitor, step - 1)
    const refused = await visitor.refused(saveFlow, aSave(step, { ...lead, ...wrong }))
    expect(refused).toMatchObject({ http: 422, code: 'invalid', issues: [{ path }] })
    await nothingChanged(step - 1)
  })

  it('is the sixty-second that one browser begins within an hour', async () => {
    const visitor = server.visitor()
    for (let begun = 0; begun < 61; begun += 1) await visitor.call(saveFlow, aSave(1))
    expect(await visitor.refused(saveFlow, aSave(1))).toMatchObject({ http: 429, code: 'too-many' })
    await server.visitor().call(saveFlow, aSave(1))
    expect(await server.db.select().from(leads)).toHaveLength(62)
  })

  it('says the message of the field where the machine finds fault with an answer', async () => {
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 4)
    const customerDetails = { ...asha.step5.customerDetails, customer_phone: '1234567890' }
    const refused = await visitor.refused(
      saveFlow,
      aSave(5, { ...lead, step5: { ...asha.step5, customerDetails } }),
    )
    expect(refused).toMatchObject({
      http: 422,
      code: 'invalid',
      issues: [{ path: 'mobile', message: 'Invalid Mobile Number' }],
    })
    await nothingChanged(4)
  })

  it('refuses a plate that is none', async () => {
    const step1 = { ...asha.step1, registrationNumber: 'XX-99' }
    const refused = await server.visitor().refused(saveFlow, aSave(1, { step1 }))
    expect(refused.issues).toEqual([{ path: 'registrationNumber', message: 'Enter a valid Number' }])
    expect(await server.db.select().from(leads)).toEqual([])
  })

  it('names the state and the event that the machine does not accept', async () => {
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 4)
    const young = { manufaturingDate: '2026-01-01', registrationDate: '2026-05-01' }
    const refused = await visitor.refused(saveFlow, aSave(5, { ...lead, step5: { ...asha.step5, ...young } }))
    expect(refused).toMatchObject({
      http: 409,
      code: 'not-now',
      current: { state: 'noPlans', event: 'ownership.given' },
    })
    await nothingChanged(4)
  })

  it('refuses a step that comes before its time', async () => {
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 1)
    const refused = await visitor.refused(saveFlow, aSave(4, lead))
    expect(refused).toMatchObject({
      http: 409,
      code: 'not-now',
      current: { state: 'make', event: 'variant.chosen' },
    })
    await nothingChanged(1)
  })

  it('refuses a plan that no insurer offered', async () => {
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 6)
    const selectedPlan = aPlan({ final: 1_00 })
    const step7 = { motorRequest: plainWire, selectedPlan }
    const refused = await visitor.refused(saveFlow, aSave(7, { ...lead, step7 }))
    expect(refused).toMatchObject({ http: 422, issues: [{ path: 'step7.selectedPlan.caseId' }] })
    await nothingChanged(6)
  })

  it('names the amount that is too small, in events and in fields', async () => {
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 6)
    const request = { ...plainRequest, electricalAccessories: 999_00 }
    const step7 = { motorRequest: { policyType: 'comprehensive', addOns: wireAddOnsOf(request) } }
    for (const answers of [{ step7 }, { step7, events: [{ type: 'request.changed', request }] }]) {
      expect(await visitor.refused(saveFlow, aSave(7, { ...lead, ...answers }))).toMatchObject({
        http: 422,
        issues: [{ path: 'request.electricalAccessories', message: 'Enter ₹1,000 or more' }],
      })
    }
    await nothingChanged(6)
  })

  it('does not name an amount that was stored before it was too small, and is sent back unchanged', async () => {
    const visitor = server.visitor()
    const { customerLeadId, version } = await aJourneyWithPlan(server.db, visitor)
    const { record } = await leadOf(server, customerLeadId)
    const request = { ...plainRequest, electricalAccessories: 500_00 }
    const stored = { version: version + 1, record: { ...record, request } }
    await server.db.update(leads).set(stored)
    const lead = { customerLeadId, version: stored.version }
    const sent = (wanted: QuoteRequest) => ({
      ...lead,
      step7: {
        motorRequest: { policyType: 'comprehensive', addOns: wireAddOnsOf(wanted) },
        selectedPlan: aPlan({ insurerId: 15, insurer: 'ICICI Lombard', caseId: 'case-2' }),
      },
    })
    const changed = sent({ ...request, electricalAccessories: 600_00 })
    expect(await visitor.refused(saveFlow, aSave(7, changed))).toMatchObject({ http: 422 })
    await visitor.call(saveFlow, aSave(7, sent(request)))
    const saved = await leadOf(server, customerLeadId)
    expect(saved.record).toMatchObject({ request, plan: { caseId: 'case-2' } })
  })

  it('answers a body that is no JSON, of another type or too large without touching anything', async () => {
    const visitor = server.visitor()
    const post = (body: string, headers: Record<string, string> = json) =>
      visitor.fetch('/api/v1/admin/flow', { method: 'POST', body, headers })
    const replies = [
      await post('{"step":'),
      await post('[]'),
      await post('step=1', { 'content-type': 'application/x-www-form-urlencoded' }),
      await post(JSON.stringify({ ...aSave(1), padding: 'x'.repeat(300_000) })),
    ]
    expect(replies.map((reply) => reply.status)).toEqual([400, 422, 415, 413])
    expect(await server.db.select().from(leads)).toEqual([])
    expect(await server.db.select().from(transitions)).toEqual([])
  })

  it('leaves no cookie behind where nothing began', async () => {
    const response = await server.visitor().ask(saveFlow, aSave(1, { step1: undefined }))
    expect(response.status).toBe(422)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('does not know a journey that was never started', async () => {
    const visitor = server.visitor()
    const lead = { customerLeadId: 'nobody', version: 1 }
    expect(await visitor.refused(saveFlow, aSave(2, lead))).toMatchObject({
      http: 404,
      code: 'unknown-journey',
    })
    expect(await visitor.refused(readFlow, lead)).toMatchObject({ http: 404, code: 'unknown-journey' })
  })

  it("shows a stranger nothing of somebody's journey but whom to ask", async () => {
    const lead = await aJourney(server.visitor(), 5)
    const stranger = server.visitor()
    const current = { mobile: '98XXXXXX10' }
    const read = await stranger.refused(readFlow, lead)
    expect(read).toMatchObject({ http: 403, code: 'prove-owner' })
    expect(read.current).toEqual(current)
    const saved = await stranger.refused(saveFlow, aSave(6, lead))
    expect(saved).toMatchObject({ http: 403, code: 'prove-owner' })
    expect(saved.current).toEqual(current)
    await nothingChanged(5)
  })
})
