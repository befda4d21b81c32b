import { addressIn } from '#machines/reference/language-addresses.ts'
import { type Language, languages } from '#machines/reference/languages.ts'
import type { Translator } from '#texts/translator.ts'
import { attribute, linkPreview, localeOf } from '../http/link-preview.ts'
import { structuredData } from './structured-data.ts'

type Described = { path: string; title: string; description: string }

type HeadIn = { language: Language; say: Translator }

/**
 * What search engines and messengers read of a page in a language: its own address and those in other languages, its
 * summary and its picture.
 */
export function headOf(
  baseUrl: string,
  { path, title, description }: Described,
  { language, say }: HeadIn,
): string {
  const urlIn = (code: Language) => new URL(addressIn(code, path), baseUrl).href
  const url = urlIn(language)
  return [
    `<link rel="canonical" href="${attribute(url)}">`,
    ...languages.map(({ code }) => alternate(code, urlIn(code))),
    alternate('x-default', urlIn('en')),
    linkPreview(baseUrl, { title: say(title), description: say(description), language, url }),
    ...languages
      .filter(({ code }) => code !== language)
      .map(({ code }) => `<meta property="og:locale:alternate" content="${localeOf(code)}">`),
    ...(path === '/' ? structuredData(baseUrl, say) : []).map(dataBlock),
  ].join('')
}

const alternate = (hreflang: string, url: string): string =>
  `<link rel="alternate" hreflang="${hreflang}" href="${attribute(url)}">`

/** Data and no script: it cannot end its element. */
const dataBlock = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
