import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '#machines/reference/languages.ts'
import type { Documents } from '../printed/documents.ts'
import { documents } from '../printed/documents-in-language.ts'
import { built } from './built.ts'

type Program = { documents: Documents }

/** What is printed in each language; what was built for one is loaded when it is first printed in. */
export async function documentsInLanguages(language: Language): Promise<Documents> {
  if (language === 'en') return documents
  const program: Program = await import(pathToFileURL(resolve(built.documentsIn(language))).href)
  return program.documents
}
