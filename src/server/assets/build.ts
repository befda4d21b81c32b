import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { translations } from '#machines/reference/language-addresses.ts'
import { type Language, languages } from '#machines/reference/languages.ts'
import { readCatalogue } from '#texts/catalogue.ts'
import { buildWorker } from './build-worker.ts'
import { built } from './built.ts'
import { inLanguage } from './in-language.ts'
import { filesIn, type Made, makeOnce } from './make-once.ts'

const shared = ['machines', 'src/contract', 'package-lock.json', 'tsconfig.json', 'src/server/assets']

const pages: Made = {
  name: 'pages',
  sources: [...shared, 'src/web', 'src/texts', 'vite.config.ts'],
  stamp: join('dist', '.pages'),
  output: join(built.drawingIn(languages[languages.length - 1]?.code ?? 'en'), 'server-page.js'),
  make: makePages,
}

const server: Made = {
  name: 'server',
  sources: [...shared, 'src/server', 'src/texts', 'src/sandbox', 'src/graphs', 'src/paths', 'src/start.ts'],
  stamp: join('dist', '.server'),
  output: join(built.server, 'start.js'),
  make: makeServer,
}

/** Builds the browser bundle unless it is up to date. */
export const buildPages = (): Promise<void> => makeOnce(pages)

/** Builds the program of the server, which starts without a loader for TypeScript, unless it is up to date. */
export const buildServer = (): Promise<void> => makeOnce(server)

async function makePages(): Promise<void> {
  for (const { code } of languages) {
    await runVite(code, ['--outDir', resolve(built.pagesIn(code))])
    await runVite(code, ['--ssr', 'server-page.tsx', '--outDir', resolve(built.drawingIn(code))])
    if (code !== 'en') {
      cpSync(join(built.pagesIn(code), 'assets'), join(built.pages, 'assets'), { recursive: true })
      writeFileSync(built.textsIn(code), JSON.stringify(Object.fromEntries(readCatalogue(code))))
    }
    await buildWorker({ language: code, pages: built.pagesIn(code), folder: built.pages })
  }
  for (const file of filesIn(built.pages)) compress(file)
}

/** In a process of its own, for the production build of what it bundles and without what tells its configuration that Vitest reads it. */
async function runVite(language: Language, options: readonly string[]): Promise<void> {
  const program = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const args = [program, 'build', '--config', 'vite.config.ts', '--logLevel', 'error', ...options]
  const env = { ...process.env, VITEST: undefined, NODE_ENV: 'production', PAGES_LANGUAGE: language }
  const [code] = await once(spawn(process.execPath, args, { env, stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error('The pages could not be built.')
}

/** Packages of many files, each of which Node would find, read and link by itself at every start. */
const bundled = ['drizzle-orm', 'hono', '@hono/node-server', 'jose', 'file-type', 'strtok3']

/**
 * The server and the programs of its threads, by the names that `threadProgram` is given, and what prints in each
 * other language; other packages stay where they are.
 */
async function makeServer(): Promise<void> {
  await buildPrograms({
    start: 'src/start.ts',
    main: 'src/server/main.ts',
    'suite-worker': 'src/server/paths/worker-pool/worker.ts',
    'new-database-program': 'src/server/db/new-database-program.ts',
    'print-worker': 'src/server/policies/document/print/worker.ts',
    'layout-worker': 'src/graphs/layout/worker.ts',
  })
  for (const { code } of translations) {
    const program = basename(built.documentsIn(code), '.js')
    await buildPrograms({ [program]: 'src/server/printed/documents-in-language.ts' }, code)
  }
}

async function buildPrograms(input: Record<string, string>, language: Language = 'en'): Promise<void> {
  await build({
    root: '.',
    configFile: false,
    logLevel: 'warn',
    plugins: [inLanguage(language)],
    ssr: { external: true, noExternal: bundled },
    build: {
      ssr: true,
      target: 'node20',
      outDir: resolve(built.server),
      emptyOutDir: language === 'en',
      minify: false,
      rolldownOptions: {
        input,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}

/** Compressed once at build time, at the highest level, instead of per request. */
function compress(file: string): void {
  if (!/\.(js|css|svg|html|json|webmanifest|txt)$/.test(file)) return
  const content = readFileSync(file)
  if (content.length < 1024) return
  writeFileSync(`${file}.br`, brotliCompressSync(content))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}
