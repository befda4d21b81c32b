import { addressIn } from '#machines/reference/language-addresses.ts'
import { type Language, languages } from '#machines/reference/languages.ts'
import type { Translator } from '#texts/translator.ts'
import { structuredData } from './structured-data.ts'

type Described = { path: string; title: string; description: string }

type HeadIn = { language: Language; say: Translator }

/** As it is spoken in India. */
const localeOf = (language: Language) => `${language}_IN`

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
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Safar',
    'og:title': say(title),
    'og:description': say(description),
    'og:url': url,
    'og:image': new URL('/share.png', baseUrl).href,
    'og:locale': localeOf(language),
  }
  return [
    `<link rel="canonical" href="${attribute(url)}">`,
    ...languages.map(({ code }) => alternate(code, urlIn(code))),
    alternate('x-default', urlIn('en')),
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="${name}" content="${attribute(value)}">`,
    ),
    ...languages
      .filter(({ code }) => code !== language)
      .map(({ code }) => `<meta property="og:locale:alternate" content="${localeOf(code)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(path === '/' ? structuredData(baseUrl, say) : []).map(dataBlock),
  ].join('')
}

const alternate = (hreflang: string, url: string): string =>
  `<link rel="alternate" hreflang="${hreflang}" href="${attribute(url)}">`

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Data and no script: it cannot end its element. */
const dataBlock = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
