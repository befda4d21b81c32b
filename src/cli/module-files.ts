import { resolve } from 'node:path'
import { build } from 'esbuild'

/** Files by their absolute paths. */
export type ModuleFiles = {
  files: string[]
  /** Whether all of them could be read, and everything that they import was found. */
  isWhole: boolean
}

/** A file and all that it imports, directly or not, without packages; nothing of it is run. */
export async function moduleFiles(file: string): Promise<ModuleFiles> {
  const files = new Set([resolve(file)])
  const built = build({
    entryPoints: [resolve(file)],
    bundle: true,
    write: false,
    outdir: 'unwritten',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
    plugins: [
      {
        name: 'module-files',
        setup: ({ onLoad }) =>
          onLoad({ filter: /./, namespace: 'file' }, ({ path }) => {
            files.add(path)
            return undefined
          }),
      },
    ],
  })
  const isWhole = await built.then(
    () => true,
    () => false,
  )
  return { files: [...files], isWhole }
}
