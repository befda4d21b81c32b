import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, expect, it, vi } from 'vitest'
import { addressIn, readAddress } from '#machines/reference/language-addresses.ts'
import { type Language, languages } from '#machines/reference/languages.ts'
import { assetRoutes } from '#server/assets/asset-routes.ts'
import { ownLanguage } from '#server/assets/own-language.ts'
import { pagePath } from '#server/assets/page-path.ts'
import type { ServerEnv } from '#server/http/env.ts'
import { renderPage } from '#web/server-page.tsx'

/** The list of languages, with one that nobody has translated yet. */
vi.mock('#machines/reference/languages.ts', async (original) => {
  const real = await original<typeof import('#machines/reference/languages.ts')>()
  return { ...real, languages: [...real.languages, { code: 'ta', name: 'தமிழ்' }] }
})
vi.hoisted(() => vi.stubEnv('PAGES_LANGUAGE', 'ta'))

const tamil = languages.at(-1)?.code as Language
const built = mkdtempSync(join(tmpdir(), 'safar-languages-'))

for (const { code } of languages) {
  mkdirSync(join(built, code))
  writeFileSync(join(built, code, 'index.html'), `<html lang="${code}"><head></head></html>`)
}
afterAll(() => {
  rmSync(built, { recursive: true })
  vi.unstubAllEnvs()
})

const app = new Hono<ServerEnv>({ getPath: pagePath })
  .use(ownLanguage('http://localhost'), (c, next) => {
    c.set('baseUrl', 'http://localhost')
    return next()
  })
  .route(
    '/',
    assetRoutes(join(built, 'en'), (language) => join(built, language)),
  )

it('a language of the list has addresses of its own', () => {
  expect(readAddress('/ta/motor')).toEqual({ language: 'ta', path: '/motor' })
  expect(addressIn(tamil, '/motor')).toBe('/ta/motor')
})

it('a language of the list is served under its addresses, and to whoever has chosen it', async () => {
  const page = await app.request('http://localhost/ta/about-us')
  expect(page.headers.get('content-language')).toBe('ta')
  expect(await page.text()).toContain('<html lang="ta">')
  const english = await app.request('http://localhost/about-us', { headers: { cookie: 'language=ta' } })
  expect(english.headers.get('location')).toBe('/ta/about-us')
})

it('every link of a page in a language of the list leads to that language, or is the switch', async () => {
  const markup = await renderPage('/about-us', { kind: 'anonymous', role: 'anonymous' }, [])
  const links = [...markup.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href = '']) => href)
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter((link) => !/^\/ta(\/|$)/.test(link))).toEqual(['/about-us', '/hi/about-us'])
})
