import { expect, it } from 'vitest'
import { loginCustomer } from '#contract/account/customer-login.calls.ts'
import { createCustomer, getFeCode } from '#contract/journey/customer.calls.ts'
import { customers, leads, referrals } from '#server/db/schema.ts'
import { aJourney } from '../journeys/asha.ts'
import { aLead } from '../support/a-lead.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { latestCode, signInCustomer } from '../support/sign-in.ts'
import type { Visitor } from '../support/visitor.ts'

const asha = {
  customer_name: 'Asha Sharma',
  customer_phone: '9876543210',
  customer_email: 'asha@example.com',
}

describeOnEachDatabase('what a purchase says of its customer', {}, (server) => {
  const kept = () => server.db.select().from(customers)
  const arrived = (visitor: Visitor, refCode: string, feCode = '') =>
    visitor.call(getFeCode, { refCode, feCode, ipAddress: '', fingurePrint: { platform: 'Linux' } })

  it('is kept once for each number, unproved [API-19]', async () => {
    const visitor = server.visitor()
    const { status, data } = await visitor.call(createCustomer, asha)
    expect(status).toBe(true)
    const again = { ...asha, customer_name: 'Asha R', customer_phone: '919876543210', city: 'Jaipur' }
    expect((await visitor.call(createCustomer, again)).data.id).toBe(data.id)
    const [customer, ...others] = await kept()
    expect(others).toEqual([])
    expect(customer).toMatchObject({
      id: data.id,
      mobile: '9876543210',
      name: 'Asha R',
      city: 'Jaipur',
      uniqueNumber: expect.stringMatching(/^[1-9]\d{12}$/),
      verifiedAt: null,
    })
  })

  it('lets the customer sign in with the number, and is not written over afterwards', async () => {
    const mobileNumber = asha.customer_phone
    await server.visitor().call(createCustomer, asha)
    const phone = server.visitor()
    await phone.call(loginCustomer, { api_status: 'sendOtp', mobileNumber })
    const otp = await latestCode(server, mobileNumber)
    await phone.call(loginCustomer, { api_status: 'verify', mobileNumber, otp })
    const stranger = { ...asha, customer_name: 'Somebody Else', customer_email: 'else@example.com' }
    await server.visitor().call(createCustomer, stranger)
    expect(await kept()).toMatchObject([{ name: 'Asha Sharma', email: 'asha@example.com' }])
  })

  it('keeps what was said before where nothing is said, and passes over words it does not know', async () => {
    const visitor = server.visitor()
    await visitor.call(createCustomer, { ...asha, dateOfBirth: '15/08/1990', customer_gender: 'Female' })
    await visitor.call(createCustomer, { ...asha, dateOfBirth: 'soon', customer_gender: 'somebody' })
    expect(await kept()).toMatchObject([{ dateOfBirth: '1990-08-15', gender: 'Female' }])
  })

  it('is refused with words beside the field', async () => {
    const refused = await server
      .visitor()
      .refused(createCustomer, { ...asha, customer_name: '', customer_phone: '12' })
    expect(refused.issues).toEqual([
      { path: 'customer_name', message: 'Field is required' },
      { path: 'customer_phone', message: 'Invalid Mobile Number' },
    ])
  })

  it('comes as a form only', async () => {
    const response = await server.visitor().fetch('/api/v1/motor/create-customer', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asha),
    })
    expect(response.status).toBe(415)
  })

  it('writes on the journey how its customer came, first come first named [API-19]', async () => {
    const visitor = server.visitor()
    const { customerLeadId } = await aJourney(visitor, 5)
    await server.db.insert(leads).values(aLead({ id: 'another' }))
    const { data: feCode } = await arrived(visitor, 'DIWALI')
    await visitor.call(createCustomer, { ...asha, customerLeadId, refCode: 'DIWALI', feCode })
    const { data: later } = await arrived(visitor, 'HOLI')
    await visitor.call(createCustomer, { ...asha, customerLeadId, refCode: 'HOLI', feCode: later })
    const kept = await server.db.select().from(leads)
    expect(Object.fromEntries(kept.map((lead) => [lead.id, [lead.refCode, lead.feCode]]))).toEqual({
      [customerLeadId]: ['DIWALI', feCode],
      another: [null, null],
    })
  })

  it('writes no made up code on a journey, nor anything on another’s', async () => {
    const visitor = server.visitor()
    const { customerLeadId } = await aJourney(visitor, 5)
    await visitor.call(createCustomer, { ...asha, customerLeadId, feCode: 'made up' })
    expect(await server.db.select().from(leads)).toMatchObject([{ feCode: null }])
    const stranger = server.visitor()
    expect(
      await stranger.refused(createCustomer, { ...asha, customerLeadId, refCode: 'MINE' }),
    ).toMatchObject({ http: 403, code: 'prove-owner' })
  })

  it('gives each visit a code and keeps its address and device as hashes [API-18, PARTNER-05]', async () => {
    const visitor = server.visitor()
    const { data } = await arrived(visitor, 'DIWALI')
    const [referral] = await server.db.select().from(referrals)
    const hash = expect.stringMatching(/^[\w-]{40,}$/)
    expect(referral).toMatchObject({
      ...{ feCode: data, refCode: 'DIWALI' },
      ...{ addressHash: hash, fingerprintHash: hash },
    })
    expect(JSON.stringify(referral)).not.toMatch(/Linux|127\.0\.0\.1/)
    expect(referral?.fingerprintHash).not.toBe(referral?.addressHash)
    expect((await arrived(visitor, '', data)).data).toBe(data)
    expect((await arrived(visitor, 'DIWALI', data)).data).toBe(data)
    expect((await arrived(visitor, 'HOLI', data)).data).not.toBe(data)
    expect((await arrived(visitor, '', 'made up')).data).not.toBe('made up')
  })

  it('leaves the details alone of who is signed in', async () => {
    const visitor = server.visitor()
    await signInCustomer(server, visitor, asha.customer_phone)
    await visitor.call(createCustomer, { ...asha, customer_name: 'Typed In Haste' })
    expect(await kept()).toMatchObject([{ name: 'Asha Sharma' }])
  })
})
