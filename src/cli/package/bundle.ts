import { isBuiltin } from 'node:module'
import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'

/** Programs and modules of the package, by their names in it. */
const input = {
  paths: 'src/paths/index.ts',
  graphs: 'src/graphs/index.ts',
  'paths-command': 'src/cli/package/paths.ts',
  'graphs-command': 'src/cli/package/graphs.ts',
  'layout-worker': 'src/graphs/layout/worker.ts',
}

/** Writes the JavaScript of the package to a folder; answers with the packages that it imports. */
export async function bundled(folder: string): Promise<string[]> {
  const made = await build({
    root: '.',
    configFile: false,
    logLevel: 'error',
    ssr: { external: true },
    plugins: [installedHost],
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {
        input,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  if (!('output' in made)) throw new Error('The package could not be bundled.')
  const own = new Set(made.output.map(({ fileName }) => fileName))
  const imported = made.output
    .flatMap((file) => (file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : []))
    .filter((one) => !own.has(one) && !isBuiltin(one))
  return [...new Set(imported.map(packageOf))]
}

/** `@scope/name/file` and `name/file` without the file. */
const packageOf = (imported: string): string =>
  imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/')

const ofRepository = resolve('src/cli/host.ts')

/** The commands run in another project, without our catalogue: `package/host.ts` takes the place of `host.ts`. */
const installedHost: Plugin = {
  name: 'installed-host',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith('/host.ts')) return undefined
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found?.id === ofRepository ? resolve('src/cli/package/host.ts') : found
  },
}
