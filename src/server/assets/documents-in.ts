import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { translations } from '#machines/reference/language-addresses.ts'
import type { Language } from '#machines/reference/languages.ts'
import type { Documents } from '../printed/documents.ts'
import { documents } from '../printed/documents-in-language.ts'
import { built } from './built.ts'

type Program = { documents: Documents }

/** What is printed in each language; all is loaded now, since a later build may take the files away. */
export async function documentsInLanguages(): Promise<(language: Language) => Documents> {
  const programs = await Promise.all(
    translations.map(async ({ code }): Promise<[Language, Documents]> => {
      const program: Program = await import(pathToFileURL(resolve(built.documentsIn(code))).href)
      return [code, program.documents]
    }),
  )
  const translated = new Map(programs)
  return (language) => translated.get(language) ?? documents
}
