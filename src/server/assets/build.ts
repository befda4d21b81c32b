import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export const builtPages = join('dist', 'web')
/** The same pages for rendering on the server. */
export const builtDrawing = join('dist', 'pages')
const stamp = join('dist', '.stamp')

/** All sources of the bundle. */
const sources = [
  'machines',
  'src/web',
  'src/contract',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]

/** Builds the browser bundle unless it is up to date. */
export async function buildPages(): Promise<void> {
  const hash = hashOf(sources)
  if (isBuilt() && readStamp() === hash) return
  process.stdout.write('Building the pages, which takes a minute the first time …\n')
  await runVite(['--outDir', resolve(builtPages)])
  await runVite(['--ssr', 'server-page.tsx', '--outDir', resolve(builtDrawing)])
  for (const file of filesIn(builtPages)) compress(file)
  writeFileSync(stamp, hash)
}

const isBuilt = () =>
  existsSync(join(builtPages, 'index.html')) && existsSync(join(builtDrawing, 'server-page.js'))

/** In a process of its own, so that the bundler's memory is freed. */
async function runVite(options: readonly string[]): Promise<void> {
  const program = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const args = [program, 'build', '--config', 'vite.config.ts', '--logLevel', 'error', ...options]
  const env = { ...process.env, NODE_ENV: 'production' }
  const [code] = await once(spawn(process.execPath, args, { env, stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error('The pages could not be built.')
}

function readStamp(): string | undefined {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined
}

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesIn)) hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** Compressed once at build time, at the highest level, instead of per request. */
function compress(file: string): void {
  if (!/\.(js|css|svg|html|json|webmanifest|txt)$/.test(file)) return
  const content = readFileSync(file)
  if (content.length < 1024) return
  writeFileSync(`${file}.br`, brotliCompressSync(content))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}
