import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalogue } from '#machines/catalogue.ts'
import type { TestModel } from '#machines/core/test-model.ts'
import { relativeImport } from './relative-import.ts'

/** Where the commands run: in this repository, or installed in another project (`package/host.ts`). */
export type Host = {
  /** What is typed before the options of a command. */
  typed: (command: 'paths' | 'graphs') => string
  /** Machines that have a key. */
  catalogue: readonly TestModel[]
  /** How a file that is written to `folder` imports path generation, and the catalogue. */
  importsIn: (folder: string) => { paths: string; catalogue: string }
  /** The file with the driver that the browser tests walk a machine with. */
  driverOf: (key: string) => string | undefined
  /** The file with the test model of a machine that has a key. */
  fileOf: (key: string) => string | undefined
}

/** The top of this repository. */
const top = resolve(fileURLToPath(new URL('../../', import.meta.url)))

export const host: Host = {
  typed: (command) => `npm run ${command} --`,
  catalogue,
  importsIn: (folder) =>
    packageOf(folder) === top
      ? { paths: '#paths/index.ts', catalogue: '#machines/catalogue.ts' }
      : {
          paths: relativeImport(folder, join(top, 'src/paths/index.ts')),
          catalogue: relativeImport(folder, join(top, 'machines/catalogue.ts')),
        },
  driverOf: (key) => {
    const file = join(top, 'e2e', 'paths', 'drivers', `${key}.ts`)
    return existsSync(file) ? file : undefined
  },
  fileOf: (key) => {
    const name = `${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.test-model.ts`
    const machines = join(top, 'machines')
    const files = readdirSync(machines, { recursive: true, encoding: 'utf8' })
    const found = files.find((file) => basename(file) === name)
    return found === undefined ? undefined : join(machines, found)
  },
}

/** The folder whose package.json counts for a file here; imports by # work in that package alone. */
function packageOf(folder: string): string | undefined {
  if (existsSync(join(folder, 'package.json'))) return folder
  const above = dirname(folder)
  return above === folder ? undefined : packageOf(above)
}
