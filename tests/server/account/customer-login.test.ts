import { expect, it } from 'vitest'
import { loginCustomer } from '#contract/account/customer-login.calls.ts'
import { readSession } from '#contract/account/session.calls.ts'
import { signUpCustomer } from '#contract/account/sign-up.calls.ts'
import { codes, customers, sessions } from '#server/db/schema.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { plan } from '../support/sandbox-plan.ts'
import { aSignUp, codesOf, latestCode, signInCustomer } from '../support/sign-in.ts'

const mobileNumber = '9876543210'
const send = { api_status: 'sendOtp', mobileNumber }

describeOnEachDatabase('a customer', {}, (server) => {
  async function asked() {
    const visitor = server.visitor()
    await visitor.call(signUpCustomer, aSignUp(mobileNumber))
    await visitor.call(loginCustomer, send)
    const verify = (otp: string) => visitor.call(loginCustomer, { ...send, api_status: 'verify', otp })
    return { visitor, verify }
  }
  const latest = () => latestCode(server, mobileNumber)
  const wrong = async () => ((await latest()) === '0000' ? '0001' : '0000')

  it('is signed in by the code on their phone [LOGIN-03, LOGIN-06, LOGIN-09, API-11, API-53]', async () => {
    const visitor = server.visitor()
    const customer = await signInCustomer(server, visitor, mobileNumber)
    expect(customer).toEqual({
      id: expect.stringMatching(/./),
      customer_name: 'Asha Sharma',
      customer_gender: 'Female',
      customer_email: 'asha@example.com',
      customer_phone: mobileNumber,
      dateOfBirth: '15/08/1990',
      marital_status: 'Married',
      city: 'Jaipur',
      customer_unique_number: '1987654321000',
    })
    expect((await visitor.call(readSession)).data).toEqual({ kind: 'customer', customer })
  })

  it('is told in the words of the specification that a code of four digits is sent [LOGIN-03, CONST-12]', async () => {
    const { visitor } = await asked()
    expect(await visitor.call(loginCustomer, send)).toEqual({
      success: true,
      message: 'OTP Sent Successfully !!',
      data: [],
    })
    expect(await latest()).toMatch(/^\d{4}$/)
  })

  it('has the number proved by the first code, and nobody else’s with it', async () => {
    const { visitor, verify } = await asked()
    await visitor.call(signUpCustomer, aSignUp('9876543211'))
    const proved = async () =>
      (await server.db.select().from(customers).orderBy(customers.mobile)).map(({ verifiedAt }) => verifiedAt)
    expect(await proved()).toEqual([null, null])
    await verify(await latest())
    const verifiedAt = server.clock.now()
    expect(await proved()).toEqual([verifiedAt, null])
    server.clock.advance(60_000)
    await signInCustomer(server, server.visitor(), mobileNumber)
    expect(await proved()).toEqual([verifiedAt, null])
  })

  it('is asked to sign up where nobody knows the number, and no message goes out [ERR-02, API-11]', async () => {
    expect(await server.visitor().call(loginCustomer, send)).toEqual({
      success: false,
      message: 'You are not a registered user. You have to Sign Up first',
      data: [],
    })
    expect(await codesOf(server, mobileNumber)).toEqual([])
  })

  it('is not signed in by the code of a number that nobody knows', async () => {
    const visitor = server.visitor()
    await visitor.call(loginCustomer, send)
    for (let otp = 0; otp < 5; otp += 1) {
      const told = { ...send, api_status: 'verify', otp: String(otp).padStart(4, '0') }
      expect(await visitor.call(loginCustomer, told)).toMatchObject({
        success: false,
        message: 'Please Enter a valid OTP',
      })
    }
    expect(visitor.jar.header).toBe('')
  })

  it('leaves a line in the log when refused and when signed in, without the number', async () => {
    const { verify } = await asked()
    await verify(await wrong())
    await verify(await latest())
    await server
      .visitor()
      .call(loginCustomer, { ...send, mobileNumber: '9876543299', api_status: 'verify', otp: '0000' })
    const lines = server.logs.filter(({ signIn }) => signIn !== undefined)
    const [session] = await server.db.select().from(sessions)
    expect(lines).toMatchObject([
      { signIn: 'customer', refusedFor: 'wrong', msg: 'sign-in refused', requestId: expect.any(String) },
      { signIn: 'customer', session: session?.id, msg: 'signed in', requestId: expect.any(String) },
      { signIn: 'customer', refusedFor: 'unknown number', msg: 'sign-in refused' },
    ])
    expect(server.logText).not.toMatch(/98765432\d\d|Asha/)
  })

  it('is told that a code is wrong, and gets nothing by it [ERR-04]', async () => {
    const { visitor, verify } = await asked()
    expect(await verify(await wrong())).toEqual({
      success: false,
      message: 'Please Enter a valid OTP',
      data: [],
    })
    expect(visitor.jar.header).toBe('')
    expect((await visitor.call(readSession)).data).toEqual({ kind: 'anonymous' })
  })

  it('is told that the tries of a code are used up, and no more how good one is', async () => {
    const { verify } = await asked()
    const right = await latest()
    const other = await wrong()
    const told = []
    for (let tries = 0; tries < 5; tries += 1) told.push((await verify(other)).message)
    expect(told).toEqual([
      ...Array(4).fill('Please Enter a valid OTP'),
      'Too many wrong tries. Ask for a new OTP.',
    ])
    expect(await verify(right)).toMatchObject({
      success: false,
      message: 'Too many wrong tries. Ask for a new OTP.',
    })
  })

  it('is told that a code has expired after five minutes', async () => {
    const { verify, visitor } = await asked()
    server.clock.advance(299_999)
    const right = await latest()
    server.clock.advance(1)
    expect(await verify(right)).toMatchObject({
      success: false,
      message: 'This OTP has expired. Ask for a new one.',
    })
    await visitor.call(loginCustomer, send)
    server.clock.advance(299_999)
    expect((await verify(await latest())).success).toBe(true)
  })

  it('uses a code once, and the newest alone', async () => {
    const { verify, visitor } = await asked()
    const earlier = await latest()
    await visitor.call(loginCustomer, send)
    expect((await verify(earlier)).success).toBe(false)
    expect((await verify(await latest())).success).toBe(true)
    expect((await verify(await latest())).success).toBe(false)
  })

  it('is told where the code could not be sent, which does not count as one', async () => {
    const { visitor } = await asked()
    for (let times = 0; times < 6; times += 1) {
      await plan(server, 'messages', { call: 'sms', do: 'down' })
      expect(await visitor.refused(loginCustomer, send)).toMatchObject({
        http: 503,
        code: 'unavailable',
        message: 'The OTP could not be sent. Please try again.',
      })
    }
    expect((await visitor.call(loginCustomer, send)).success).toBe(true)
  })

  it('is told what is wrong with a number', async () => {
    expect(await server.visitor().refused(loginCustomer, { ...send, mobileNumber: '12345' })).toMatchObject({
      http: 422,
      issues: [{ path: 'mobileNumber', message: 'Enter a valid mobile number' }],
    })
  })

  it('leaves neither code nor number in the logs, and of the code a hash in the database', async () => {
    const { verify } = await asked()
    const code = await latest()
    await verify(code)
    expect(server.logText).not.toContain(mobileNumber)
    const kept = JSON.stringify(await server.db.select().from(codes))
    expect(kept).not.toContain(`"${code}"`)
    expect(kept).not.toContain(mobileNumber)
  })
})
