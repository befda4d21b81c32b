import { expect, it } from 'vitest'
import { loginCustomer } from '#contract/account/customer-login.calls.ts'
import { logOut } from '#contract/account/session.calls.ts'
import { signUpCustomer } from '#contract/account/sign-up.calls.ts'
import { readFlow } from '#contract/flow/flow.calls.ts'
import { customers, leads, sessions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { aJourney } from '../journeys/asha.ts'
import { aLead } from '../support/a-lead.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { testRandom } from '../support/random.ts'
import { aSignUp, latestCode, signInCustomer, signInEmployee } from '../support/sign-in.ts'

const mobile = '9876543210'
const another = '9123456780'

describeOnEachDatabase('signing in', {}, (server) => {
  const joined = async () =>
    Object.fromEntries((await server.db.select().from(leads)).map(({ id, customerId }) => [id, customerId]))

  it('makes the journeys of this browser the customer’s, whatever number they name', async () => {
    const visitor = server.visitor()
    const [first, second] = [await aJourney(visitor, 5), await aJourney(visitor, 1)]
    const strangers = await aJourney(server.visitor(), 1)
    const { id } = await signInCustomer(server, visitor, another)
    expect(await joined()).toEqual({
      [first.customerLeadId]: id,
      [second.customerLeadId]: id,
      [strangers.customerLeadId]: null,
    })
  })

  it('makes the journeys that name the proved number theirs, on any device', async () => {
    const { customerLeadId } = await aJourney(server.visitor(), 5)
    const phone = server.visitor()
    expect((await phone.refused(readFlow, { customerLeadId })).code).toBe('prove-owner')
    await signInCustomer(server, phone, mobile)
    expect((await phone.call(readFlow, { customerLeadId })).data.customerLeadId).toBe(customerLeadId)
  })

  it('takes no journey from another customer', async () => {
    await server.db.insert(leads).values(aLead({ mobile, customerId: 'somebody' }))
    await signInCustomer(server, server.visitor(), mobile)
    expect(await joined()).toEqual({ 'lead-1': 'somebody' })
  })

  it('keeps the journey of an employee with them', async () => {
    await server.db.insert(leads).values(aLead({ mobile, emplId: 'asha.agent', source: 'empl' }))
    const { id } = await signInCustomer(server, server.visitor(), mobile)
    expect(await server.db.select().from(leads)).toMatchObject([{ emplId: 'asha.agent', customerId: id }])
  })

  it('joins nothing to an employee', async () => {
    const visitor = server.visitor()
    const { customerLeadId } = await aJourney(visitor, 5)
    await signInEmployee(server, visitor, '9000000001')
    expect(await joined()).toEqual({ [customerLeadId]: null })
  })

  it('joins nothing by signing up alone', async () => {
    const visitor = server.visitor()
    const { customerLeadId } = await aJourney(visitor, 5)
    await visitor.call(signUpCustomer, aSignUp(mobile))
    await visitor.call(logOut)
    expect(await joined()).toEqual({ [customerLeadId]: null })
  })
})

/** Fails when the session is given its id, the last thing of a sign-in. */
const random: Deps['random'] = { ...testRandom() }
const failing = { ...random, id: () => (broken ? fail() : random.id()) }
let broken = false
const fail = (): never => {
  throw new Error('no chance left')
}

describeOnEachDatabase('a sign-in that fails on its way', { deps: { random: failing } }, (server) => {
  it('leaves number, journeys and sessions as they were', async () => {
    await server.db.insert(leads).values(aLead({ mobile }))
    const visitor = server.visitor()
    await visitor.call(signUpCustomer, aSignUp(mobile))
    await visitor.call(loginCustomer, { api_status: 'sendOtp', mobileNumber: mobile })
    const verify = { api_status: 'verify', mobileNumber: mobile, otp: await latestCode(server, mobile) }
    broken = true
    expect(await visitor.refused(loginCustomer, verify)).toMatchObject({ http: 500 })
    broken = false
    expect(await server.db.select().from(customers)).toMatchObject([{ verifiedAt: null }])
    expect(await server.db.select().from(leads)).toMatchObject([{ customerId: null }])
    expect(await server.db.select().from(sessions)).toEqual([])
    expect(visitor.jar.header).toBe('')
  })
})
