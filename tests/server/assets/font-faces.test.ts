import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { afterAll, expect, it } from 'vitest'
import { fontFaces } from '#server/assets/font-faces.ts'
import type { ServerEnv } from '#server/http/env.ts'
import { htmlPage } from '#server/http/page.ts'

const face = (family: string, rest: string) => `@font-face{font-family:${family};${rest}}`
const text = face('Safar Text', 'src:url(/assets/text-1a.woff2);unicode-range:U+900-97F')
const hindi = face('"Safar Hindi"', 'src:url(data:font/woff2;base64,AA);unicode-range:U+928')
const fallback = face('Safar Text Fallback', 'src:local(Arial);size-adjust:105.7%')
const pages = mkdtempSync(join(tmpdir(), 'safar-fonts-'))
for (const folder of ['.vite', 'assets']) mkdirSync(join(pages, folder))
writeFileSync(
  join(pages, '.vite/manifest.json'),
  JSON.stringify({
    'index.html': { file: 'assets/first.css' },
    '_first.js': { file: 'assets/first.js', name: 'first' },
  }),
)
writeFileSync(
  join(pages, 'assets/first.css'),
  `${text}${hindi}${face('Safar Display', 'src:url(/assets/display-1b.woff2)')}${fallback}body{margin:0}`,
)
afterAll(() => rmSync(pages, { recursive: true }))

it('a page that the server writes has the text font of the built pages, with its stand-in', async () => {
  expect(fontFaces(pages)).toBe(text + hindi + fallback)
  const app = new Hono<ServerEnv>().get('/', (c) => {
    c.set('baseUrl', 'http://safar.test')
    c.set('fonts', fontFaces(pages))
    return htmlPage(c, { title: 'Stop reminders', body: html`<p>Stopped.</p>` })
  })
  const page = await (await app.request('/')).text()
  expect(page).toContain(`<style nonce="">${text}${hindi}${fallback}`)
  expect(page).toMatch(/font: [\d./rem]+ "Safar Text", "Safar Text Fallback"/)
})

it('a page that the server writes in Hindi asks for the font of its letters first', async () => {
  const latin = face('Safar Text', 'src:url(/assets/latin-1a.woff2);unicode-range:U+20-FF')
  const app = new Hono<ServerEnv>().get('/:language', (c) => {
    c.set('baseUrl', 'http://safar.test')
    c.set('fonts', latin + text)
    const language = c.req.param('language') === 'hi' ? 'hi' : 'en'
    return htmlPage(c, { title: 'Stop reminders', body: html`<p>Stopped.</p>`, language })
  })
  const preloads = async (path: string) =>
    (await (await app.request(path)).text()).match(/<link rel="preload"[^>]*>/g)
  expect(await preloads('/hi')).toEqual([
    '<link rel="preload" href="/assets/text-1a.woff2" as="font" type="font/woff2" crossorigin>',
  ])
  expect(await preloads('/en')).toBeNull()
})
