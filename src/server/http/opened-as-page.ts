import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { html } from 'hono/html'
import type { Language } from '#machines/reference/languages.ts'
import { writtenPages as texts } from '#machines/reference/messages/written-pages.ts'
import type { Say } from '#texts/translator.ts'
import type { ServerEnv } from './env.ts'
import { htmlPage } from './page.ts'
import { pageLanguage } from './page-language.ts'

/** How older browsers say that they only fetch a page ahead. */
const olderHeaders = ['purpose', 'x-purpose', 'x-moz'] as const

const isAhead = (c: Context): boolean =>
  c.req.header('sec-purpose') !== undefined ||
  olderHeaders.some((name) => /^(prefetch|preview)/i.test(c.req.header(name) ?? ''))

/**
 * For the links that act when they are opened: only as a page of its own, by whoever follows one. Browsers say what an
 * address is fetched for, and whether they only fetch it ahead; a script, a picture or a frame of any site opens none.
 * A request that does not say comes from no browser of today. Should a person see what was fetched ahead, its link
 * opens the page.
 */
export const openedAsPage = ({ sayIn }: { sayIn: (language: Language) => Say }) =>
  createMiddleware<ServerEnv>(async (c, next) => {
    const dest = c.req.header('sec-fetch-dest') ?? 'document'
    if (dest === 'document' && !isAhead(c)) return next()
    const language = pageLanguage(c)
    const say = sayIn(language)
    const { pathname, search } = new URL(c.req.url)
    const body = html`<p><a href="${pathname + search}">${say(texts.notOpened.open)}</a></p>`
    return htmlPage(c, { title: say(texts.notOpened.title), status: 403, language, body })
  })
