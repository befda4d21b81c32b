import { beforeEach, expect, it } from 'vitest'
import { chooseReminders, readProfile, updateProfile } from '#contract/profile/own-profile.calls.ts'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import { customers, stoppedNumbers } from '#server/db/schema.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import {
  aPartnersVisitor,
  aSessionOfAsha,
  aSignedUpCustomer,
  byPartner,
  options,
  signedOut,
} from './signed-in-as.ts'

const given = {
  name: 'Asha Sharma',
  email: 'asha.sharma@example.com',
  gender: 'Female',
  dob: '15/06/1992',
  maritalStatus: '',
  city: 'Ajmer',
}

describeOnEachDatabase('the details of a customer', options, (server) => {
  beforeEach(async () => {
    await aSignedUpCustomer(server)
    await aSessionOfAsha(server)
  })
  const read = async () => (await server.visitor().call(readProfile)).data

  it('are those of the sign-up, with the number that stays', async () => {
    expect(await read()).toMatchObject({
      customer_name: 'Asha Rani Sharma',
      customer_phone: '9876543210',
      dateOfBirth: '15/06/1992',
      marital_status: 'Married',
      isPartnersWord: false,
    })
  })

  it('are changed all at once', async () => {
    const { version } = await read()
    const { data } = await server.visitor().call(updateProfile, { ...given, version })
    expect(data).toMatchObject({ customer_name: 'Asha Sharma', city: 'Ajmer', marital_status: '' })
    expect(data.version > version).toBe(true)
    expect(await read()).toEqual(data)
  })

  it('are hers alone, though another’s were last changed at the same moment', async () => {
    const [asha] = await server.db.select().from(customers)
    if (!asha) throw new Error('Asha has not signed up')
    const another = { ...asha, id: 'ravi', mobile: '9123456780', uniqueNumber: '2234567890123' }
    await server.db.insert(customers).values(another)
    await server.visitor().call(updateProfile, { ...given, version: (await read()).version })
    const kept = await server.db.select().from(customers)
    expect(kept.find(({ id }) => id === 'ravi')).toEqual(another)
  })

  it('tell whether reminders come, which is chosen here and by the link in one alike', async () => {
    expect((await read()).isReminded).toBe(true)
    await server.visitor().call(chooseReminders, { isReminded: false })
    expect((await read()).isReminded).toBe(false)
    const stopped = await server.db.select().from(stoppedNumbers)
    await server.visitor().call(chooseReminders, { isReminded: true })
    expect((await read()).isReminded).toBe(true)
    // As by the link, whose key it is.
    await server.db.insert(stoppedNumbers).values(stopped)
    expect((await read()).isReminded).toBe(false)
  })

  it('leave reminders alone for a visitor of a partner, who has not proved the number', async () => {
    await aPartnersVisitor(server)
    byPartner('asha', 'partner-1', 'session-1')
    const { code } = await server.visitor().refused(chooseReminders, { isReminded: false })
    expect(code).toBe('not-allowed')
    expect(await server.db.select().from(stoppedNumbers)).toEqual([])
  })

  it('keep the number whatever a change says of it', async () => {
    const { version } = await read()
    await server.visitor().call(updateProfile, { ...given, version, mobileNumber: '9123456780' })
    expect((await read()).customer_phone).toBe('9876543210')
  })

  it('of the tab that was faster stand, and are told to the other', async () => {
    const { version } = await read()
    const first = await server.visitor().call(updateProfile, { ...given, version })
    const refused = await server.visitor().refused(updateProfile, { ...given, city: 'Kota', version })
    expect(refused).toMatchObject({ http: 409, code: 'saved-elsewhere', current: first.data })
    expect((await read()).city).toBe('Ajmer')
    const { version: seen } = first.data
    const again = await server.visitor().call(updateProfile, { ...given, city: 'Kota', version: seen })
    expect(again.data.city).toBe('Kota')
  })

  it('have another mail address only from who has logged in within a quarter of an hour', async () => {
    const [{ version }, { email, ...others }] = [await read(), given]
    server.clock.advance(15 * 60_000)
    const refused = await server.visitor().refused(updateProfile, { ...given, version })
    expect(refused).toMatchObject({ http: 422, issues: [{ path: 'email', message: texts.logInAgain }] })
    const same = { ...others, email: 'asha@example.com', version }
    const { data } = await server.visitor().call(updateProfile, same)
    expect(data).toMatchObject({ customer_email: 'asha@example.com', city: 'Ajmer' })
    server.clock.advance(-1)
    await server.visitor().call(updateProfile, { ...given, version: data.version })
    expect((await read()).customer_email).toBe(email)
  })

  it('have no other mail address from a change of a version that is only being written', async () => {
    const { version } = await read()
    server.clock.advance(15 * 60_000)
    const next = server.clock.now().toISOString()
    const { email, ...others } = given
    const both = await Promise.all([
      server.visitor().ask(updateProfile, { ...others, email: 'asha@example.com', version }),
      server.visitor().ask(updateProfile, { ...given, version: next }),
    ])
    expect(both[0]?.status).toBe(200)
    expect(both[1]?.status).not.toBe(200)
    expect((await read()).customer_email).not.toBe(email)
  })

  it('changed in two tabs at the very same time are changed by one of them', async () => {
    const { version } = await read()
    const both = await Promise.all(
      ['Kota', 'Ajmer'].map((city) => server.visitor().ask(updateProfile, { ...given, city, version })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it.each([
    ['name', 'A1', 'Field is required'],
    ['email', 'nowhere', 'Enter a valid email address'],
    ['gender', '', 'Field is required'],
    ['dob', '31/02/1990', 'Enter a valid date of birth as DD/MM/YYYY'],
    ['dob', '15/06/2026', 'Date of Birth must be in the past'],
    ['city', '', 'Field is required'],
    ['city', 'x'.repeat(21), 'Enter 20 characters or fewer'],
  ])('with %s "%s" are refused beside that field', async (field, value, message) => {
    const { version } = await read()
    const refused = await server.visitor().refused(updateProfile, { ...given, version, [field]: value })
    expect(refused.http).toBe(422)
    expect(refused.issues?.map(({ path }) => path)).toEqual([field])
    if (field !== 'name') expect(refused.issues?.[0]?.message).toBe(message)
  })

  it('are those that a partner said where a partner sent them, and stay as they are', async () => {
    await aPartnersVisitor(server)
    byPartner('asha', 'partner-1', 'session-1')
    const seen = await read()
    expect(seen).toMatchObject({
      customer_name: 'A. Sharma',
      dateOfBirth: '',
      city: '',
      isPartnersWord: true,
    })
    const refused = await server.visitor().refused(updateProfile, { ...given, version: seen.version })
    expect(refused).toMatchObject({ http: 403, code: 'not-allowed' })
  })

  it('are nobody’s who is not signed in', async () => {
    signedOut()
    expect(await server.visitor().refused(readProfile)).toMatchObject({ http: 401, code: 'signed-out' })
    expect(await server.visitor().refused(updateProfile, given)).toMatchObject({ http: 401 })
  })
})
