import { expect, it } from 'vitest'
import { createCustomer, getFeCode, readQuoteCount } from '#contract/journey/customer.calls.ts'
import { captureEvents } from '#contract/journey/event-capture.calls.ts'
import { leads } from '#server/db/schema.ts'
import { journeys } from '#server/journeys/journeys.routes.ts'
import { aLead } from '../support/a-lead.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

const asha = {
  customer_name: 'Asha Sharma',
  customer_phone: '9876543210',
  customer_email: 'asha@example.com',
}

describeOnEachDatabase('the calls beside a journey', { modules: [journeys] }, (server) => {
  it('knows a customer by the mobile number, under an id that does not tell it [API-19]', async () => {
    const visitor = server.visitor()
    const { status, data } = await visitor.call(createCustomer, asha)
    expect(status).toBe(true)
    expect(data.id).not.toContain('9876543210')
    const again = { ...asha, customer_name: 'Asha R', customer_phone: '919876543210' }
    expect((await visitor.call(createCustomer, again)).data.id).toBe(data.id)
    expect((await visitor.call(createCustomer, { ...asha, customer_phone: '9876543211' })).data.id).not.toBe(
      data.id,
    )
  })

  it('says what is wrong with the details of a customer', async () => {
    const refused = await server
      .visitor()
      .refused(createCustomer, { ...asha, customer_name: '', customer_phone: '12' })
    expect(refused.issues).toEqual([
      { path: 'customer_name', message: 'Field is required' },
      { path: 'customer_phone', message: 'Invalid Mobile Number' },
    ])
  })

  it('takes a customer as a form only', async () => {
    const response = await server.visitor().fetch('/api/v1/motor/create-customer', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asha),
    })
    expect(response.status).toBe(415)
  })

  it('answers a referral with its code [API-18]', async () => {
    const told = { refCode: 'DIWALI', feCode: '', ipAddress: '', fingurePrint: { platform: 'Linux' } }
    expect(await server.visitor().call(getFeCode, told)).toEqual({ status: 'success', data: 'DIWALI' })
  })

  it('counts the health journeys of this day in India [API-45, HEALTH-14]', async () => {
    const began = (id: string, moment: string, quoteType = 'health') =>
      aLead({ id, quoteType, createdAt: new Date(moment) })
    await server.db
      .insert(leads)
      .values([
        began('yesterday', '2026-06-14T23:59:59+05:30'),
        began('today', '2026-06-15T00:00:00+05:30'),
        began('motor', '2026-06-15T09:00:00+05:30', 'motor'),
      ])
    expect(await server.visitor().call(readQuoteCount)).toEqual({
      success: true,
      message: 'Quote Count Fetched',
      dataCount: 1,
    })
  })

  it('takes a batch of events that only we can read, and no other [API-50]', async () => {
    const sealed = { encryptedKey: 'a2V5', iv: 'aXY=', ciphertext: 'dGV4dA==', tag: 'dGFn' }
    expect(await server.visitor().call(captureEvents, { eventData: sealed })).toEqual({ status: 'success' })
    const clear = { eventData: [{ eventType: 'click' }] }
    expect(await server.visitor().refused(captureEvents, clear)).toMatchObject({ http: 422 })
  })
})
