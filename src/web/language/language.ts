import { addressIn } from '#machines/reference/language-addresses.ts'
import { type Language, languages } from '#machines/reference/languages.ts'

/** The language of this bundle: the pages are built once for each, and everything about the others is left out. */
export const language: Language = import.meta.env.PAGES_LANGUAGE ?? 'en'

export const otherLanguages = languages.filter(({ code }) => code !== language)

/** The address of a page in the language of this one, for what is no link of the router. */
export const ownAddress = (path: string): string => addressIn(language, path)
