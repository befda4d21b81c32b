import type { Translator } from '#texts/translator.ts'
import { structuredData } from './structured-data.ts'

type Described = { path: string; title: string; description: string }

/** What search engines and messengers read of a page: its own address, its summary and its picture. */
export function headOf(baseUrl: string, { path, title, description }: Described, say: Translator): string {
  const url = new URL(path, baseUrl).href
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Safar',
    'og:title': say(title),
    'og:description': say(description),
    'og:url': url,
    'og:image': new URL('/share.png', baseUrl).href,
    'og:locale': 'en_IN',
  }
  return [
    `<link rel="canonical" href="${attribute(url)}">`,
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="${name}" content="${attribute(value)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(path === '/' ? structuredData(baseUrl, say) : []).map(dataBlock),
  ].join('')
}

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Data and no script: it cannot end its element. */
const dataBlock = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
