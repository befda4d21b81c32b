import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { type Language, languages } from '#machines/reference/languages.ts'
import { workerOf } from '#machines/reference/service-workers.ts'
import { site } from '#machines/reference/site.ts'
import { inEnglish } from '#texts/translator.ts'
import type { ServerEnv } from '../http/env.ts'
import { linkPreview, unlistedPage } from '../http/link-preview.ts'
import { onNotFound } from '../http/on-error.ts'
import { pageLanguage } from '../http/page-language.ts'
import { needsScript } from '../http/without-script.ts'
import { emptyPage, pages } from './pages.ts'
import { withNonce } from './with-nonce.ts'

const forever = 'public, max-age=31536000, immutable'
const anHour = 'public, max-age=3600'
const asked = 'no-cache'

/**
 * The built browser bundle. Files under /assets have a content hash in their name and never change; the page itself
 * is revalidated every time, so that a new build shows at once. It is another one in each
 * language, with files of its own.
 */
export function assetRoutes(
  root: string,
  folderOf: (language: Language) => string = () => root,
  preloadsIn: (language: Language) => string = () => '',
): Hono<ServerEnv> {
  const read = (language: Language) =>
    readFileSync(join(folderOf(language), 'index.html'), 'utf8').replace(
      '</head>',
      () => `${preloadsIn(language)}</head>`,
    )
  const empty = new Map<Language, string>(languages.map(({ code }) => [code, read(code)]))
  const page = (status: 200 | 404): MiddlewareHandler<ServerEnv> => {
    return async (c) => {
      c.header('Cache-Control', asked)
      const language = pageLanguage(c)
      const nonce = c.var.secureHeadersNonce ?? ''
      const say = c.var.sayIn?.(language) ?? inEnglish
      const preview = { title: site.name, description: say(site.description), language }
      const html = (empty.get(language) ?? '')
        .replace('</head>', () => `${unlistedPage}${linkPreview(c.var.baseUrl, preview)}</head>`)
        .replace('<body>', () => `<body>${needsScript({ language, say, nonce })}`)
      return c.html(withNonce(html, nonce), status)
    }
  }
  const app = new Hono<ServerEnv>()
  app.get('/assets/*', files(root, forever), onNotFound)
  for (const path of pages) app.get(path, page(200))
  app.get(emptyPage, page(200))
  // Its browser looks for a new version with every visit.
  for (const { code } of languages) app.get(workerOf(code).script, files(root, asked))
  // Not dotfiles, which are the bundler's own.
  app.get('/:file{[^.].*\\.[a-z0-9]+}', files(root, anHour))
  app.get('*', drawNotFound, page(404))
  return app
}

/** The page for an unknown address, drawn as every page is. */
const drawNotFound: MiddlewareHandler<ServerEnv> = async (c, next) => {
  const { draw } = c.var
  if (!draw) return next()
  const view = { kind: 'anonymous', role: 'anonymous' } as const
  const head = () => unlistedPage
  return draw(c, { parts: [], title: '404 Not Found · Safar', head, status: 404, view, seeds: [] })
}

/** Files with a `.br` or `.gz` variant are served compressed where the browser accepts it. */
function files(root: string, cacheControl: string): MiddlewareHandler<ServerEnv> {
  const serve = serveStatic<ServerEnv>({ root, precompressed: true })
  return async (c, next) => {
    const found = await serve(c, next)
    if (found instanceof Response) found.headers.set('Cache-Control', cacheControl)
    return found
  }
}
