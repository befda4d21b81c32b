import type { Language } from '#machines/reference/languages.ts'
import { type Translator, translatorOf } from '#texts/translator.ts'
import { readTexts } from './built.ts'

const inEnglish: Translator = (english) => english

/** What says the texts of the server in each language, from the catalogues that the pages were built with. */
export function sayIn(): (language: Language) => Translator {
  const inHindi = translatorOf(readTexts('hi'))
  return (language) => (language === 'hi' ? inHindi : inEnglish)
}
