import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { questionSets } from '#machines/reference/faqs.ts'
import { addressIn } from '#machines/reference/language-addresses.ts'
import { languages } from '#machines/reference/languages.ts'
import { sitePages } from '#machines/site-pages.ts'
import { createApp } from '#server/app.ts'
import { assetRoutes } from '#server/assets/asset-routes.ts'
import type { DrawnPage } from '#server/http/draw-page.ts'
import { publicSite } from '#server/site/site.routes.ts'
import { testConfig } from '../support/config.ts'
import { describeOnPglite } from '../support/on-each-database.ts'

const root = mkdtempSync(join(tmpdir(), 'safar-site-'))
writeFileSync(join(root, 'index.html'), '<head></head>')
const { baseUrl } = testConfig

describeOnPglite('the public pages', { modules: [publicSite] }, (server) => {
  /** The server with a drawer that answers with what it is given. */
  const app = () =>
    createApp({
      deps: server.deps,
      ping: server.database.ping,
      modules: [publicSite],
      pages: assetRoutes(root),
      draw: async (c, page) => c.json({ ...page, head: page.head?.((text) => text) }, page.status ?? 200),
    })
  const drawn = async (path: string, cookie = ''): Promise<Omit<DrawnPage, 'head'> & { head?: string }> =>
    (await app().request(path, { headers: { cookie } })).json()

  it.each(sitePages)('$path is drawn with its title, summary, own address and picture', async (page) => {
    const { title, description, head = '' } = await drawn(`${page.path}?utm=1`)
    expect([title, description]).toEqual([`${page.title} · Safar`, page.description])
    expect(page.description.length).toBeLessThanOrEqual(160)
    expect(head).toContain(`<link rel="canonical" href="${new URL(page.path, baseUrl).href}">`)
    expect(head).toContain(`property="og:image" content="${new URL('/share.png', baseUrl).href}`)
    expect(head).not.toContain('utm')
  })

  it.each(sitePages)('$path names itself in every language', async ({ path }) => {
    const [english, hindi] = languages.map(({ code }) => new URL(addressIn(code, path), baseUrl).href)
    const alternates = [
      `<link rel="alternate" hreflang="en" href="${english}">`,
      `<link rel="alternate" hreflang="hi" href="${hindi}">`,
      `<link rel="alternate" hreflang="x-default" href="${english}">`,
    ].join('')
    const heads = [await drawn(path), await drawn(addressIn('hi', path))].map(({ head = '' }) => head)
    for (const head of heads) expect(head).toContain(alternates)
    expect(heads[0]).toContain(`<link rel="canonical" href="${english}">`)
    expect(heads[0]).toContain('property="og:locale" content="en_IN"')
    expect(heads[1]).toContain(`<link rel="canonical" href="${hindi}">`)
    expect(heads[1]).toContain(`property="og:url" content="${hindi}"`)
    expect(heads[1]).toContain('property="og:locale" content="hi_IN"')
    expect(heads[1]).toContain('property="og:locale:alternate" content="en_IN"')
  })

  it('home says who we are and answers its questions, as data', async () => {
    const { head = '' } = await drawn('/')
    const blocks = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    const [organization, faq] = blocks.map(([, text]) => JSON.parse(text ?? ''))
    expect(organization).toMatchObject({ '@type': 'Organization', name: 'Safar', url: baseUrl })
    const asked = questionSets.filter(({ hasTab }) => hasTab).flatMap(({ questions }) => questions)
    expect(faq.mainEntity.map(({ name }: { name: string }) => name)).toEqual(asked.map(({ asks }) => asks))
    expect((await drawn('/support')).head).not.toContain('ld+json')
  })

  it('are drawn for nobody, and wait for whoever may be signed in', async () => {
    expect((await drawn('/')).view.kind).toBe('anonymous')
    expect((await drawn('/', 'signed_in=customer')).view.kind).toBe('starting')
  })

  it.each(['/motor', '/health', '/pet'])(
    '%s is drawn at its start alone, not for who is under way',
    async (path) => {
      const isDrawn = async (address: string, cookie = '') =>
        (await app().request(address, { headers: { cookie } })).headers
          .get('content-type')
          ?.startsWith('application/json')
      expect(await isDrawn(path)).toBe(true)
      expect(await isDrawn(`${path}?step=1`)).toBe(false)
      expect(await isDrawn(path, 'customerLeadId=M1')).toBe(path !== '/motor')
      expect(await isDrawn(path, 'signed_in=customer')).toBe(false)
      expect(await isDrawn(path, 'givenPlate=RJ14')).toBe(path !== '/motor')
    },
  )

  it('list themselves for search engines, and keep these from journeys and persons', async () => {
    const sitemap = await (await app().request('/sitemap.xml')).text()
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
    const addresses = sitePages.flatMap(({ path }) => [path, addressIn('hi', path)])
    expect(listed).toEqual(addresses.map((address) => new URL(address, baseUrl).href))
    const motor = `hreflang="hi" href="${new URL('/hi/motor', baseUrl).href}"/>`
    expect(sitemap.split(motor)).toHaveLength(3)
    const robots = await (await app().request('/robots.txt')).text()
    for (const path of ['/quotelist/', '/proposal/', '/my-profile', '/desk', '/hi/proposal/'])
      expect(robots).toContain(`Disallow: ${path}\n`)
    for (const path of ['/quotelist/shared/', '/hi/quotelist/shared/'])
      expect(robots).toContain(`Allow: ${path}\n`)
    expect(robots).toContain(`Sitemap: ${new URL('/sitemap.xml', baseUrl).href}`)
  })

  it('of an unknown address is drawn too, with its status, and listed nowhere', async () => {
    const response = await app().request('/nowhere')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ head: '<meta name="robots" content="noindex">' })
  })
})
