import { type Context, Hono, type Next } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie } from 'hono/cookie'
import { givenPlateCookie } from '#contract/registration/given-plate.ts'
import { products } from '#machines/products.ts'
import { addressIn } from '#machines/reference/language-addresses.ts'
import { languages } from '#machines/reference/languages.ts'
import { site } from '#machines/reference/site.ts'
import { type SitePage, sitePages } from '#machines/site-pages.ts'
import type { Module } from '../deps.ts'
import type { DrawnPage } from '../http/draw-page.ts'
import type { ServerEnv } from '../http/env.ts'
import { fail } from '../http/fail.ts'
import { onNotFound } from '../http/on-error.ts'
import { pageLanguage } from '../http/page-language.ts'
import { sameOrigin } from '../http/same-origin.ts'
import { sessionOfArrival } from '../http/session-of-arrival.ts'
import { worksWithoutScript } from '../http/without-script.ts'
import { headOf } from './head.ts'
import { plainForms } from './plain-forms.ts'
import { type Again, formLimit, postForm, refused } from './post-form.ts'

/** Not for search engines: journeys, personal pages and tools. */
const unlisted = [
  '/api/',
  '/desk',
  '/graphs',
  '/login',
  '/my-profile',
  '/proposal/',
  '/checkout/',
  '/quotelist/',
  '/resume/',
]

/** Messengers read what they show of a link; the page itself asks not to be listed. */
const shared = '/quotelist/shared/'

/** Where a journey begins: its page goes by its name. */
const starts: readonly string[] = products.map(({ path }) => path)

/** They end with the form of a request to support. */
const asksSupport = ['/support', '/contact-us']

/** What every page brings has home and why-choose (ROUTE-18), but for what home tells below its forms. */
const partsOf = (path: string) => {
  if (path === '/') return { parts: [], later: ['home'], isFirst: true }
  if (path === '/why-choose') return { parts: [], isFirst: true }
  const folder = starts.includes(path) ? path : '/info'
  const parts = [`${folder.slice(1)}${path}.page.tsx`]
  return asksSupport.includes(path) ? { parts, later: ['info/support/support-request.tsx'] } : { parts }
}

/** The public pages, drawn before any script, and what search engines are told of them. */
export const publicSite: Module = (deps) => {
  const { baseUrl } = deps.config
  const app = new Hono<ServerEnv>()
  for (const page of sitePages) app.get(page.path, (c, next) => drawPublic(c, next, page))
  for (const form of plainForms(deps)) {
    const page = sitePages.find(({ path }) => path === form.path)
    const again: Again = (c, posted, status) => (page ? drawn(c, page, { posted, status }) : onNotFound(c))
    const limit = bodyLimit({ maxSize: formLimit, onError: () => fail('too-large') })
    const posted = new Hono<ServerEnv>().onError(refused(deps, form, again))
    app.route('/', posted.post(form.path, sameOrigin(baseUrl), limit, postForm(deps, form, again)))
  }
  app.get('/robots.txt', (c) => {
    const rules = languages.flatMap(({ code }) => [
      ...unlisted.map((path) => `Disallow: ${addressIn(code, path)}`),
      `Allow: ${addressIn(code, shared)}`,
    ])
    return c.text(
      ['User-agent: *', ...rules, `Sitemap: ${new URL('/sitemap.xml', baseUrl).href}`, ''].join('\n'),
    )
  })
  app.get('/sitemap.xml', (c) => {
    const urls = sitePages.flatMap(({ path }) => listed(path))
    const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>
`
    return c.body(text, 200, { 'Content-Type': 'application/xml; charset=utf-8' })
  })
  return app

  /** A page in each language, with its addresses in all of them. */
  function listed(path: string): string[] {
    const urls = languages.map(({ code }) => ({ code, url: new URL(addressIn(code, path), baseUrl).href }))
    const alternates = urls.map(
      ({ code, url }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${url}"/>`,
    )
    return urls.map(({ url }) => `<url><loc>${url}</loc>${alternates.join('')}</url>`)
  }

  async function drawPublic(c: Context<ServerEnv>, next: Next, page: SitePage) {
    if (!c.var.draw || (starts.includes(page.path) && isUnderWay(c, page.path))) return next()
    c.header('Cache-Control', begins(page.path) ? 'private, no-cache' : 'no-cache')
    return drawn(c, page)
  }

  async function drawn(c: Context<ServerEnv>, page: SitePage, more: Partial<DrawnPage> = {}) {
    const language = pageLanguage(c)
    if (!c.var.draw) return onNotFound(c)
    return c.var.draw(c, {
      ...more,
      ...partsOf(page.path),
      title: `${page.title} · ${site.name}`,
      description: page.description,
      head: (say) => headOf(baseUrl, page, { language, say }),
      isStart: starts.includes(page.path),
      ...(begins(page.path) && { formKey: deps.random.id() }),
      ...(hasForm(page.path) && { withoutScript: (say) => worksWithoutScript({ language, say }) }),
      view: sessionOfArrival(c),
      seeds: [],
    })
  }
}

/** Its form begins a journey, with or without a script. */
const begins = (path: string) => products.some((product) => product.path === path && product.firstPage.asks)

/** It leads to a journey. */
const hasForm = (path: string) => path === '/' || starts.includes(path)

/** Somebody goes on where they were, which the browser alone knows. A number plate is on its way to its own wizard. */
function isUnderWay(c: Context, path: string): boolean {
  // A journey of health or of pet cover is known by its tab, which clears the page where it has one.
  const cookies = ['signed_in', ...(path === '/motor' ? ['customerLeadId', givenPlateCookie] : [])]
  return c.req.query('step') !== undefined || cookies.some((name) => getCookie(c, name) !== undefined)
}
