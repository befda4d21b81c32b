import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { translations } from '#machines/reference/language-addresses.ts'
import type { Language } from '#machines/reference/languages.ts'
import type { Documents } from '../printed/documents.ts'
import { documents } from '../printed/documents-in-language.ts'
import { built } from './built.ts'
import { lazily } from './lazily.ts'

type Program = { documents: Documents }

/** What is printed in each language; that of a translation is loaded when it is first asked for. */
export function documentsInLanguages(): (language: Language) => Promise<Documents> {
  const programs = new Map(translations.map(({ code }) => [code, lazily(() => documentsOfBuild(code))]))
  return async (language) => (await programs.get(language)?.()) ?? documents
}

async function documentsOfBuild(language: Language): Promise<Documents> {
  const program: Program = await import(pathToFileURL(resolve(built.documentsIn(language))).href)
  return program.documents
}
