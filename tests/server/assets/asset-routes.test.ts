import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono, type MiddlewareHandler } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withoutScript as texts } from '#machines/reference/messages/without-script.ts'
import { site } from '#machines/reference/site.ts'
import { assetRoutes } from '#server/assets/asset-routes.ts'
import { pages } from '#server/assets/pages.ts'
import type { ServerEnv } from '#server/http/env.ts'
import { securityHeaders } from '#server/http/security-headers.ts'

const root = mkdtempSync(join(tmpdir(), 'safar-pages-'))
let app: Hono<ServerEnv>
const atBase: MiddlewareHandler<ServerEnv> = (c, next) => {
  c.set('baseUrl', 'http://a.test')
  return next()
}
beforeAll(() => {
  mkdirSync(join(root, 'assets'))
  mkdirSync(join(root, '.vite'))
  writeFileSync(join(root, '.vite/manifest.json'), '{}')
  writeFileSync(join(root, 'index.html'), '<!doctype html><head><title>Safar</title></head><body></body>')
  writeFileSync(join(root, 'assets/main-1a2b.js'), 'plain')
  writeFileSync(join(root, 'assets/main-1a2b.js.br'), 'brotli')
  writeFileSync(join(root, 'favicon.svg'), '<svg/>')
  writeFileSync(join(root, 'sw.js'), 'keep()')
  app = new Hono<ServerEnv>()
    .use(securityHeaders('http://a.test', 'http://b.test'), atBase)
    .route('/', assetRoutes(root))
})
afterAll(() => rmSync(root, { recursive: true }))

describe('the built pages', () => {
  it.each(pages)('serves the page at %s, which is asked for anew every time [ROUTE-23]', async (path) => {
    const response = await app.request(path.replace(/:\w+/, 'lead-1'))
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toContain('<title>Safar</title>')
  })

  it('serves a link that a customer passes on with a picture, and listed by nobody', async () => {
    const [head = ''] = (await (await app.request('/resume/token')).text()).split('</head>')
    expect(head).toContain('<meta name="robots" content="noindex">')
    expect(head).toContain('<meta property="og:image" content="http://a.test/share.png">')
    expect(head).toContain(`<meta property="og:description" content="${site.description}">`)
    expect(head).not.toContain('token')
  })

  it('names in an empty page what it loads after its first script', async () => {
    const preload = '<link rel="modulepreload" href="/assets/router-1a2b.js">'
    const naming = new Hono<ServerEnv>().use(atBase).route(
      '/',
      assetRoutes(
        root,
        () => root,
        (language) => (language === 'en' ? preload : ''),
      ),
    )
    expect(await (await naming.request('/my-profile')).text()).toContain(preload)
    expect(await (await naming.request('/hi/my-profile')).text()).not.toContain(preload)
  })

  it.each(['/nothing', '/quotelist', '/motor/extra', '/nothing.png'])(
    'serves the same page at %s as not found',
    async (path) => {
      const response = await app.request(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('<title>Safar</title>')
    },
  )

  it('are the addresses that the browser routes [ROUTE-23]', () => {
    const router = readFileSync('src/web/router.tsx', 'utf8')
    const routed = [...router.matchAll(/\bat\('([^']+)'\)/g)].map(([, path = '']) => path.replace('$', ':'))
    expect([...pages].sort()).toEqual(routed.sort())
  })

  it('tells the page the nonce that its policy allows', async () => {
    const response = await app.request('/')
    const [, nonce] = (await response.text()).match(/<meta property="csp-nonce" nonce="([^"]+)">/) ?? []
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
  })

  it('say what to do where there is no script, in styles that the policy allows', async () => {
    const response = await app.request('/proposal/lead-1')
    const [, said = ''] = (await response.text()).match(/<body><noscript>(.*)<\/noscript>/s) ?? []
    expect(said).toContain(texts.title)
    expect(said).toContain(`href="${site.phone.href}"`)
    const [, nonce] = said.match(/<style nonce="([^"]+)">/) ?? []
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`)
  })

  it('lets files with a hash in their name be kept for ever', async () => {
    const response = await app.request('/assets/main-1a2b.js')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toContain('javascript')
  })

  it.each(['/assets/main-1a2b.js', '/favicon.svg', '/'])(
    'says of the text at %s that it is UTF-8',
    async (path) => {
      expect((await app.request(path)).headers.get('content-type')).toMatch(/; charset=utf-8$/i)
    },
  )

  it('lets other files be kept for an hour', async () => {
    expect((await app.request('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600')
  })

  it('has the service worker asked for anew every time, for the whole site, and allowed by the policy', async () => {
    const response = await app.request('/sw.js')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-type')).toContain('javascript')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("worker-src 'self'")
    expect(policy).toContain("manifest-src 'self'")
  })

  it('has an empty page for the service worker to keep, under a nonce of its own', async () => {
    const response = await app.request('/shell.html')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toMatch(/<meta property="csp-nonce" nonce="[^"]+">/)
  })

  it('sends the compressed form to a browser that takes it', async () => {
    const response = await app.request('/assets/main-1a2b.js', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(await response.text()).toBe('brotli')
  })

  it.each([
    '/assets/main-0000.js',
    '/assets/../secrets.json',
    '/assets/%2e%2e/secrets.json',
    '/.vite/manifest.json',
  ])('has nothing at %s', async (path) => expect((await app.request(path)).status).toBe(404))
})
