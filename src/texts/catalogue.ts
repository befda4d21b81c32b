import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import PO from 'pofile'
import { findTexts } from './find-texts.ts'
import { translatedFiles } from './sources.ts'

/** English texts and what stands for them in a language; empty where nothing does yet. */
export type Catalogue = ReadonlyMap<string, string>

const fileOf = (language: string) => `src/texts/${language}.po`

export function readCatalogue(language: string): Catalogue {
  if (!existsSync(fileOf(language))) return new Map()
  const { items } = PO.parse(readFileSync(fileOf(language), 'utf8'))
  return new Map(items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']))
}

/** Every text of the pages, with the files it stands in. */
export function usedTexts(files: readonly string[] = translatedFiles()): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>()
  for (const file of files) {
    for (const { english } of findTexts(file, readFileSync(file, 'utf8'))) {
      used.set(english, (used.get(english) ?? new Set()).add(file))
    }
  }
  return used
}

/** Writes the catalogue of a language with the texts in use alone, in the order of the files. */
export function writeCatalogue(language: string, used: ReadonlyMap<string, ReadonlySet<string>>): void {
  const known = readCatalogue(language)
  const po = new PO()
  po.headers = { Language: language, 'Content-Type': 'text/plain; charset=UTF-8' }
  po.items = [...used].map(([english, files]) => {
    const item = new PO.Item()
    item.msgid = english
    item.msgstr = [known.get(english) ?? '']
    item.references = [...files]
    return item
  })
  writeFileSync(fileOf(language), `${po}\n`)
}
