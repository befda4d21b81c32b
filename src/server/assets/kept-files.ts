import { addressIn } from '#machines/reference/language-addresses.ts'
import type { Language } from '#machines/reference/languages.ts'
import { isForStaff } from '#machines/reference/staff-paths.ts'
import { firstParts, listed, type Manifest } from './page-links.ts'
import { pages } from './pages.ts'

/** Addresses that may be opened without a network, as patterns of their paths with what follows a question mark. */
export const pagesOffline = (language: Language): string[] =>
  pages
    .filter((page) => !isForStaff(page))
    .map((page) => `^${addressIn(language, page).replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`)

/** The files that the built page names: what every page begins with. */
export const firstFiles = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)),
]

/** Every file that a customer's page may come to load, without those of staff. */
export function customerFiles(files: Manifest): string[] {
  const found = new Set<string>()
  const visit = (name: string) => {
    const chunk = files[name]
    if (!chunk || isForStaff(name) || found.has(name)) return
    found.add(name)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next)
  }
  for (const part of firstParts) visit(listed(files, part))
  const fonts = Object.values(files).flatMap(({ file }) => (file.endsWith('.woff2') ? file : []))
  const paths = [...found].flatMap((name) => {
    const { file, css, assets } = files[name] ?? { file: '', css: [], assets: [] }
    return [file, ...css, ...assets]
  })
  return [...new Set([...paths, ...fonts])]
    .filter((path) => path !== 'index.html')
    .map((path) => `/${path}`)
    .sort()
}
