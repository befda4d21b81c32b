import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { formKeyField } from '#contract/flow/form-key.ts'
import { readAddress } from '#machines/reference/language-addresses.ts'
import { type Language, languages } from '#machines/reference/languages.ts'
import type { Translator } from '#texts/translator.ts'
import type { DrawnPage, DrawPage, PageQuery } from '../http/draw-page.ts'
import { pageLanguage } from '../http/page-language.ts'
import { stylesWithoutScript } from '../http/without-script.ts'
import { built } from './built.ts'
import { embed } from './embed.ts'
import { lazily } from './lazily.ts'
import { preloadsOf, readManifest, routerFile, stylesOf } from './page-links.ts'
import { withNonce } from './with-nonce.ts'

type Render = (
  address: string,
  view: DrawnPage['view'],
  seeds: readonly PageQuery[],
  posted?: DrawnPage['posted'],
) => Promise<string>

type Drawing = { renderPage: Render; notingTaps: string; clearingKnown: string }

/**
 * Renders the built pages: the same components as in a browser, with their hydration data. `pages` is the folder of
 * the browser's bundle, `drawing` that of the server's; `say` turns what the server itself says of a page.
 */
export async function pageDrawer(
  pages: string,
  drawing: string,
  say: Translator = (english) => english,
): Promise<DrawPage> {
  const built = await readFile(join(pages, 'index.html'), 'utf8')
  const html = built.replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
  const files = readManifest(pages)
  const inlined = inlineStyles(pages)
  const { renderPage, notingTaps, clearingKnown }: Drawing = await import(
    pathToFileURL(resolve(drawing, 'server-page.js')).href
  )
  return async (c, { status = 200, view, seeds, posted, ...page }) => {
    const { later = [], title, description, head, isStart, withoutScript, formKey } = page
    const parts = page.isFirst ? page.parts : [routerFile, ...page.parts]
    const { pathname, search } = new URL(c.req.url)
    const { path } = readAddress(pathname)
    const { body, data } = embed(await renderPage(path + search, view, seeds, posted), {
      view,
      seeds,
      ...(posted && { posted }),
    })
    const nonce = c.var.secureHeadersNonce ?? ''
    const styles = inlined(stylesOf(files, [...parts, ...later]), nonce)
    const script = (text: string) => `<script nonce="${nonce}">${text}</script>`
    const drawn = html
      .replace(
        /<title>.*?<\/title>/,
        () => `<title>${escaped(inPieces(title, say))}</title>${styles}${head?.(say) ?? ''}`,
      )
      .replace(
        '</head>',
        () => `${preloadsOf(files, parts)}${script(notingTaps)}${stylesWithoutScript(nonce)}</head>`,
      )
      .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (all, start) =>
        description === undefined ? all : start + escaped(say(description)).replaceAll('"', '&quot;'),
      )
      .replace(
        '<div id="root"></div>',
        () =>
          `${withoutScript?.(say) ?? ''}<div id="root">${formKey ? withFormKey(body, formKey) : body}</div>${data}${isStart ? script(clearingKnown) : ''}`,
      )
    return c.html(withNonce(drawn, nonce), status)
  }
}

type Drawers = { draw: DrawPage; load: (language: Language) => Promise<void> }

/** Renders each page in the language of its address; a language is loaded when it is first drawn in, or by `load`. */
export function drawInLanguages(say: (language: Language) => Translator): Drawers {
  const drawerOf = (code: Language) => pageDrawer(built.pagesIn(code), built.drawingIn(code), say(code))
  const drawers = new Map(languages.map(({ code }) => [code, lazily(() => drawerOf(code))]))
  return {
    draw: async (c, page) => {
      const language = pageLanguage(c)
      const draw = await drawers.get(language)?.()
      if (!draw) throw new Error(`There are no pages in ${language}`)
      return draw(c, page)
    },
    load: async (language) => {
      await drawers.get(language)?.()
    },
  }
}

/** React leaves what it does not know at the end of a form as it is. */
const withFormKey = (body: string, key: string) =>
  body.replace(
    /<form\b[^>]*\bmethod="post".*?(?=<\/form>)/s,
    (form) => `${form}<input type="hidden" name="${formKeyField}" value="${key}">`,
  )

/** The parts of a title, such as the name of the site, are texts of their own. */
const inPieces = (title: string, say: Translator) => title.split(' · ').map(say).join(' · ')

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * The styles within the page: a file of them would hold back the first picture by a round trip. The disabled links
 * fetch nothing; code that is loaded later finds there that its styles have come.
 */
function inlineStyles(pages: string): (hrefs: readonly string[], nonce: string) => string {
  const texts = new Map<string, string>()
  const textOf = (href: string): string => {
    const text = texts.get(href) ?? readFileSync(join(pages, href), 'utf8')
    texts.set(href, text)
    return text
  }
  return (hrefs, nonce) => {
    const links = hrefs.map((href) => `<link rel="stylesheet" href="/${href}" disabled>`)
    return `<style nonce="${nonce}">${hrefs.map(textOf).join('')}</style>${links.join('')}`
  }
}
