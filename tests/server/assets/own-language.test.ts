import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { ownLanguage } from '#server/assets/own-language.ts'
import { pagePath } from '#server/assets/page-path.ts'
import type { ServerEnv } from '#server/http/env.ts'

const host = 'https://safar.test'

const app = new Hono<ServerEnv>({ getPath: pagePath })
  .use(ownLanguage(host))
  .get('/', (c) => c.text('home'))
  .get('/motor', (c) => c.text('motor'))
  .get('/quotelist/:id', (c) => c.text(`prices of ${c.req.param('id')}`))
  .get('/shell.html', (c) => c.text('nothing drawn'))
  .get('/desk', (c) => c.text('desk'))
  .get('/api/v1/makes', (c) => c.text('makes'))

const ask = (path: string, headers: Record<string, string> = {}) => app.request(host + path, { headers })
const hindi = { cookie: 'language=hi' }
const fromPage = (path: string) => ({ referer: host + path })

describe('a page in Hindi', () => {
  it.each([
    ['/hi', 'home'],
    ['/hi/', 'home'],
    ['/hi/motor?step=make', 'motor'],
    ['/hi/quotelist/lead-1', 'prices of lead-1'],
  ])('%s is routed as in English', async (path, text) => {
    const response = await ask(path)
    expect(await response.text()).toBe(text)
    expect(response.headers.get('content-language')).toBe('hi')
  })

  it('with nothing drawn in it is there for the service worker, and says nothing of who asks', async () => {
    const response = await ask('/hi/shell.html')
    expect(await response.text()).toBe('nothing drawn')
    expect(response.headers.has('set-cookie')).toBe(false)
  })

  it.each(['/hi/api/v1/makes', '/hi/nowhere', '/fr/motor', '/hindi', '/hi/hi/motor'])(
    '%s is none',
    async (path) => {
      const response = await ask(path)
      expect(response.status).toBe(404)
      expect(response.headers.has('set-cookie')).toBe(false)
    },
  )

  it('of staff is in English', async () => {
    const response = await ask('/hi/desk?q=1')
    expect([response.status, response.headers.get('location')]).toEqual([302, '/desk?q=1'])
  })
})

describe('a browser whose language is Hindi', () => {
  it.each([
    ['/', '/hi'],
    ['/?utm=1', '/hi?utm=1'],
    ['/motor?step=make', '/hi/motor?step=make'],
    ['/quotelist/lead-1', '/hi/quotelist/lead-1'],
  ])('is led from %s to %s, and no cache keeps that', async (path, address) => {
    const response = await ask(path, hindi)
    expect([response.status, response.headers.get('location')]).toEqual([302, address])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('vary')).toBe('Cookie')
  })

  it.each(['/api/v1/makes', '/desk'])('gets %s as everybody does', async (path) => {
    const response = await ask(path, hindi)
    expect(response.status).toBe(200)
    expect(response.headers.has('vary')).toBe(false)
  })

  it.each([
    ['a payment', { referer: 'https://gateway.test/checkout' }],
    ['the sandbox of payments', { referer: `${host}/sandbox/gateway/checkout` }],
    ['a page of another site at the same path', { referer: 'https://other.test/hi' }],
    ['an address that cannot be read', { referer: 'about:nothing' }],
  ])('is led there on the way back from %s', async (_, headers) => {
    const response = await ask('/quotelist/lead-1', { ...hindi, ...headers })
    expect(response.headers.get('location')).toBe('/hi/quotelist/lead-1')
  })

  it('gets English by the switch, and from then on', async () => {
    const response = await ask('/motor', { ...hindi, ...fromPage('/hi/motor') })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-language')).toBe('en')
    expect(response.headers.get('set-cookie')).toMatch(
      /^language=en; Max-Age=31536000; Path=\/; .*SameSite=Lax$/,
    )
  })

  it('gets English by the switch where the browser tells only that one of our pages asked', async () => {
    const response = await ask('/motor', { ...hindi, 'sec-fetch-site': 'same-origin' })
    expect(response.status).toBe(200)
  })
})

describe('the language of a browser', () => {
  const remembered = async (path: string, headers: Record<string, string> = {}) =>
    (await ask(path, headers)).headers.get('set-cookie')

  it('is remembered for a year when the switch is pressed', async () => {
    expect(await remembered('/hi/motor', fromPage('/motor'))).toMatch(
      /^language=hi; Max-Age=31536000; .*Secure/,
    )
    expect(await remembered('/hi/motor', { ...fromPage('/motor'), cookie: 'language=en' })).toMatch(
      /^language=hi/,
    )
  })

  it('is remembered until the browser is closed for who arrives at a page in Hindi', async () => {
    const cookie = await remembered('/hi/motor')
    expect(cookie).toMatch(/^language=hi; /)
    expect(cookie).not.toContain('Max-Age')
  })

  it('is not changed by a link from elsewhere', async () => {
    expect(await remembered('/hi/motor', { cookie: 'language=en' })).toBeNull()
  })

  it('needs no cookie where it is English', async () => {
    expect(await remembered('/motor', { 'accept-language': 'hi-IN,hi' })).toBeNull()
    expect(await remembered('/motor', fromPage('/'))).toBeNull()
  })
})
