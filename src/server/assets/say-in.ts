import { translations } from '#machines/reference/language-addresses.ts'
import type { Language } from '#machines/reference/languages.ts'
import { formatTimeIn } from '#machines/rules/dates.ts'
import { inEnglish, type Say, sayIn } from '#texts/translator.ts'
import { readTexts } from './built.ts'

/** What says the texts of the server in each language, from the catalogues that the pages were built with. */
export function sayInLanguages(): (language: Language) => Say {
  const says = new Map<Language, Say>(
    translations.map(({ code }) => [code, sayIn(readTexts(code), formatTimeIn)]),
  )
  return (language) => says.get(language) ?? inEnglish
}
