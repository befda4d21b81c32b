import { type Language, languages } from './languages.ts'

/** All but English, whose addresses have no prefix. */
export const translations = languages.filter(({ code }) => code !== 'en')

/** The language with this code; English where there is none. */
export const languageOf = (code: string | undefined): Language =>
  languages.find((language) => language.code === code)?.code ?? 'en'

/** The language of an address, and its path without the prefix: `/hi/motor` is `/motor` in Hindi. */
export function readAddress(pathname: string): { language: Language; path: string } {
  const [, prefix, ...rest] = pathname.split('/')
  const translation = translations.find(({ code }) => code === prefix)
  return translation
    ? { language: translation.code, path: `/${rest.join('/')}` }
    : { language: 'en', path: pathname }
}

/** The address of a path in a language. A query and a fragment may follow the path. */
export const addressIn = (language: Language, path: string): string =>
  language === 'en' ? path : `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`
