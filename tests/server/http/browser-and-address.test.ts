import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { browserAndAddress } from '#server/http/browser-and-address.ts'
import { nobody } from '#server/http/caller.ts'
import type { ServerEnv } from '#server/http/env.ts'
import { onError } from '#server/http/on-error.ts'

type By = { owner?: string; session?: string; employee?: string; address?: string }

/** Three an hour for a browser, and five for an address. */
function limited(otpSendsPerHour = 5) {
  const count = browserAndAddress({ otpSendsPerHour }, { perBrowser: 3, perAddress: 5 })
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
    await browserAndAddress({ otpSendsPerHour: 5 }, { perBrowser: 1, perAddress: 0 })(c)
    return c.text('')
  })
  const reply = await app.request('/')
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(3_500)
  expect((await reply.json()).message).toContain('Too many tries from your connection')
})
