import { addressIn, type Language, languages } from '#machines/reference/languages.ts'

/** The language of this bundle: the pages are built once for each, and everything about the other is left out. */
export const language: Language = import.meta.env.PAGES_LANGUAGE === 'hi' ? 'hi' : 'en'

export const otherLanguage = languages[import.meta.env.PAGES_LANGUAGE === 'hi' ? 0 : 1]

/** The address of a page in the language of this one, for what is no link of the router. */
export const ownAddress = (path: string): string =>
  import.meta.env.PAGES_LANGUAGE === 'hi' ? addressIn('hi', path) : path
