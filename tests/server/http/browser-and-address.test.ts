import { Hono } from 'hono'
import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { PreparedPglite } from '#server/db/prepared-pglite.ts'
import { rateLimits } from '#server/db/schema.ts'
import type { Db } from '#server/db/types.ts'
import { browserAndAddress } from '#server/http/browser-and-address.ts'
import { nobody } from '#server/http/caller.ts'
import type { ServerEnv } from '#server/http/env.ts'
import { onError } from '#server/http/on-error.ts'
import { testConfig } from '../support/config.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

/** Where limits are kept in memory, no database is asked. */
const nowhere = {} as Db
type Shared = { db?: Db; databaseUrl?: string }
type By = { owner?: string; session?: string; employee?: string; address?: string }

/** Three an hour for a browser, and five for an address. */
function limited(otpSendsPerHour = 5, { db = nowhere, databaseUrl }: Shared = {}) {
  const config = { secrets: testConfig.secrets, otpSendsPerHour, databaseUrl }
  const count = browserAndAddress({ db, config }, 'test', { perBrowser: 3, perAddress: 5 })
  return async ({ owner, session, employee, address = '198.51.100.7' }: By, times: number) => {
    const caller = {
      ...nobody,
      owners: owner ? [owner] : [],
      sessionId: session ?? null,
      employeeId: employee ?? null,
    }
    const app = new Hono<ServerEnv>().onError(onError).get('/', async (c) => {
      c.set('caller', caller)
      await count(c)
      return c.text('')
    })
    const headers = { 'x-forwarded-for': address }
    const replies = Array.from({ length: times }, () => app.request('/', { headers }))
    const statuses = (await Promise.all(replies)).map(({ status }) => status)
    return statuses.filter((status) => status === 429).length
  }
}

it('is refused to a browser that asks too often, by its journeys or its session, from whatever address', async () => {
  const refused = limited()
  expect(await refused({ owner: 'one' }, 3)).toBe(0)
  expect(await refused({ owner: 'one', address: '198.51.100.8' }, 2)).toBe(2)
  expect(await refused({ owner: 'two', address: '198.51.100.8' }, 1)).toBe(0)
  expect(await refused({ session: 'three', address: '198.51.100.9' }, 4)).toBe(1)
})

it('is refused to an address of many browsers, and to those that keep no cookie', async () => {
  const refused = limited()
  expect(await refused({}, 7)).toBe(2)
  expect(await refused({ owner: 'one' }, 1)).toBe(1)
  expect(await refused({ address: '198.51.100.8' }, 1)).toBe(0)
})

it('counts employees by their session alone', async () => {
  const refused = limited()
  for (const session of ['one', 'two', 'three'])
    expect(await refused({ session, employee: session }, 3)).toBe(0)
  expect(await refused({ session: 'one', employee: 'one' }, 1)).toBe(1)
})

it('lets the visitors of the sandbox ask as much more often as they get codes', async () => {
  expect(await limited(500)({}, 500)).toBe(0)
  expect(await limited(500)({}, 501)).toBe(1)
})

it('says when to try again', async () => {
  const app = new Hono<ServerEnv>().onError(onError).get('/', async (c) => {
    c.set('caller', { ...nobody, owners: [] })
    const deps = { db: nowhere, config: testConfig }
    await browserAndAddress(deps, 'test', { perBrowser: 1, perAddress: 0 })(c)
    return c.text('')
  })
  const reply = await app.request('/')
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(3_500)
  expect((await reply.json()).message).toContain('Too many tries from your connection')
})

describeOnEachDatabase('limits of several servers', { modules: [] }, (server) => {
  const shared = () => limited(5, { db: server.db, databaseUrl: 'postgres://localhost/safar' })
  afterEach(() => void vi.restoreAllMocks())

  it('are counted together where they share a database', async () => {
    const [one, other] = [shared(), shared()]
    expect(await one({ owner: 'one' }, 3)).toBe(0)
    expect(await other({ owner: 'one' }, 1)).toBe(1)
    expect(await other({ owner: 'two' }, 3)).toBe(1)
  })

  it('count what has no browser by its address, and employees by their session alone', async () => {
    const refused = shared()
    expect(await refused({ session: 'one', employee: 'one' }, 4)).toBe(1)
    expect(await refused({}, 7)).toBe(2)
    expect(await refused({ session: 'two', employee: 'two' }, 3)).toBe(0)
  })

  it('begin anew once their hour is over', async () => {
    const refused = shared()
    expect(await refused({ owner: 'one' }, 4)).toBe(1)
    await server.db.update(rateLimits).set({ expire: new Date(Date.now() - 1) })
    expect(await refused({ owner: 'one' }, 4)).toBe(1)
    const counters = await server.db.select().from(rateLimits)
    expect(counters.map(({ points }) => points).sort()).toEqual([3, 4])
    for (const { expire } of counters) expect(expire?.getTime()).toBeGreaterThan(Date.now() + 3_500_000)
  })

  it('take one statement for both', async () => {
    const refused = shared()
    await refused({ owner: 'one' }, 1)
    const asked = [vi.spyOn(PreparedPglite.prototype, 'query'), vi.spyOn(pg.Client.prototype, 'query')]
    await refused({ owner: 'one' }, 1)
    expect(asked.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBe(1)
  })
})
