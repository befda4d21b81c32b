import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { checkEmployee, getEmployeeDetails, loginEmployee } from '#contract/account/employee-login.calls.ts'
import { readSession, renewSession } from '#contract/account/session.calls.ts'
import { readFlow } from '#contract/flow/flow.calls.ts'
import { emptyRecord } from '#machines/motor/record/motor-record.ts'
import { seedSandbox } from '#server/account/sandbox-people.ts'
import { employees, leads, partners } from '#server/db/schema.ts'
import { aLead } from '../support/a-lead.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { plan } from '../support/sandbox-plan.ts'
import { codesOf, latestCode, signInCustomer, signInEmployee } from '../support/sign-in.ts'

const mobileNumber = '9000000001'
const send = { isVerified: false, mobileNumber }
const asha = {
  username: 'asha.agent',
  name: 'Asha Verma',
  email: 'asha.agent@safar.example',
  mobile_no: mobileNumber,
}

describeOnEachDatabase('an employee', {}, (server) => {
  beforeEach(() => seedSandbox(server.deps))

  async function asked() {
    const visitor = server.visitor()
    await visitor.call(loginEmployee, send)
    const verify = (otp: string) => visitor.call(loginEmployee, { ...send, isVerified: true, otp })
    return { visitor, verify }
  }
  const latest = () => latestCode(server, mobileNumber)
  const setAsha = (change: Partial<typeof employees.$inferInsert>) =>
    server.db.update(employees).set(change).where(eq(employees.username, asha.username))
  const failure = (message: string) => ({
    status: 'failure',
    data: { message },
    errors: [{ displayMessage: message }],
  })

  it('is told from others by the number alone [API-12]', async () => {
    const check = async (mobile: string) =>
      (await server.visitor().call(checkEmployee, { mobileNumber: mobile })).data
    expect(await check(mobileNumber)).toEqual({ isEmployeeUser: true })
    expect(await check('9876543210')).toEqual({ isEmployeeUser: false })
    await setAsha({ isActive: false })
    expect(await check(mobileNumber)).toEqual({ isEmployeeUser: false })
    expect(await codesOf(server, mobileNumber)).toEqual([])
  })

  it('is signed in by a code of six digits [EMP-07, API-13, ERR-05, CONST-12, API-53]', async () => {
    const { visitor, verify } = await asked()
    expect(await visitor.call(loginEmployee, send)).toMatchObject({
      status: 'success',
      data: { message: 'OTP Sent Successfully !!' },
    })
    expect(await latest()).toMatch(/^\d{6}$/)
    const unasked = await visitor.call(loginEmployee, { ...send, otp: await latest() })
    expect(unasked.data.message).toBe('OTP Sent Successfully !!')
    expect(await verify(await latest())).toMatchObject({
      status: 'success',
      data: { message: 'Login Successfully', data: asha },
    })
    expect((await visitor.call(readSession)).data).toEqual({
      kind: 'employee',
      employee: asha,
      role: 'agent',
    })
  })

  it('is told in displayMessage what went wrong [API-13, ERR-03, ERR-04, EMP-07]', async () => {
    const { visitor, verify } = await asked()
    expect(await verify('wrong!')).toEqual(failure('Please Enter a valid OTP'))
    for (let tries = 0; tries < 3; tries += 1) await verify('wrong!')
    expect(await verify('wrong!')).toEqual(failure('Too many wrong tries. Ask for a new OTP.'))
    await visitor.call(loginEmployee, send)
    server.clock.advance(300_000)
    expect(await verify(await latest())).toEqual(failure('This OTP has expired. Ask for a new one.'))
    const nobody = { ...send, mobileNumber: '9876543210' }
    expect(await visitor.call(loginEmployee, nobody)).toEqual(
      failure('You are not a registered user. You have to Sign Up first'),
    )
    expect(await visitor.call(loginEmployee, { ...nobody, isVerified: true, otp: '000000' })).toEqual(
      failure('Please Enter a valid OTP'),
    )
    expect(visitor.jar.header).toBe('')
  })

  it('is told where the code could not be sent', async () => {
    await plan(server, 'messages', { call: 'sms', do: 'down' })
    expect(await server.visitor().refused(loginEmployee, send)).toMatchObject({
      http: 503,
      message: 'The OTP could not be sent. Please try again.',
    })
  })

  it('is not signed in by the code of a customer, nor the other way round', async () => {
    await signInCustomer(server, server.visitor(), mobileNumber)
    const customers = await latest()
    const { verify } = await asked()
    expect((await verify(customers)).status).toBe('failure')
  })

  it('is shown by name to strangers, and in full to themselves and the desk [EMP-08, EMP-09, API-14]', async () => {
    const told = async (mobile?: string, username = asha.username) => {
      const visitor = server.visitor()
      if (mobile) await signInEmployee(server, visitor, mobile)
      return (await visitor.call(getEmployeeDetails, { username })).data.employeeData
    }
    const byName = { ...asha, email: '', mobile_no: '' }
    expect(await told()).toEqual(byName)
    expect(await told('9000000003')).toEqual(byName)
    expect(await told(mobileNumber)).toEqual(asha)
    expect(await told('9000000002')).toEqual(asha)
    expect(await told('9000000005')).toEqual(asha)
    // Whose role has no desk.
    expect(await told('9000000003', 'meera.analyst')).toEqual({
      username: 'meera.analyst',
      name: 'Meera Iyer',
      email: 'meera.analyst@safar.example',
      mobile_no: '9000000003',
    })
    const customer = server.visitor()
    await signInCustomer(server, customer, '9876543210')
    const request = { username: asha.username }
    expect((await customer.call(getEmployeeDetails, request)).data.employeeData).toEqual(byName)
  })

  it('is unknown under a name that is nobody’s or was, in the words of the specification [API-14]', async () => {
    const unknown = { http: 404, message: 'Failed to fetch employee details' }
    const visitor = server.visitor()
    expect(await visitor.refused(getEmployeeDetails, { username: 'nobody' })).toMatchObject(unknown)
    await setAsha({ isActive: false })
    expect(await visitor.refused(getEmployeeDetails, { username: asha.username })).toMatchObject(unknown)
  })

  it('may at the next request what the new role may', async () => {
    await server.db.insert(leads).values(aLead({ emplId: asha.username, record: emptyRecord }))
    const visitor = server.visitor()
    await signInEmployee(server, visitor, mobileNumber)
    const lead = { customerLeadId: 'lead-1' }
    expect((await visitor.ask(readFlow, lead)).status).toBe(200)
    visitor.jar.lose('leadOwner')
    await setAsha({ role: 'analyst' })
    expect(await visitor.refused(readFlow, lead)).toMatchObject({ http: 403, code: 'not-allowed' })
    await setAsha({ role: 'agent' })
    expect((await visitor.ask(readFlow, lead)).status).toBe(200)
  })

  it('is out with the next request once sent away', async () => {
    const visitor = server.visitor()
    await signInEmployee(server, visitor, mobileNumber)
    await setAsha({ isActive: false })
    expect(await visitor.refused(readSession)).toMatchObject({ http: 401, code: 'signed-out' })
    expect(await visitor.refused(renewSession)).toMatchObject({ http: 401, code: 'signed-out' })
    expect(await server.visitor().call(loginEmployee, send)).toMatchObject({ status: 'failure' })
  })

  it('is there in the sandbox from the start, and stays as it was made at every further one', async () => {
    const staff = async () =>
      (await server.db.select().from(employees).orderBy(employees.mobile)).map(
        ({ username, mobile, role, isActive }) => [username, mobile, role, isActive],
      )
    expect(await staff()).toEqual([
      ['asha.agent', '9000000001', 'agent', true],
      ['ravi.agent', '9000000002', 'agent', true],
      ['meera.analyst', '9000000003', 'analyst', true],
      ['tara.tester', '9000000004', 'tester', true],
      ['dev.admin', '9000000005', 'admin', true],
    ])
    await setAsha({ isActive: false })
    await seedSandbox(server.deps)
    expect((await staff())[0]).toEqual(['asha.agent', '9000000001', 'agent', false])
    expect(await server.db.select().from(partners)).toHaveLength(1)
  })
})
