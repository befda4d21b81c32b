import { expect, it } from 'vitest'
import { loginCustomer } from '#contract/account/customer-login.calls.ts'
import { readSession } from '#contract/account/session.calls.ts'
import { signUpCustomer } from '#contract/account/sign-up.calls.ts'
import { customers } from '#server/db/schema.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aSignUp, latestCode, signInCustomer } from '../support/sign-in.ts'
import { visitorFrom } from '../support/visitor-from.ts'

const mobile = '9876543210'
const asha = aSignUp(mobile)

describeOnEachDatabase('signing up', {}, (server) => {
  const kept = () => server.db.select().from(customers).orderBy(customers.mobile)

  it('keeps what was said, and gives no session and no id by it [SIGNUP-01, API-15, API-53]', async () => {
    const visitor = server.visitor()
    const { success, data } = await visitor.call(signUpCustomer, asha)
    expect(success).toBe(true)
    expect(data).toEqual({
      success: true,
      message: 'Your profile has been created successfully',
      id: '',
      customer_name: 'Asha Sharma',
      customer_gender: 'Female',
      customer_email: 'asha@example.com',
      customer_phone: mobile,
      dateOfBirth: '15/08/1990',
      marital_status: 'Married',
      city: 'Jaipur',
      customer_unique_number: '1987654321000',
    })
    expect(await kept()).toMatchObject([{ mobile, dateOfBirth: '1990-08-15', verifiedAt: null }])
    expect((await visitor.call(readSession)).data).toEqual({ kind: 'anonymous' })
  })

  it('does without a marital status, and takes the unique number as a number too [SIGNUP-01]', async () => {
    const told = { ...asha, maritalStatus: '', customerUniqueId: 1_987_654_321_000 }
    const { data } = await server.visitor().call(signUpCustomer, told)
    expect(data).toMatchObject({ marital_status: '', customer_unique_number: '1987654321000' })
  })

  it('is replaced by a later one while nobody has proved the number', async () => {
    await server.visitor().call(signUpCustomer, { ...asha, name: 'Some Prankster', city: 'Nowhere' })
    await server.visitor().call(signUpCustomer, asha)
    expect(await kept()).toMatchObject([{ name: 'Asha Sharma', city: 'Jaipur' }])
  })

  it('says "Customer Already Exist" for a number that was proved, and changes nothing [ERR-06, API-15]', async () => {
    await signInCustomer(server, server.visitor(), mobile)
    const again = { ...asha, name: 'Some Prankster', customerUniqueId: '2000000000000' }
    expect(await server.visitor().call(signUpCustomer, again)).toEqual({
      success: false,
      data: expect.objectContaining({ success: false, message: 'Customer Already Exist' }),
    })
    expect(await kept()).toMatchObject([{ name: 'Asha Sharma', uniqueNumber: '1987654321000' }])
  })

  it('gives no two customers one unique number, whatever they ask for', async () => {
    const visitor = server.visitor()
    await visitor.call(signUpCustomer, asha)
    const other = { ...asha, mobileNumber: '9123456780' }
    const { data } = await visitor.call(signUpCustomer, other)
    expect(data.customer_unique_number).toMatch(/^[1-9]\d{12}$/)
    expect(data.customer_unique_number).not.toBe(asha.customerUniqueId)
    expect(new Set((await kept()).map(({ uniqueNumber }) => uniqueNumber)).size).toBe(2)
  })

  it('gives no two customers one unique number where both ask at the same time', async () => {
    const numbers = ['9123456781', '9123456782', '9123456783', '9123456784']
    const replies = await Promise.all(
      numbers.map((mobileNumber) => server.visitor().call(signUpCustomer, { ...asha, mobileNumber })),
    )
    expect(replies.map(({ success }) => success)).toEqual([true, true, true, true])
    expect(new Set((await kept()).map(({ uniqueNumber }) => uniqueNumber)).size).toBe(4)
  })

  it.each([
    ['dob', '31/02/1990', 'Enter a valid date of birth as DD/MM/YYYY'],
    ['dob', '1990-08-15', 'Enter a valid date of birth as DD/MM/YYYY'],
    ['dob', '', 'Date of Birth is required'],
    ['dob', '15/06/2026', 'Date of Birth must be in the past'],
    ['dob', '01/01/2030', 'Date of Birth must be in the past'],
    ['mobileNumber', '1234567890', 'Enter a valid mobile number'],
    ['name', 'A', 'Please enter atleast 3 letters'],
    ['email', 'asha', 'Enter a valid email address'],
    ['gender', '', 'Field is required'],
    ['city', 'A city with a name of more than 20', 'Enter 20 characters or fewer'],
  ])('says beside %s what is wrong with "%s"', async (path, value, message) => {
    const refused = await server.visitor().refused(signUpCustomer, { ...asha, [path]: value })
    expect(refused.http).toBe(422)
    expect(refused.issues?.[0]).toEqual({ path, message })
    expect(await kept()).toEqual([])
  })

  it('may be done twenty times an hour from an address', async () => {
    const visitor = visitorFrom(server.app, '203.0.113.60')
    for (let times = 0; times < 20; times += 1) await visitor.call(signUpCustomer, asha)
    expect(await visitor.refused(signUpCustomer, asha)).toMatchObject({ http: 429 })
  })

  it('opens nothing until a code proves the number, and then all of it', async () => {
    const visitor = server.visitor()
    await visitor.call(signUpCustomer, asha)
    await visitor.call(loginCustomer, { api_status: 'sendOtp', mobileNumber: mobile })
    expect((await visitor.call(readSession)).data.kind).toBe('anonymous')
    const otp = await latestCode(server, mobile)
    await visitor.call(loginCustomer, { api_status: 'verify', mobileNumber: mobile, otp })
    expect((await visitor.call(readSession)).data.kind).toBe('customer')
  })
})
