import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { addressIn } from '#machines/reference/language-addresses.ts'
import type { Language } from '#machines/reference/languages.ts'
import { workerOf } from '#machines/reference/service-workers.ts'
import { customerFiles, firstFiles, pagesOffline } from './kept-files.ts'
import { readManifest, routerFile, scriptsOf } from './page-links.ts'
import { emptyPage } from './pages.ts'

type Built = {
  language: Language
  /** The folder of the pages in that language. */
  pages: string
  /** The folder that files are served from. */
  folder: string
}

/** Builds the service worker of a language, with the names of its pages' files in it. */
export async function buildWorker({ language, pages, folder }: Built): Promise<void> {
  const html = readFileSync(join(pages, 'index.html'), 'utf8')
  const built = readManifest(pages)
  const router = scriptsOf(built, [routerFile]).map((file) => `/${file}`)
  const first = [...new Set([...firstFiles(html), ...router])]
  const files = customerFiles(built)
  const hash = createHash('sha256').update(html).update(JSON.stringify(built)).digest('hex').slice(0, 16)
  const page = addressIn(language, emptyPage)
  const given = {
    BUILD: hash,
    LANGUAGE: language,
    EMPTY_PAGE: page,
    PRECACHED: [{ url: page, revision: hash }, ...first.map((url) => ({ url, revision: null }))],
    FILES: files.filter((file) => !first.includes(file)),
    PAGES: pagesOffline(language),
  }
  await build({
    root: '.',
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(Object.entries(given).map(([name, value]) => [name, JSON.stringify(value)])),
    },
    build: {
      target: 'es2023',
      outDir: resolve(folder),
      emptyOutDir: false,
      rolldownOptions: {
        input: 'src/web/offline/service-worker.ts',
        output: { entryFileNames: workerOf(language).script.slice(1), format: 'iife', codeSplitting: false },
      },
    },
  })
}
