import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest, stylesOf } from './page-links.ts'

/**
 * How the pages declare the fonts of their text and of the name of Hindi, for those that the server writes itself: the
 * files with their hashes, a browser fetches only those of the letters it shows, and stand-ins of the same size.
 */
export function fontFaces(pages: string): string {
  const styles = stylesOf(readManifest(pages), []).map((file) => readFileSync(join(pages, file), 'utf8'))
  const faces = styles.join('').match(/@font-face\s*\{[^}]*\}/g) ?? []
  return faces.filter((face) => /font-family:\s*["']?Safar (Text|Hindi)/.test(face)).join('')
}
