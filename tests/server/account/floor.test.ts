import { beforeEach, expect, it } from 'vitest'
import { loginCustomer } from '#contract/account/customer-login.calls.ts'
import { checkEmployee, loginEmployee } from '#contract/account/employee-login.calls.ts'
import { signUpCustomer } from '#contract/account/sign-up.calls.ts'
import { codes } from '#server/db/schema.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aSignUp } from '../support/sign-in.ts'

const waits: { ms: number; end: () => void }[] = []
const wait = (ms: number) => new Promise<void>((end) => void waits.push({ ms, end }))

describeOnEachDatabase('the time an answer about a number takes', { deps: { wait } }, (server) => {
  beforeEach(() => void waits.splice(0))

  /** Lets everything happen that does not wait for the clock. */
  async function settled(asked: Promise<Response>): Promise<'answered' | 'waits'> {
    const soon = new Promise<'waits'>((resolve) => setTimeout(() => resolve('waits'), 150))
    return Promise.race([asked.then(() => 'answered' as const), soon])
  }

  it.each([
    ['a code for a customer', loginCustomer, { api_status: 'sendOtp' }],
    ['a customer’s code', loginCustomer, { api_status: 'verify', otp: '0000' }],
    ['whether somebody is an employee', checkEmployee, {}],
    ['a code for an employee', loginEmployee, { isVerified: false }],
    ['an employee’s code', loginEmployee, { isVerified: true, otp: '000000' }],
  ])('is never shorter than the floor: %s', async (_, call, request) => {
    const asked = server.visitor().ask(call, { ...request, mobileNumber: '9876543210' })
    expect(await settled(asked)).toBe('waits')
    expect(waits.map(({ ms }) => ms)).toEqual([300])
    waits[0]?.end()
    expect((await asked).status).toBe(200)
  })

  it('goes into the same work for a number that nobody knows: its code is made and hashed', async () => {
    const signedUp = server.visitor().ask(signUpCustomer, aSignUp('9876543210'))
    await settled(signedUp)
    for (const mobileNumber of ['9876543210', '9876543211']) {
      await settled(server.visitor().ask(loginCustomer, { api_status: 'sendOtp', mobileNumber }))
    }
    expect(await server.db.select().from(codes)).toMatchObject([{ tries: 0 }, { tries: 0 }])
  })
})
