/** The languages of the public site, each under its own name. English has no prefix in its addresses. */
export const languages = [
  { code: 'en', name: 'English' },
  { code: 'hi', name: 'हिन्दी' },
] as const

export type Language = (typeof languages)[number]['code']

/** Where a browser keeps the language that its user chose. */
export const languageCookie = 'language'

/** The language of an address, and its path without the prefix: `/hi/motor` is `/motor` in Hindi. */
export function readAddress(pathname: string): { language: Language; path: string } {
  if (!/^\/hi(\/|$)/.test(pathname)) return { language: 'en', path: pathname }
  return { language: 'hi', path: pathname.slice('/hi'.length) || '/' }
}

/** The address of a path in a language. A query and a fragment may follow the path. */
export const addressIn = (language: Language, path: string): string =>
  language === 'en' ? path : `/hi${path.replace(/^\/(?=$|[?#])/, '')}`
