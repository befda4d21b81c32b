import { type Context, Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { clearLeadCookies, ownerHashesOf, setLeadCookies } from '#server/access/lead-cookie.ts'
import { knownDevice, newDevice, rememberDevice, setDevice } from '#server/account/known-device.ts'
import { expiryOf } from '#server/account/lifetimes.ts'
import { clearSessionCookies, setSessionCookies } from '#server/account/session-cookies.ts'
import type { Session } from '#server/db/schema.ts'
import { browserOf } from '#server/http/browser-of.ts'
import { sessionOfArrival } from '#server/http/session-of-arrival.ts'
import { fixedKeys } from '#server/keys/key-ring.ts'
import { testClock } from '../support/clock.ts'
import { testConfig } from '../support/config.ts'
import { testRandom } from '../support/random.ts'

const config = { ...testConfig, baseUrl: 'https://safar.example' }
const clock = testClock()
const random = testRandom()
const deps = { config, clock, random }

/** What a browser is told to keep, and what was found out, when it asks with some cookies. */
async function asked<Found>(act: (c: Context) => Found | Promise<Found>, cookie = '') {
  const told: { found?: Found } = {}
  const app = new Hono().get('/', async (c) => {
    told.found = await act(c)
    return c.body(null)
  })
  const response = await app.request('/', { headers: { cookie } })
  const cookies = response.headers.getSetCookie()
  return { found: told.found as Found, cookies, sent: cookies.map((one) => one.split(';')[0]).join('; ') }
}
const named = (cookies: readonly string[], name: string) =>
  cookies.filter((one) => one.startsWith(`${name}=`)).map((one) => one.replace(/^[^=]*=[^;]*; /, ''))

const session = (change: Partial<Session> = {}) =>
  ({
    id: 'session-1',
    kind: 'customer',
    expiresAt: new Date(clock.now().getTime() + 7_200_500),
    ...change,
  }) as Session

describe('the cookies of a session', () => {
  it('are read by scripts but for what renews it, and go to no other site', async () => {
    const { cookies } = await asked((c) => setSessionCookies(c, deps, session(), 'secret'))
    expect(named(cookies, 'access_token')).toEqual(['Max-Age=900; Path=/; Secure; SameSite=Strict'])
    expect(named(cookies, 'signed_in')).toEqual(['Max-Age=7200; Path=/; Secure; SameSite=Strict'])
    expect(cookies).toContainEqual(expect.stringMatching(/^signed_in=customer;/))
    expect(named(cookies, 'refresh_token')).toEqual(
      ['/api/v1/auth', '/api/v1/admin/employeeLogin'].map(
        (path) => `Max-Age=7200; Path=${path}; HttpOnly; Secure; SameSite=Strict`,
      ),
    )
  })

  it('last no longer than the session, and are no less than over', async () => {
    const endsIn = async (ms: number) => {
      const expiresAt = new Date(clock.now().getTime() + ms)
      const { cookies } = await asked((c) => setSessionCookies(c, deps, session({ expiresAt }), 'secret'))
      return ['access_token', 'signed_in'].map((name) => named(cookies, name)[0]?.split(';')[0])
    }
    expect(await endsIn(60_000)).toEqual(['Max-Age=60', 'Max-Age=60'])
    expect(await endsIn(-60_000)).toEqual(['Max-Age=0', 'Max-Age=0'])
  })

  it('are taken back by the paths they were set with', async () => {
    const set = await asked((c) => setSessionCookies(c, deps, session(), 'secret'))
    const cleared = await asked((c) => clearSessionCookies(c, deps))
    const places = (cookies: readonly string[]) =>
      cookies.map((one) => `${one.split('=')[0]} ${/Path=[^;]*/.exec(one)?.[0]}`).toSorted()
    expect(places(cleared.cookies)).toEqual(places(set.cookies))
    for (const cookie of cleared.cookies) expect(cookie).toContain('Max-Age=0')
  })
})

it.each([
  ['customer', 0, 14 * 24],
  ['customer', 20 * 24, 30 * 24],
  ['employee', 0, 2.25],
  ['employee', 11, 12],
  ['partner', 0, 2.25],
  ['partner', 11, 12],
] as const)('the session of a %s that is renewed after %d hours ends at hour %d', (kind, renewed, ends) => {
  const [createdAt, hour] = [new Date(0), 3_600_000]
  expect(expiryOf({ kind, createdAt }, new Date(renewed * hour))).toEqual(new Date(ends * hour))
})

describe('the cookies of a journey', () => {
  const begin = (cookie?: string, lead: object = {}) =>
    asked((c) => setLeadCookies(c as never, deps, { id: 'lead-1', ...lead }), cookie)

  it('name it to scripts and prove it without them, for two hours', async () => {
    const { cookies } = await begin()
    expect(cookies[0]).toBe('customerLeadId=lead-1; Max-Age=7200; Path=/; Secure; SameSite=Lax')
    expect(cookies[1]).toMatch(
      /^leadOwner-[\w-]{8}=[\w-]+\.[\w-]{43}\.1; Max-Age=7200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(cookies).toHaveLength(2)
  })

  it('prove it again with the same secret, and nothing where they were made up', async () => {
    const first = await begin()
    const owners = (cookie: string) => asked((c) => ownerHashesOf(c, config.keys), cookie)
    expect((await owners(first.sent)).found).toEqual([first.found])
    expect((await begin(first.sent)).found).toBe(first.found)
    const forged = first.sent.replace(/(leadOwner-[^=]*=)id/, '$1ix')
    expect((await owners(forged)).found).toEqual([])
    expect((await owners('leadOwner-aaaaaaaa=secret')).found).toEqual([])
    expect((await owners('')).found).toEqual([])
    const other = fixedKeys([{ id: '1', secret: 'another secret of the server' }])
    expect((await asked((c) => ownerHashesOf(c, other), first.sent)).found).toEqual([])
  })

  it('take of several secrets the one that opens the journey', async () => {
    const [one, two] = [await begin(), await begin()]
    const both = `${one.sent}; ${two.sent}`
    expect((await begin(both, { ownerHash: two.found })).found).toBe(two.found)
    expect((await begin(both, { ownerHash: one.found })).found).toBe(one.found)
    expect((await begin(both)).found).toBe(one.found)
    expect((await begin(both, { ownerSecret: 'of a form' })).found).not.toBe(one.found)
  })

  it('are signed anew by a new key, and are all taken back at the end', async () => {
    const { sent, found } = await begin()
    const [first] = config.keys.all()
    const keys = fixedKeys([{ id: '2', secret: 'a newer secret of the server' }, ...(first ? [first] : [])])
    const anew = await asked(
      (c) => setLeadCookies(c as never, { ...deps, config: { ...config, keys } }, { id: 'lead-1' }),
      sent,
    )
    expect(anew.found).toBe(found)
    expect(anew.cookies[1]).toMatch(/\.2; Max-Age/)
    const cleared = await asked((c) => clearLeadCookies(c, config), `${sent}; theme=dark`)
    expect(cleared.cookies).toHaveLength(2)
    for (const cookie of cleared.cookies)
      expect(cookie).toMatch(/^(customerLeadId|leadOwner-\S{8})=; Max-Age=0; Path=\//)
  })
})

describe('the cookie of a known device', () => {
  const [mobile, other] = ['9876543210', '9876543211']
  const known = (cookie: string, number = mobile) => asked((c) => knownDevice(c, deps, number), cookie)

  it('is of one number, tells nothing of it, and is read by us alone for half a year', async () => {
    const { cookies, sent } = await asked((c) => rememberDevice(c, deps, mobile))
    expect(cookies).toEqual([
      expect.stringMatching(
        /^device-[\w-]{8}=id-\d+\.[\w-]{43}\.1; Max-Age=15552000; Path=\/api\/v1\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ])
    expect(sent).not.toContain(mobile)
    expect((await known(sent)).found).toMatch(/^id-\d+$/)
    expect((await known(sent, other)).found).toBeUndefined()
    expect((await known(sent.replace('=id-', '=ix-'))).found).toBeUndefined()
    expect((await known('')).found).toBeUndefined()
  })

  it('stays that of the device when it is renewed', async () => {
    const first = await asked((c) => setDevice(c, deps, newDevice(deps, mobile)))
    const again = await asked((c) => rememberDevice(c, deps, mobile), first.sent)
    expect(again.sent).toBe(first.sent)
  })
})

it('a browser is told apart for a day by an id that is no proof of anything', async () => {
  const { found, cookies } = await asked((c) => browserOf(c as never, deps))
  expect(cookies).toEqual([`browser=${found}; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax`])
  const id = 'a'.repeat(22)
  const again = await asked((c) => browserOf(c as never, deps), `browser=${id}`)
  expect([again.found, again.cookies]).toEqual([id, []])
  for (const wrong of ['a'.repeat(21), 'a'.repeat(23), `${'a'.repeat(21)}!`])
    expect((await asked((c) => browserOf(c as never, deps), `browser=${wrong}`)).found).not.toBe(wrong)
  const twice = await asked((c) => [browserOf(c as never, deps), browserOf(c as never, deps)])
  expect(twice.found[0]).toBe(twice.found[1])
})

it('a page is drawn as of nobody until a browser with a session has asked for it', async () => {
  expect((await asked(sessionOfArrival)).found).toEqual({ kind: 'anonymous', role: 'anonymous' })
  expect((await asked(sessionOfArrival, 'signed_in=customer')).found).toEqual({
    kind: 'starting',
    role: 'anonymous',
  })
})

it('over http no cookie is for https alone', async () => {
  const local = { ...deps, config: testConfig }
  const all = await asked(async (c) => {
    browserOf(c as never, local)
    rememberDevice(c, local, '9876543210')
    await setLeadCookies(c as never, local, { id: 'lead-1' })
    await setSessionCookies(c, local, session(), 'secret')
  })
  expect(all.cookies).toHaveLength(8)
  expect(all.cookies.join()).not.toContain('Secure')
})
