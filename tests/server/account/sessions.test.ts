import { expect, it } from 'vitest'
import { logOut, readSession, renewSession } from '#contract/account/session.calls.ts'
import { readFlow } from '#contract/flow/flow.calls.ts'
import { limits } from '#machines/reference/limits.ts'
import { endSessionsOf, type Whose } from '#server/account/sessions.store.ts'
import { sessions } from '#server/db/schema.ts'
import { aJourney } from '../journeys/asha.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { signInCustomer, signInEmployee } from '../support/sign-in.ts'
import type { Visitor } from '../support/visitor.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const mobile = '9876543210'

describeOnEachDatabase('a session', {}, (server) => {
  async function signedIn(): Promise<Visitor> {
    const visitor = server.visitor()
    await signInCustomer(server, visitor, mobile)
    return visitor
  }
  const kindOf = async (visitor: Visitor) => (await visitor.call(readSession)).data.kind
  const tokenOf = (visitor: Visitor) => visitor.jar.get('refresh_token') ?? ''
  /** What is left of a browser that lost everything but its refresh token. */
  function holding(refreshToken: string): Visitor {
    const visitor = server.visitor()
    visitor.jar.set('refresh_token', refreshToken)
    return visitor
  }
  const endings = async () =>
    (await server.db.select().from(sessions)).map(({ endedBy }) => endedBy ?? 'goes on').sort()
  const kept = async () => (await server.db.select().from(sessions))[0]

  it('is kept in three cookies, of which scripts may read two; a fourth knows the device [CONST-34]', async () => {
    const visitor = server.visitor()
    const lines: string[] = []
    const take = visitor.jar.take.bind(visitor.jar)
    visitor.jar.take = (response) => {
      lines.push(...response.headers.getSetCookie())
      take(response)
    }
    await signInCustomer(server, visitor, mobile)
    expect(
      lines.map((line) =>
        line.replace(/(?<=^device-)[^;]+|=[^;]+/, (value) => (value.startsWith('=') ? '=…' : '…')),
      ),
    ).toEqual([
      'device-…; Max-Age=15552000; Path=/api/v1/; HttpOnly; SameSite=Strict',
      'access_token=…; Max-Age=900; Path=/; SameSite=Strict',
      'refresh_token=…; Max-Age=1209600; Path=/api/v1/auth; HttpOnly; SameSite=Strict',
      'refresh_token=…; Max-Age=1209600; Path=/api/v1/admin/employeeLogin; HttpOnly; SameSite=Strict',
      'signed_in=…; Max-Age=1209600; Path=/; SameSite=Strict',
    ])
    expect(visitor.jar.get('signed_in')).toBe('customer')
  })

  it('names nobody in its access token, and its tokens stand nowhere in the database', async () => {
    const visitor = await signedIn()
    const [, claims = ''] = (visitor.jar.get('access_token') ?? '').split('.')
    const said = Buffer.from(claims, 'base64url').toString()
    expect(Object.keys(JSON.parse(said))).toEqual(['sub', 'iat', 'exp'])
    expect(said).not.toContain(mobile)
    expect(JSON.stringify(await kept())).not.toContain(tokenOf(visitor))
  })

  it('is opened by its access token for fifteen minutes', async () => {
    const visitor = await signedIn()
    server.clock.advance(15 * minute - 1_000)
    expect(await kindOf(visitor)).toBe('customer')
    server.clock.advance(1_000)
    expect(await visitor.refused(readSession)).toMatchObject({ http: 401, code: 'signed-out' })
  })

  it.each([
    ['by somebody else', (token: string) => `${token.slice(0, -4)}AAAA`],
    ['by nobody', (token: string) => `eyJhbGciOiJub25lIn0.${token.split('.')[1]}.`],
    ['as no token is', () => 'anything'],
  ])('refuses an access token that was signed %s', async (_, forge) => {
    const visitor = await signedIn()
    visitor.jar.set('access_token', forge(visitor.jar.get('access_token') ?? ''))
    expect(await visitor.refused(readSession)).toMatchObject({ http: 401, code: 'signed-out' })
  })

  it('is known by its cookie alone where nothing is written, and never where something is', async () => {
    const visitor = await signedIn()
    const response = await visitor.fetch('/api/v1/auth/session')
    expect(await response.json()).toMatchObject({ data: { kind: 'customer' } })
    const { customerLeadId } = await aJourney(visitor, 5)
    for (const name of ['leadOwner', 'customerLeadId']) visitor.jar.lose(name)
    const written = await visitor.fetch('/api/v1/admin/getFlow', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ customerLeadId }),
    })
    expect(written.status).toBe(403)
    expect((await visitor.ask(readFlow, { customerLeadId })).status).toBe(200)
  })

  it('is renewed with another refresh token each time', async () => {
    const visitor = await signedIn()
    const first = tokenOf(visitor)
    server.clock.advance(hour)
    expect((await visitor.call(renewSession)).data.kind).toBe('customer')
    expect(tokenOf(visitor)).not.toBe(first)
    expect(await kindOf(visitor)).toBe('customer')
  })

  it('gives the same tokens again to a browser whose reply was lost', async () => {
    const visitor = await signedIn()
    const first = tokenOf(visitor)
    await visitor.call(renewSession)
    server.clock.advance(29_999)
    const again = holding(first)
    await again.call(renewSession)
    expect(tokenOf(again)).toBe(tokenOf(visitor))
    await again.call(renewSession)
    expect(await kindOf(again)).toBe('customer')
  })

  it('gives two tabs that renew at once one and the same token', async () => {
    const visitor = await signedIn()
    const tabs = [holding(tokenOf(visitor)), holding(tokenOf(visitor))]
    await Promise.all(tabs.map((tab) => tab.call(renewSession)))
    expect(new Set(tabs.map(tokenOf)).size).toBe(1)
    expect((await kept())?.endedAt).toBeNull()
  })

  it.each([
    ['the one before', 1],
    ['one of long ago', 3],
  ])('ends where %s of its refresh tokens is used again: somebody has a copy', async (_, renewals) => {
    const visitor = await signedIn()
    const thief = holding(tokenOf(visitor))
    for (let times = 0; times < renewals; times += 1) {
      server.clock.advance(hour)
      await visitor.call(renewSession)
    }
    server.clock.advance(30_000)
    expect(await thief.refused(renewSession)).toMatchObject({ http: 401, code: 'signed-out' })
    expect(await visitor.refused(readSession)).toMatchObject({ http: 401 })
    expect(await visitor.refused(renewSession)).toMatchObject({ http: 401 })
    expect(await kept()).toMatchObject({ endedBy: 'reuse' })
    expect(visitor.jar.header).toMatch(/^device-[^;]+$/)
  })

  it('cannot be renewed by a token nobody was given', async () => {
    for (const token of ['', 'anything', 'a.b']) {
      expect(await holding(token).refused(renewSession)).toMatchObject({ http: 401, code: 'signed-out' })
    }
  })

  it('ends thirty days after the sign-in of a customer, however often it was renewed', async () => {
    const visitor = await signedIn()
    for (const days of [10, 10, 10]) {
      server.clock.advance(days * day - minute)
      await visitor.call(renewSession)
    }
    expect(await kindOf(visitor)).toBe('customer')
    server.clock.advance(3 * minute)
    expect(await visitor.refused(readSession)).toMatchObject({ http: 401 })
    expect(await visitor.refused(renewSession)).toMatchObject({ http: 401 })
  })

  it('ends twelve hours after the sign-in of an employee', async () => {
    const visitor = server.visitor()
    await signInEmployee(server, visitor, '9000000001')
    for (let half = 1; half < 24; half += 1) {
      server.clock.advance(30 * minute)
      await visitor.call(renewSession)
    }
    server.clock.advance(30 * minute)
    expect(await visitor.refused(renewSession)).toMatchObject({ http: 401 })
  })

  it.each([
    ['customer', 14 * day],
    ['employee', limits.leadCookieMs + 15 * minute],
  ] as const)('ends when a %s has not come back for as long as it may rest', async (kind, idle) => {
    const arrive = async () => {
      if (kind === 'customer') return signedIn()
      const visitor = server.visitor()
      await signInEmployee(server, visitor, '9000000001')
      return visitor
    }
    const [inTime, late] = [await arrive(), await arrive()]
    server.clock.advance(idle - minute)
    await inTime.call(renewSession)
    server.clock.advance(minute)
    expect(await kindOf(inTime)).toBe(kind)
    expect(await late.refused(renewSession)).toMatchObject({ http: 401, code: 'signed-out' })
  })

  it('ends at logout, on the server and in the browser, the journey’s cookies included', async () => {
    const visitor = await signedIn()
    await aJourney(visitor, 5)
    const [access, refresh] = [visitor.jar.get('access_token') ?? '', tokenOf(visitor)]
    expect(await visitor.call(logOut)).toEqual({ status: 'success' })
    expect(visitor.jar.header).toMatch(/^device-[^;]+$/)
    expect(await kindOf(visitor)).toBe('anonymous')
    visitor.jar.set('access_token', access)
    expect(await visitor.refused(readSession)).toMatchObject({ http: 401 })
    expect(await holding(refresh).refused(renewSession)).toMatchObject({ http: 401 })
    expect(await kept()).toMatchObject({ endedBy: 'logout' })
  })

  it('ends at logout also where its access token has lapsed', async () => {
    const visitor = await signedIn()
    server.clock.advance(hour)
    await visitor.call(logOut)
    expect(await kept()).toMatchObject({ endedBy: 'logout' })
    expect(visitor.jar.header).toMatch(/^device-[^;]+$/)
  })

  it('goes on elsewhere after a logout here, and nowhere after one everywhere', async () => {
    const [phone, laptop, office] = [await signedIn(), await signedIn(), server.visitor()]
    await signInEmployee(server, office, '9000000001')
    await phone.call(logOut)
    expect(await kindOf(laptop)).toBe('customer')
    const tablet = await signedIn()
    await tablet.call(logOut, { everywhere: true })
    expect(await laptop.refused(readSession)).toMatchObject({ http: 401 })
    expect(await laptop.refused(renewSession)).toMatchObject({ http: 401 })
    expect(await kindOf(office)).toBe('employee')
    expect(await endings()).toEqual(['everywhere', 'goes on', 'logout', 'logout'])
  })

  it('ends where the operator says so, of one number or of everybody', async () => {
    const asha = await signedIn()
    const [other, agent] = [server.visitor(), server.visitor()]
    await signInCustomer(server, other, '9876543211')
    await signInEmployee(server, agent, '9000000001')
    const everybody = [asha, other, agent]
    const end = (whose: Whose) => endSessionsOf(server.db, whose, server.clock.now())
    const statuses = () =>
      Promise.all(everybody.map(async (visitor) => (await visitor.ask(readSession)).status))
    expect(await end({ mobile })).toBe(1)
    expect(await statuses()).toEqual([401, 200, 200])
    expect(await end({ mobile: '9000000001' })).toBe(1)
    expect(await statuses()).toEqual([401, 200, 401])
    expect(await end({ mobile })).toBe(0)
    expect(await end('everybody')).toBe(1)
    expect(await endings()).toEqual(['operator', 'operator', 'operator'])
    await signInCustomer(server, asha, mobile)
    expect(await endings()).toEqual(['goes on', 'operator', 'operator', 'operator'])
  })

  it('ends where the same browser signs in again, and goes on elsewhere', async () => {
    const [phone, laptop] = [await signedIn(), await signedIn()]
    const before = holding(tokenOf(phone))
    await signInCustomer(server, phone, mobile)
    expect(await kindOf(phone)).toBe('customer')
    expect(await kindOf(laptop)).toBe('customer')
    expect(await before.refused(renewSession)).toMatchObject({ http: 401, code: 'signed-out' })
    expect(await endings()).toEqual(['goes on', 'goes on', 'sign-in'])
  })

  it('ends there also where its access token has lapsed, or somebody else signs in', async () => {
    const visitor = await signedIn()
    server.clock.advance(hour)
    await signInCustomer(server, visitor, '9876543211')
    expect(await endings()).toEqual(['goes on', 'sign-in'])
    await signInEmployee(server, visitor, '9000000001')
    expect(await kindOf(visitor)).toBe('employee')
    expect(await endings()).toEqual(['goes on', 'sign-in', 'sign-in'])
  })

  it('is named by its key in the line of each of its requests', async () => {
    const visitor = await signedIn()
    await visitor.call(readSession)
    await server.visitor().call(readSession)
    const lines = server.logs.filter(({ route }) => route === '/api/v1/auth/session')
    expect(lines.map(({ session }) => session)).toEqual([(await kept())?.id, undefined])
  })

  it('can be left by somebody who is not signed in', async () => {
    expect(await server.visitor().call(logOut, { everywhere: true })).toEqual({ status: 'success' })
  })

  it('is anonymous for who never signed in', async () => {
    expect((await server.visitor().call(readSession)).data).toEqual({ kind: 'anonymous' })
    expect(await server.visitor().refused(renewSession)).toMatchObject({ http: 401 })
  })
})
