import { eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { beforeEach, expect, it } from 'vitest'
import { loginPartner, logOut, readSession, renewSession } from '#contract/account/session.calls.ts'
import { readFlow } from '#contract/flow/flow.calls.ts'
import { emptyRecord } from '#machines/motor/record/motor-record.ts'
import { limits } from '#machines/reference/limits.ts'
import { sandboxPartnerKey, seedSandbox } from '#server/account/sandbox-people.ts'
import { customers, leads, partners, usedTokens } from '#server/db/schema.ts'
import { sealOf } from '#server/sealed/seal.ts'
import { aJourney } from '../journeys/asha.ts'
import { aLead } from '../support/a-lead.ts'
import { testConfig } from '../support/config.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { signInCustomer } from '../support/sign-in.ts'
import { partnersToken } from '../support/sign-in-partner.ts'
import type { Visitor } from '../support/visitor.ts'
import { visitorFrom } from '../support/visitor-from.ts'

const mobile = '9811112222'
const said = { customer_name: 'Priya Mehta', customer_phone: mobile, customer_email: 'priya@example.com' }
const refused = {
  status: 'failure',
  message: 'The partner link is no longer valid. You can go on without it.',
}

describeOnEachDatabase('a partner’s visitor', {}, (server) => {
  beforeEach(() => seedSandbox(server.deps))

  const seconds = (ahead = 0) => Math.floor(server.clock.now().getTime() / 1000) + ahead
  let tokens = 0
  function token(
    different: Record<string, unknown> = {},
    key = sandboxPartnerKey(testConfig.secrets.signing),
  ) {
    tokens += 1
    const usual = {
      iss: 'jaipur-motors',
      aud: 'safar',
      jti: `visit-${tokens}`,
      iat: seconds(),
      exp: seconds(300),
    }
    const header = { alg: 'HS256' }
    const claims = { ...usual, ...said, ...different }
    return new SignJWT(claims).setProtectedHeader(header).sign(new TextEncoder().encode(key))
  }
  async function arrived(different: Record<string, unknown> = {}): Promise<Visitor> {
    const visitor = server.visitor()
    const reply = await visitor.call(loginPartner, { token: await token(different) })
    expect(reply.status).toBe('success')
    return visitor
  }

  it('arrives signed in, as the partner said [PARTNER-03, PARTNER-04, API-17, API-53]', async () => {
    const visitor = server.visitor()
    const { status, data } = await visitor.call(loginPartner, { token: await token() })
    expect(status).toBe('success')
    expect(data).toMatchObject({ ...said, customer_unique_number: expect.stringMatching(/^[1-9]\d{12}$/) })
    expect((await visitor.call(readSession)).data).toEqual({
      kind: 'partner',
      customer: data,
      partner: { id: 'jaipur-motors', name: 'Jaipur Motors' },
    })
    expect(visitor.jar.get('signed_in')).toBe('partner')
    expect(await server.db.select().from(customers)).toMatchObject([{ mobile, verifiedAt: null }])
  })

  it('is the visitor of the partner that the token names, of two', async () => {
    const [id, key] = ['kota-motors', 'the key of Kota Motors alone, and no other']
    const sealedKey = sealOf(testConfig.keys).close(key, id)
    const kota = { id, name: 'Kota Motors', sealedKey, isActive: true, createdAt: server.clock.now() }
    await server.db.insert(partners).values(kota)
    const visitor = server.visitor()
    await visitor.call(loginPartner, { token: await token({ iss: id }, key) })
    expect((await visitor.call(readSession)).data).toMatchObject({ partner: { id, name: 'Kota Motors' } })
    const other = await arrived({ customer_phone: '9811113333' })
    expect((await other.call(readSession)).data).toMatchObject({ partner: { id: 'jaipur-motors' } })
  })

  it.each<[string, Record<string, unknown>, string?]>([
    ['was signed with another key', {}, 'another key'],
    ['comes from a partner we do not know', { iss: 'somebody' }],
    ['is for another shop', { aud: 'elsewhere' }],
    ['names no shop', { aud: undefined }],
    ['names no number of its own', { jti: undefined }],
    ['does not say when it was made', { iat: undefined }],
    ['never expires', { exp: undefined }],
    ['names nobody', { customer_name: '' }],
    ['has no good number', { customer_phone: '12345' }],
    ['has no good mail address', { customer_email: 'priya' }],
  ])('is refused where the token %s [PARTNER-03, API-17]', async (_, different, key) => {
    const visitor = server.visitor()
    expect(await visitor.call(loginPartner, { token: await token(different, key) })).toEqual(refused)
    expect(visitor.jar.header).toBe('')
    expect(await server.db.select().from(usedTokens)).toEqual([])
  })

  it('is refused where the token is none, or is signed by nobody', async () => {
    const [, claims] = (await token()).split('.')
    for (const text of ['anything', 'a.b.c', `eyJhbGciOiJub25lIn0.${claims}.`]) {
      expect(await server.visitor().call(loginPartner, { token: text })).toEqual(refused)
    }
    const lines = server.logs.filter(({ msg }) => msg === 'sign-in refused')
    expect(lines.map(({ signIn }) => signIn)).toEqual(['partner', 'partner', 'partner'])
  })

  it('is taken once, also where two come at the same time', async () => {
    const once = await token()
    const ask = () => server.visitor().call(loginPartner, { token: once })
    const replies = await Promise.all([ask(), ask(), ask()])
    expect(replies.map(({ status }) => status).sort()).toEqual(['failure', 'failure', 'success'])
    expect(await ask()).toEqual(refused)
  })

  it('has five minutes to arrive', async () => {
    const [late, later] = [await token(), await token()]
    server.clock.advance(299_000)
    expect((await server.visitor().call(loginPartner, { token: late })).status).toBe('success')
    server.clock.advance(1_000)
    expect(await server.visitor().call(loginPartner, { token: later })).toEqual(refused)
  })

  it('is refused where the token would live longer, or begins later', async () => {
    const ask = async (different: object) =>
      (await server.visitor().call(loginPartner, { token: await token({ ...different }) })).status
    expect(await ask({ exp: seconds(301) })).toBe('failure')
    expect(await ask({ iat: seconds(3_000), exp: seconds(3_300) })).toBe('failure')
    expect(await ask({ iat: seconds(30), exp: seconds(330) })).toBe('success')
    expect(await ask({ iat: seconds(31), exp: seconds(331) })).toBe('failure')
  })

  it('has its token remembered for as long as that could come again, and no longer', async () => {
    const kept = () => server.db.select().from(usedTokens)
    await arrived({ jti: 'first' })
    const expiresAt = new Date(seconds(300) * 1000)
    expect(await kept()).toEqual([{ id: 'jaipur-motors:first', expiresAt }])
    server.clock.advance(301_000)
    await arrived({ jti: 'second' })
    expect(await kept()).toMatchObject([{ id: 'jaipur-motors:second' }])
  })

  it('is refused once the partner was sent away, and so is who came before', async () => {
    const visitor = await arrived()
    const [partner] = await server.db.select().from(partners)
    if (!partner) throw new Error('The sandbox has no partner')
    await server.db.insert(partners).values({ ...partner, id: 'kota-motors' })
    await server.db.update(partners).set({ isActive: false }).where(eq(partners.id, 'jaipur-motors'))
    expect(await server.visitor().call(loginPartner, { token: await token() })).toEqual(refused)
    expect(await visitor.refused(readSession)).toMatchObject({ http: 401 })
    expect(await visitor.refused(renewSession)).toMatchObject({ http: 401 })
  })

  it('learns nothing of the customer who has that number, and changes nothing of theirs', async () => {
    await signInCustomer(server, server.visitor(), mobile)
    const visitor = await arrived({ customer_name: 'A Pretender' })
    const { data } = await visitor.call(readSession)
    expect(JSON.stringify(data)).not.toMatch(/Asha|asha@example|1990-|Jaipur"|Married/)
    expect(data).toMatchObject({ customer: { customer_name: 'A Pretender', dateOfBirth: '' } })
    expect(await server.db.select().from(customers)).toMatchObject([{ name: 'Asha Sharma' }])
  })

  it('opens the journeys begun through that partner, and no other of the same customer', async () => {
    const { id } = await signInCustomer(server, server.visitor(), mobile)
    const of = (leadId: string, partnerId: string | null) =>
      aLead({ id: leadId, customerId: id ?? '', partnerId, mobile, record: emptyRecord })
    await server.db
      .insert(leads)
      .values([of('own', null), of('through', 'jaipur-motors'), of('other', 'another partner')])
    const visitor = await arrived()
    const opens = async (customerLeadId: string) => (await visitor.ask(readFlow, { customerLeadId })).status
    expect([await opens('own'), await opens('through'), await opens('other')]).toEqual([403, 200, 403])
  })

  it('begins journeys that are attributed to the partner, and joins none by arriving', async () => {
    await server.db.insert(leads).values(aLead({ mobile }))
    const visitor = await arrived()
    const { customerLeadId } = await aJourney(visitor, 5)
    const [customer] = await server.db.select().from(customers)
    const kept = await server.db.select().from(leads).orderBy(leads.id)
    expect(kept.find(({ id }) => id === customerLeadId)).toMatchObject({
      customerId: customer?.id,
      partnerId: 'jaipur-motors',
    })
    expect(kept.find(({ id }) => id === 'lead-1')).toMatchObject({ customerId: null })
  })

  it('leaves everywhere at once, and takes nobody along: neither who proved the number nor another visitor', async () => {
    const customer = server.visitor()
    await signInCustomer(server, customer, mobile)
    const [phone, laptop, other] = [
      await arrived(),
      await arrived(),
      await arrived({ customer_phone: '9811113333' }),
    ]
    await phone.call(logOut, { everywhere: true })
    const statuses = [phone, laptop, other, customer].map(
      async (visitor) => (await visitor.call(readSession).catch(() => undefined))?.data.kind,
    )
    expect(await Promise.all(statuses)).toEqual(['anonymous', undefined, 'partner', 'customer'])
  })

  it('stays for twelve hours', async () => {
    const visitor = await arrived()
    for (let hours = 1; hours < 12; hours += 1) {
      server.clock.advance(3_600_000)
      expect((await visitor.call(renewSession)).data.kind).toBe('partner')
    }
    server.clock.advance(3_600_000)
    expect(await visitor.refused(renewSession)).toMatchObject({ http: 401 })
  })

  it('may rest for as long as the browser keeps a journey, and a renewal longer', async () => {
    const [inTime, late] = [await arrived(), await arrived()]
    server.clock.advance(limits.leadCookieMs + 14 * 60_000)
    expect((await inTime.call(renewSession)).data.kind).toBe('partner')
    server.clock.advance(60_000)
    expect(await late.refused(renewSession)).toMatchObject({ http: 401 })
  })

  it('may be refused fifty times an hour from one address', async () => {
    const visitor = visitorFrom(server.app, '203.0.113.50')
    for (let times = 0; times < 50; times += 1) {
      expect((await visitor.ask(loginPartner, { token: 'anything' })).status).toBe(200)
    }
    expect(await visitor.refused(loginPartner, { token: 'anything' })).toMatchObject({ http: 429 })
  })

  it('comes from the partner’s site in the sandbox, with a link for every way to be wrong', async () => {
    const told = async (flaw: string) =>
      (await server.visitor().call(loginPartner, { token: await partnersToken(server, mobile, flaw) })).status
    expect((await server.app.request('/sandbox/partner')).status).toBe(200)
    expect(await told('none')).toBe('success')
    for (const flaw of ['expired', 'long', 'forged', 'elsewhere']) expect(await told(flaw)).toBe('failure')
  })
})
