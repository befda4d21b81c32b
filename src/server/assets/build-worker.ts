import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { build } from 'vite'
import { customerFiles, firstFiles, pagesOffline } from './kept-files.ts'
import { manifest } from './page-links.ts'
import { emptyPage } from './pages.ts'

/** Builds the service worker into the folder of the built pages, with the names of their files in it. */
export async function buildWorker(folder: string): Promise<void> {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const listed = readFileSync(join(folder, '.vite/manifest.json'), 'utf8')
  const first = firstFiles(html)
  const files = customerFiles(v.parse(v.pipe(v.string(), v.parseJson(), manifest), listed))
  const hash = createHash('sha256').update(html).update(listed).digest('hex').slice(0, 16)
  const given = {
    BUILD: hash,
    EMPTY_PAGE: emptyPage,
    PRECACHED: [{ url: emptyPage, revision: hash }, ...first.map((url) => ({ url, revision: null }))],
    FILES: files.filter((file) => !first.includes(file)),
    PAGES: pagesOffline(),
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
        input: { sw: 'src/web/offline/service-worker.ts' },
        output: { entryFileNames: '[name].js', format: 'iife', codeSplitting: false },
      },
    },
  })
}
