import { expect, it } from 'vitest'
import { loginCustomer } from '#contract/account/customer-login.calls.ts'
import { unlockNumber } from '#contract/desk/unlock.calls.ts'
import { audits } from '#server/db/schema.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { latestCode, signInCustomer, signInEmployee } from '../support/sign-in.ts'
import { visitorFrom } from '../support/visitor-from.ts'

const mobileNumber = '9876543210'
const asked = { api_status: 'sendOtp', mobileNumber }

describeOnEachDatabase('an admin’s unlock of a number', {}, (server) => {
  async function signedIn(mobile: string) {
    const employee = visitorFrom(server.app, '192.0.2.9')
    await signInEmployee(server, employee, mobile)
    return employee
  }
  const admin = () => signedIn('9000000005')
  const onNewDevice = (address: string) => visitorFrom(server.app, address)

  /** Strangers ask for codes and guess them until the number takes no more. */
  async function lockedNumber() {
    await signInCustomer(server, onNewDevice('192.0.2.1'), mobileNumber)
    for (let place = 0; place < 12; place += 1) {
      const guess = { api_status: 'verify', mobileNumber, otp: '0000' }
      await onNewDevice(`198.51.${place}.1`).ask(loginCustomer, guess)
      await onNewDevice(`198.51.${place}.1`).ask(loginCustomer, asked)
    }
    expect((await onNewDevice('192.0.2.2').refused(loginCustomer, asked)).http).toBe(429)
  }

  it('gives its owner a code again, who still has to know it', async () => {
    await lockedNumber()
    const reply = await (await admin()).call(unlockNumber, { mobileNumber })
    expect(reply.message).toBe('98XXXXXX10 takes codes again.')
    const owner = onNewDevice('192.0.2.2')
    await owner.call(loginCustomer, asked)
    const tried = async (otp: string) =>
      (await owner.call(loginCustomer, { api_status: 'verify', mobileNumber, otp })).success
    expect(await tried('none')).toBe(false)
    expect(await tried(await latestCode(server, mobileNumber))).toBe(true)
  })

  it('is logged under the admin’s name, without the number, before anything is opened', async () => {
    const dev = await admin()
    await dev.call(unlockNumber, { mobileNumber })
    const deeds = (await server.db.select().from(audits)).filter(({ action }) => action === unlockNumber.path)
    expect(deeds).toMatchObject([
      {
        employeeId: 'dev.admin',
        leadId: 'none',
        fields: [{ field: 'lockedNumber', from: '98XXXXXX10', to: null }],
      },
    ])
    expect(server.logText).not.toContain(mobileNumber)
  })

  it('tells nothing of whether the number is anybody’s', async () => {
    const dev = await admin()
    const reply = await dev.call(unlockNumber, { mobileNumber: '9123456789' })
    expect(reply).toEqual({ status: 'success', message: '91XXXXXX89 takes codes again.' })
  })

  it('is not a right of agents, and takes a number that can be one', async () => {
    const agent = await signedIn('9000000001')
    expect((await agent.refused(unlockNumber, { mobileNumber })).code).toBe('not-allowed')
    const dev = await admin()
    expect(await dev.refused(unlockNumber, { mobileNumber: '12345' })).toMatchObject({
      http: 422,
      issues: [{ path: 'mobileNumber' }],
    })
  })
})
