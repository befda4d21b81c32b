import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loginCustomer, sendContactOtp } from '#contract/account/customer-login.calls.ts'
import { loginEmployee } from '#contract/account/employee-login.calls.ts'
import { signUpCustomer } from '#contract/account/sign-up.calls.ts'
import { createApp } from '#server/app.ts'
import { modules } from '#server/modules.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aSignUp, codesOf, latestCode } from '../support/sign-in.ts'
import { visitorFrom } from '../support/visitor-from.ts'

const mobileNumber = '9876543210'
const send = { api_status: 'sendOtp', mobileNumber }
const verify = (otp: string) => ({ ...send, api_status: 'verify', otp })
const ten = '2026-06-15T10:00:00+05:30'

describeOnEachDatabase('the limits of codes', {}, (server) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(ten) }))
  afterEach(() => void vi.useRealTimers())
  let addresses = 0
  function elsewhere() {
    addresses += 1
    return visitorFrom(server.app, `203.0.113.${addresses % 250}`)
  }
  const signedUp = () => server.visitor().call(signUpCustomer, aSignUp(mobileNumber))

  /** Wrong codes from an address each, with a new code as often as that is possible. */
  async function wrongTries(times: number): Promise<number[]> {
    const answers = []
    for (let tries = 0; tries < times; tries += 1) {
      if (tries % 5 === 0) await elsewhere().ask(loginCustomer, send)
      const wrong = (await latestCode(server, mobileNumber)) === '0000' ? '0001' : '0000'
      answers.push((await elsewhere().ask(loginCustomer, verify(wrong))).status)
    }
    return answers
  }

  it('are four sends an hour for a number, from wherever it is asked and for whatever', async () => {
    await signedUp()
    for (let sends = 0; sends < 2; sends += 1) await elsewhere().call(loginCustomer, send)
    await elsewhere().call(loginEmployee, { isVerified: false, mobileNumber })
    await elsewhere().call(sendContactOtp, { name: 'Asha', number: mobileNumber })
    const response = await elsewhere().ask(loginCustomer, send)
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('3600')
    expect(await response.json()).toMatchObject({
      code: 'too-many',
      message: 'Too many OTPs were asked for. Please try again after 11:00 am.',
    })
    expect(await codesOf(server, mobileNumber)).toHaveLength(3)
    vi.setSystemTime(new Date('2026-06-15T11:00:00+05:30'))
    expect((await elsewhere().call(loginCustomer, send)).success).toBe(true)
  })

  it('are the same for a number that nobody knows', async () => {
    for (let sends = 0; sends < 4; sends += 1) await elsewhere().call(loginCustomer, send)
    expect((await elsewhere().refused(loginCustomer, send)).code).toBe('too-many')
  })

  it('are twenty sends an hour from an address, for whatever numbers', async () => {
    const visitor = visitorFrom(server.app, '198.51.100.7')
    const ask = (mobile: number) =>
      visitor.ask(loginCustomer, { ...send, mobileNumber: String(9_000_000_100 + mobile) })
    for (let mobile = 0; mobile < 20; mobile += 1) expect((await ask(mobile)).status).toBe(200)
    expect((await ask(20)).status).toBe(429)
  })

  it('lock a number after ten wrong tries from ten addresses, and say until when', async () => {
    await signedUp()
    expect(await wrongTries(10)).toEqual(Array(10).fill(200))
    const locked = 'This number is locked after too many wrong OTPs. Please try again after 11:00 am.'
    const right = verify(await latestCode(server, mobileNumber))
    expect(await elsewhere().refused(loginCustomer, right)).toMatchObject({ http: 429, message: locked })
    const response = await elsewhere().ask(loginCustomer, send)
    expect(response.headers.get('retry-after')).toBe('3600')
    expect(await response.json()).toMatchObject({ message: locked })
  })

  it('let any number of addresses try a number no oftener than one', async () => {
    await signedUp()
    const answers = await wrongTries(60)
    expect(answers.filter((status) => status === 200)).toHaveLength(10)
    expect(await codesOf(server, mobileNumber)).toHaveLength(2)
  })

  it('hold for tries made all at once', async () => {
    await signedUp()
    await elsewhere().call(loginCustomer, send)
    const tries = Array.from({ length: 30 }, () => elsewhere().ask(loginCustomer, verify('no')))
    const answers = (await Promise.all(tries)).map(({ status }) => status)
    expect(answers.filter((status) => status === 200)).toHaveLength(10)
  })

  it('do not count a code that was right', async () => {
    await signedUp()
    expect(await wrongTries(9)).toHaveLength(9)
    const right = verify(await latestCode(server, mobileNumber))
    expect((await elsewhere().call(loginCustomer, right)).success).toBe(true)
    expect(await wrongTries(2)).toEqual([200, 429])
  })

  it('open again when the hour is over', async () => {
    await signedUp()
    await wrongTries(11)
    vi.setSystemTime(new Date('2026-06-15T11:00:00+05:30'))
    await elsewhere().call(loginCustomer, send)
    const right = verify(await latestCode(server, mobileNumber))
    expect((await elsewhere().call(loginCustomer, right)).success).toBe(true)
  })

  it('are fifty tries an hour from an address, for whatever numbers', async () => {
    const visitor = visitorFrom(server.app, '198.51.100.8')
    const ask = (mobile: number) =>
      visitor.ask(loginCustomer, { ...verify('0000'), mobileNumber: String(9_000_000_200 + mobile) })
    for (let mobile = 0; mobile < 50; mobile += 1) expect((await ask(mobile)).status).toBe(200)
    const response = await ask(50)
    expect(response.status).toBe(429)
    expect(await response.json()).toMatchObject({
      message: 'Too many tries from your connection. Please try again after 11:00 am.',
    })
  })

  it('are known to every server on the database, also to one that has just begun', async () => {
    await signedUp()
    await wrongTries(10)
    const { deps, database } = server
    const restarted = createApp({ deps, ping: database.ping, modules })
    const visitor = visitorFrom(restarted, '203.0.113.9')
    expect((await visitor.refused(loginCustomer, send)).code).toBe('too-many')
  })
})
