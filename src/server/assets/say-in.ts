import { translations } from '#machines/reference/language-addresses.ts'
import type { Language } from '#machines/reference/languages.ts'
import { type Translator, translatorOf } from '#texts/translator.ts'
import { readTexts } from './built.ts'

const inEnglish: Translator = (english) => english

/** What says the texts of the server in each language, from the catalogues that the pages were built with. */
export function sayIn(): (language: Language) => Translator {
  const translators = new Map<Language, Translator>(
    translations.map(({ code }) => [code, translatorOf(readTexts(code))]),
  )
  return (language) => translators.get(language) ?? inEnglish
}
