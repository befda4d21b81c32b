import type { Language } from '#machines/reference/languages.ts'
import { site } from '#machines/reference/site.ts'

type Preview = { title: string; description: string; language: Language; url?: string }

/** As it is spoken in India. */
export const localeOf = (language: Language) => `${language}_IN`

/** What messengers show of a link, in Open Graph's words: texts of one language, and a picture with nobody's data in it. */
export function linkPreview(baseUrl: string, { title, description, language, url }: Preview): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:title': title,
    'og:description': description,
    ...(url && { 'og:url': url }),
    'og:image': new URL('/share.png', baseUrl).href,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:locale': localeOf(language),
  }
  return [
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="${name}" content="${attribute(value)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')
}

/** A text as the value of an attribute in double quotes. */
export const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** For a page that search engines must not list; they have to be let in to read it. */
export const unlistedPage = '<meta name="robots" content="noindex">'
