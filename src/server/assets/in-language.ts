import { relative } from 'node:path'
import type { Plugin } from 'vite'
import type { Language } from '../../../machines/reference/languages.ts'
import { readCatalogue } from '../../texts/catalogue.ts'
import { isTranslated } from '../../texts/sources.ts'
import { translate } from '../../texts/translate.ts'

/** What an English page has no need of: places are called by their names, and insurers' texts are shown as sent. */
const tables: Readonly<Record<string, [table: RegExp, left: string]>> = {
  'machines/reference/place-labels.ts': [/= \{[^}]*\}/, '= {}'],
  'machines/reference/office-labels.ts': [/= \{[^}]*\}/, '= {}'],
  'src/texts/insurer-words/insurer-words.ts': [/new Map\(knownTexts\)/, 'new Map()'],
}

export function withoutTables(code: string, id: string): string | undefined {
  const [table, left] = tables[relative('.', id)] ?? []
  return table && left ? code.replace(table, left) : undefined
}

/** The font of a language's letters, seen from the page: where it comes late it is not shown (decision 0278). */
const textFonts: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  hi: '../../node_modules/@fontsource-variable/noto-sans/files/noto-sans-devanagari-wght-normal.woff2',
}

const preloadOf = (font: string) =>
  `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin />\n    `

/** Builds the pages in a language: each text in it stands in the source before anything else reads it (decision 0292). */
export function inLanguage(language: Language): Plugin {
  const define = { 'import.meta.env.PAGES_LANGUAGE': JSON.stringify(language) }
  if (language === 'en')
    return { name: 'in-language', enforce: 'pre', config: () => ({ define }), transform: withoutTables }
  const catalogue = readCatalogue(language)
  return {
    name: 'in-language',
    enforce: 'pre',
    config: () => ({ define }),
    transform(code, id) {
      const file = relative('.', id.split('?')[0] ?? id)
      return isTranslated(file) ? translate(file, code, catalogue) : undefined
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        (translate('src/web/index.html', html, catalogue)?.code ?? html)
          .replace('<html lang="en-IN">', `<html lang="${language}">`)
          .replace('<link rel="stylesheet"', `${preloadOf(textFonts[language])}$&`)
          .replace('"/manifest.webmanifest"', `"/manifest-${language}.webmanifest"`),
    },
  }
}
