import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { type Language, languages } from '#machines/reference/languages.ts'

/** What `src/build.ts` makes, in the folder the server is started in. */
export const built = {
  pages: join('dist', 'web'),
  /** The pages in a language; files with a hash in their name are served from `pages`, whatever their language. */
  pagesIn: (language: Language) => join('dist', language === 'en' ? 'web' : `web-${language}`),
  /** The same pages for rendering on the server. */
  drawingIn: (language: Language) => join('dist', 'pages', language),
  /** All texts in a language, for what the server says by itself. */
  textsIn: (language: Language) => join('dist', 'pages', language, 'texts.json'),
  server: join('dist', 'server'),
  /** What prints in a language. */
  documentsIn: (language: Language) => join('dist', 'server', `documents-${language}.js`),
}

/** Throws where there are no built pages to serve. */
export function requireBuild(): void {
  const files = languages.flatMap(({ code }) => [
    join(built.pagesIn(code), 'index.html'),
    join(built.drawingIn(code), 'server-page.js'),
  ])
  if (!files.every((file) => existsSync(file))) throw new Error('Nothing is built yet. Run npm run build.')
}

const texts = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

export const readTexts = (language: Language): ReadonlyMap<string, string> =>
  new Map(Object.entries(v.parse(texts, readFileSync(built.textsIn(language), 'utf8'))))
