import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { readFlow, saveFlow } from '#contract/flow/flow.calls.ts'
import { leads, transitions } from '#server/db/schema.ts'
import { flowRoutes } from '#server/journeys/flow.routes.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aJourney, aSave, asha } from './asha.ts'

describeOnEachDatabase('a journey', { modules: [flowRoutes] }, (server) => {
  const rows = () => server.db.select().from(leads)
  const logged = () => server.db.select().from(transitions).orderBy(transitions.id)

  it('starts with its first step and says so [MOTOR-14, API-44, API-48]', async () => {
    const visitor = server.visitor()
    const reply = await visitor.call(saveFlow, aSave(1))
    const { customerLeadId } = reply.data.data
    expect(reply).toEqual({
      status: 'success',
      data: { message: 'process started!!', data: { customerLeadId, version: 1 } },
    })
    const [lead] = await rows()
    expect(lead).toMatchObject({
      id: customerLeadId,
      version: 1,
      status: null,
      processStep: 'step1',
      processDescription: 'registrationNumber',
      registrationNumber: 'RJ-14-CA-1234',
      vehicleType: '4w',
      source: 'customer',
    })
  })

  it('gives the browser the lead for two hours and its owner a secret no script reads [MOTOR-14, STATE-05]', async () => {
    const response = await server.visitor().ask(saveFlow, aSave(1))
    const [lead] = await rows()
    const [forScripts, forUs] = response.headers.getSetCookie()
    expect(forScripts).toContain(`customerLeadId=${lead?.id}; Max-Age=7200; Path=/`)
    expect(forScripts).not.toContain('HttpOnly')
    expect(forUs).toContain('HttpOnly')
    expect(forUs).not.toContain(lead?.ownerHash)
  })

  it('starts with every step that is known already, and names the last of them [RESUME-17]', async () => {
    const visitor = server.visitor()
    const known = { step1: asha.step1, step2: asha.step2, step3: asha.step3 }
    const start = { ...aSave(4, known), processDiscription: 'registrationNumber' }
    const { data } = await visitor.call(saveFlow, start)
    const { data: record } = await visitor.call(readFlow, data.data)
    expect(record).toMatchObject({ processStep: 'step4', step2: asha.step2, step4: asha.step4 })
    expect(record.processDescription).toBe('variant')
  })

  it('keeps what is taken for granted of the old policy', async () => {
    const visitor = server.visitor()
    const { customerLeadId, version } = await aJourney(visitor, 5)
    const pypSelection = { ...asha.step6.pypSelection, assumed: ['claimed', 'ncb'] }
    await visitor.call(saveFlow, aSave(6, { customerLeadId, version, step6: { pypSelection } }))
    const { data } = await visitor.call(readFlow, { customerLeadId })
    expect(data.step6).toEqual({ pypSelection })
  })

  it('keeps which answers about the owner are taken for granted', async () => {
    const visitor = server.visitor()
    const step5 = { ...asha.step5, ownerAssumed: ['customerType', 'ownerChanged'] }
    const { customerLeadId, version } = await aJourney(visitor, 4)
    await visitor.call(saveFlow, aSave(5, { customerLeadId, version, step5 }))
    const { data } = await visitor.call(readFlow, { customerLeadId })
    expect(data.step5).toEqual(step5)
  })

  it.each([
    ['keeps the city of the office of a number', 'RJ14', 'Jaipur'],
    ['does not take the office of another number', 'MH01', undefined],
  ])('%s', async (_, rtoCode, city) => {
    const visitor = server.visitor()
    const step1 = { ...asha.step1, rtoCode, RTOCityName: 'Jaipur' }
    const { data } = await visitor.call(saveFlow, aSave(1, { step1 }))
    const { data: record } = await visitor.call(readFlow, data.data)
    expect(record.step1?.RTOCityName).toBe(city)
  })

  it('does not start without the steps before its own', async () => {
    const refused = await server.visitor().refused(saveFlow, aSave(3))
    expect(refused).toMatchObject({ http: 422, code: 'invalid' })
    expect(refused.issues).toEqual([
      { path: 'step1', message: 'Field is required' },
      { path: 'step2', message: 'Field is required' },
    ])
    expect(await rows()).toEqual([])
  })

  it('is saved step by step and read back as it was told [API-44, RESUME-12, RESUME-13, RESUME-14, RESUME-17]', async () => {
    const visitor = server.visitor()
    const { customerLeadId } = await aJourney(visitor, 6)
    const { data } = await visitor.call(readFlow, { customerLeadId })
    expect(data).toMatchObject({
      customerLeadId,
      version: 6,
      quoteType: 'motor',
      source: 'customer',
      processStep: 'step6',
      processDescription: 'pypSelection',
      ...asha,
      motorRequest: {
        businessType: 'not expired',
        policyDateExceeded: false,
        prevPolicyEndDate: '2026-07-05',
      },
    })
    expect(data).not.toHaveProperty('status')
  })

  it('keeps the columns a desk searches by in step with the record', async () => {
    await aJourney(server.visitor(), 5)
    const [lead] = await rows()
    expect(lead).toMatchObject({ mobile: '9876543210', customerName: 'Asha Rani Sharma', version: 5 })
    expect(lead?.record).not.toHaveProperty('leadId')
  })

  it('keeps a mobile number without the prefix it was typed with, so that it can be masked', async () => {
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 4)
    const customerDetails = { ...asha.step5.customerDetails, customer_phone: '919876543210' }
    await visitor.call(saveFlow, aSave(5, { ...lead, step5: { ...asha.step5, customerDetails } }))
    expect((await rows())[0]?.mobile).toBe('9876543210')
  })

  it('logs what the machine heard, with the save', async () => {
    const { customerLeadId } = await aJourney(server.visitor(), 2)
    const moves = (await logged()).map(({ machine, fromState, event, toState }) => [
      machine,
      fromState,
      event,
      toState,
    ])
    expect(moves).toEqual([
      ['motor', 'start.vehicle', 'vehicle.chosen', 'start.number'],
      ['motor', 'start.number', 'registration.given', 'make'],
      ['motor', 'make', 'make.chosen', 'model'],
    ])
    expect(await logged()).toMatchObject(
      Array(3).fill({ leadId: customerLeadId, actor: 'customer', actorId: null, cause: 'admin/flow' }),
    )
  })

  it('forgets what hung on an answer that is given anew, and keeps the contact', async () => {
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 6)
    const tata = { step2: { make: { value: 77, label: 'Tata' } } }
    await visitor.call(saveFlow, aSave(2, { ...lead, ...tata }))
    const { data } = await visitor.call(readFlow, lead)
    expect(data).toMatchObject({ processStep: 'step2', version: 7, ...tata })
    expect(data).not.toHaveProperty('step3')
    expect(data).toHaveProperty('motorRequest.make', 'Tata')
    expect(data).not.toHaveProperty('motorRequest.model')
    const [row] = await rows()
    expect(row?.mobile).toBe('9876543210')
  })

  it('lets a new vehicle go on without a previous policy', async () => {
    const visitor = server.visitor()
    const isNew = {
      step1: {
        registrationNumber: '',
        vehicleType: '2w',
        IsVehicleNew: true,
        rtoCode: 'RJ14',
        RTOCityName: 'Jaipur',
      },
    }
    const lead = await aJourney(visitor, 4, isNew)
    const bought = { manufaturingDate: '2026-01-01', registrationDate: '2026-06-15' }
    await visitor.call(saveFlow, aSave(5, { ...lead, ...isNew, step5: { ...asha.step5, ...bought } }))
    const { data } = await visitor.call(readFlow, lead)
    expect(data).toMatchObject({ processStep: 'step5', ...isNew, motorRequest: { businessType: 'new' } })
  })

  it('derives the business type anew on the day it is resumed', async () => {
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 6)
    server.clock.set('2026-07-06T00:10:00+05:30')
    const { data } = await visitor.call(readFlow, lead)
    expect(data).toHaveProperty('motorRequest.businessType', 'expired within 90 days')
  })

  it('belongs to the employee who brought the customer', async () => {
    await server.visitor().call(saveFlow, aSave(1, { source: 'empl', emplId: 'E42', referralCode: 'DIWALI' }))
    const [lead] = await rows()
    expect(lead).toMatchObject({ source: 'empl', emplId: 'E42', refCode: 'DIWALI' })
  })

  it('renews the two hours with every save and every reading', async () => {
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 1)
    const saved = await visitor.ask(saveFlow, aSave(2, lead))
    const inHindi = await visitor.fetch(`/api/v1/${saveFlow.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', localization: 'hi' },
      body: JSON.stringify(aSave(3, { ...lead, version: 2 })),
    })
    for (const response of [saved, inHindi, await visitor.ask(readFlow, lead)]) {
      expect(response.status).toBe(200)
      expect(response.headers.getSetCookie()[0]).toContain('Max-Age=7200')
    }
  })

  it('is of no quote type that is not a product', async () => {
    const refused = await server.visitor().refused(saveFlow, aSave(1, { quoteType: 'boat' }))
    expect(refused).toMatchObject({ http: 422, code: 'invalid', issues: [{ path: 'quoteType' }] })
    expect(await server.db.select().from(leads).where(eq(leads.quoteType, 'boat'))).toEqual([])
  })
})
