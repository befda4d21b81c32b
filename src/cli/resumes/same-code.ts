import { existsSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { productList, type Version } from './version.ts'

/** The keys of the products that both versions sell with the same code; comments and layout do not count. */
export async function unchangedProducts([older, newer]: readonly [Version, Version]): Promise<Set<string>> {
  const unchanged = new Set<string>()
  for (const { key } of older.products) {
    const [one, other] = await Promise.all([codeOf(older, key), codeOf(newer, key)])
    if (one !== undefined && one === other) unchanged.add(key)
  }
  return unchanged
}

/** Everything that resuming a journey of a product runs, as one text; undefined where its folder is not found. */
async function codeOf({ folder }: Version, key: string): Promise<string | undefined> {
  const machines = resolve(folder, 'machines')
  const list = productList(folder)
  if (!list || !existsSync(join(machines, key, `${key}.server-product.ts`))) return undefined
  const files = [list.file, 'core/saved-machine.ts', 'core/answer.ts']
  const contents = files.map((file, at) => `export * as part${at} from './machines/${file}'\n`).join('')
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: resolve(folder), loader: 'ts' },
    absWorkingDir: resolve(folder),
    bundle: true,
    write: false,
    format: 'esm',
    packages: 'external',
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [withoutOthers(machines, list.file, key)],
  })
  return outputFiles[0]?.text
}

/** Leaves out what the list of products imports of the other products, and nothing that anything else imports. */
const withoutOthers = (machines: string, list: string, key: string): Plugin => ({
  name: 'without-others',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\// }, ({ importer, path, resolveDir }) => {
      const [part = ''] = resolve(resolveDir, path)
        .slice(machines.length + 1)
        .split(sep)
      const isOther = part !== key && existsSync(join(machines, part, `${part}.server-product.ts`))
      return importer === join(machines, list) && isOther ? { path, external: true } : undefined
    }),
})
