import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embed } from '#server/assets/embed.ts'
import { pageDrawer } from '#server/assets/page-drawer.ts'
import type { DrawnPage } from '#server/http/draw-page.ts'
import type { ServerEnv } from '#server/http/env.ts'
import { securityHeaders } from '#server/http/security-headers.ts'

const root = mkdtempSync(join(tmpdir(), 'safar-drawn-'))
const manifest = {
  'index.html': { file: 'assets/first.css' },
  '_first.js': { file: 'assets/first.js', name: 'first', imports: ['_shared.js'] },
  'router.tsx': { file: 'assets/router.js' },
  '_shared.js': { file: 'assets/shared.js' },
  '_tabs.js': { file: 'assets/tabs.js', css: ['assets/tabs.css'] },
  'graphs/map.page.tsx': {
    file: 'assets/map.js',
    name: 'map',
    css: ['assets/map.css'],
    imports: ['_shared.js', '_tabs.js', '_first.js'],
  },
}
const page: DrawnPage = {
  parts: ['map'],
  title: 'Bike & <car>',
  view: { kind: 'employee', role: 'analyst', name: 'Meera' },
  seeds: [{ key: ['view'], data: { text: '</script><script>alert(1)</script>' } }],
}
let app: Hono<ServerEnv>

beforeAll(async () => {
  const [pages, drawing] = [join(root, 'pages'), join(root, 'drawing')]
  for (const folder of ['.vite', 'assets']) mkdirSync(join(pages, folder), { recursive: true })
  mkdirSync(drawing)
  writeFileSync(join(pages, '.vite/manifest.json'), JSON.stringify(manifest))
  writeFileSync(
    join(pages, 'index.html'),
    '<!doctype html><head><title>Safar</title><link rel="stylesheet" href="/assets/first.css"></head><body><div id="root"></div></body>',
  )
  for (const name of ['first', 'tabs', 'map'])
    writeFileSync(join(pages, `assets/${name}.css`), `.${name} { color: red }`)
  writeFileSync(
    join(drawing, 'server-page.js'),
    `export const notingTaps = 'noteTaps()'
    export const clearingKnown = 'clearWhereKnown()'
    export const renderPage = async (address, view, seeds) =>
      '<p>' + [address, view.name, seeds.length, '$&'].join(' ') + '</p>' +
      (address === '/motor' ? '<form class="search"></form><form class="a" method="post"><button>Send</button></form>' : '')`,
  )
  const draw = await pageDrawer(pages, drawing)
  const drawInHindi = await pageDrawer(pages, drawing, (text) => `hi(${text})`)
  app = new Hono<ServerEnv>().use(securityHeaders('http://a.test', 'http://b.test'))
  app.get('/graphs/motor', (c) => draw(c, page))
  app.get('/hi', (c) =>
    drawInHindi(c, { ...page, title: 'Health · Safar', head: (say) => `<meta content="${say('Cover')}">` }),
  )
  app.get('/back', (c) =>
    draw(c, {
      ...page,
      status: 422,
      posted: { asks: 'plate.given', answers: { plate: 'RJ' }, issues: [] },
      withoutScript: (say) => `<noscript>Say(${say('Works')})</noscript>`,
    }),
  )
  app.get('/first', (c) => draw(c, { ...page, isFirst: true }))
  app.get('/motor', (c) => draw(c, { ...page, isStart: true, formKey: 'a-key' }))
})
afterAll(() => rmSync(root, { recursive: true }))

describe('a page that the server draws', () => {
  const text = async () => (await app.request('/graphs/motor?view=table')).text()

  it('stands within the root, for its address and its reader', async () => {
    expect(await text()).toContain('<div id="root"><p>/graphs/motor?view=table Meera 1 $&</p></div>')
  })

  it('has its title, its styles within it, and names the scripts that the first ones do not bring', async () => {
    const [, head] = (await text()).match(/<head>(.*)<\/head>/) ?? []
    expect(head).toContain('<title>Bike &amp; &lt;car></title>')
    expect(head).toMatch(/<style nonce="[^"]+">.first {[^}]+}.map {[^}]+}.tabs {[^}]+}<\/style>/)
    const links = [...(head ?? '').matchAll(/<link rel="(\w+)" href="([^"]+)"( disabled)?>/g)]
    expect(links.map(([, ...link]) => link)).toEqual([
      ['stylesheet', '/assets/first.css', ' disabled'],
      ['stylesheet', '/assets/map.css', ' disabled'],
      ['stylesheet', '/assets/tabs.css', ' disabled'],
      ['modulepreload', '/assets/router.js', undefined],
      ['modulepreload', '/assets/map.js', undefined],
      ['modulepreload', '/assets/tabs.js', undefined],
    ])
  })

  it('names the script of the router, unless it is shown without', async () => {
    const named = '<link rel="modulepreload" href="/assets/router.js">'
    expect(await text()).toContain(named)
    expect(await (await app.request('/first')).text()).not.toContain(named)
  })

  it('has its title and its head in the language that it is drawn in', async () => {
    const html = await (await app.request('/hi')).text()
    expect(html).toContain('<title>hi(Health) · hi(Safar)</title>')
    expect(html).toContain('<meta content="hi(Cover)">')
  })

  it('embeds what it shows as data that cannot become a script', async () => {
    const html = await text()
    expect(html.match(/<\/script>/g)).toHaveLength(2)
    const [, data = ''] = html.match(/<script type="application\/json" id="drawn">(.*?)<\/script>/) ?? []
    expect(JSON.parse(data)).toEqual({ view: page.view, seeds: page.seeds })
  })

  it('that comes back has what was typed in its data, and what stands above it without script', async () => {
    const response = await app.request('/back')
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain('<noscript>Say(Works)</noscript><div id="root">')
    expect(html).toContain('"posted":{"asks":"plate.given","answers":{"plate":"RJ"},"issues":[]}')
  })

  it('gives the form that is sent without script its key', async () => {
    const html = await (await app.request('/motor')).text()
    expect(html).toContain('<form class="search"></form>')
    expect(html).toContain('<button>Send</button><input type="hidden" name="formKey" value="a-key"></form>')
  })

  it('sends a drawing that stands in the page once', () => {
    const svg = '<svg class="map"><title>a</title></svg>'
    const { body, data } = embed(`<main>${svg}</main>`, { shown: { svg }, other: { svg: '<svg/>' } })
    expect(body).toBe('<main><svg data-drawn="0" class="map"><title>a</title></svg></main>')
    expect(data).toContain('{"shown":{"svg":"drawn:0"},"other":{"svg":"\\u003csvg/>"}}')
  })

  it('carries the nonce of its policy', async () => {
    const response = await app.request('/graphs/motor')
    const [, nonce] = (await response.text()).match(/nonce="([^"]+)"/) ?? []
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
  })

  it('notes what is pressed before its script, in a script that its policy allows', async () => {
    const response = await app.request('/graphs/motor')
    const [, nonce] = (await response.text()).match(/<script nonce="([^"]+)">noteTaps\(\)<\/script>/) ?? []
    expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' 'nonce-${nonce}'`)
  })

  it('goes away at the start of a journey where the browser knows of one', async () => {
    expect(await (await app.request('/motor')).text()).toContain('>clearWhereKnown()</script>')
    expect(await text()).not.toContain('clearWhereKnown')
  })
})
