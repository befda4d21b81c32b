import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UserError } from '#cli/errors.ts'
import { isTestModel, splitExport } from '#cli/load-machine.ts'
import type { Details } from '../formats/format.ts'
import type { CommandRequest } from './request.ts'

/** The top of this repository. */
const top = fileURLToPath(new URL('../../../', import.meta.url))

/** What a document has to know besides the suite; where it imports from hangs on where it is written. */
export function detailsOf(request: CommandRequest): Details {
  const { found, flags, colours } = request
  const folder = flags.out === undefined ? process.cwd() : dirname(resolve(flags.out))
  const from = (file: string) =>
    `./${relative(folder, file).split(sep).join('/')}`.replace(/^\.\/\.\.\//, '../')
  const ours = (inside: string, file: string) =>
    packageOf(folder) === resolve(top) ? inside : from(join(top, file))
  const { loaded } = found
  return {
    colours,
    paths: ours('#paths/index.ts', 'src/paths/index.ts'),
    machine: loaded
      ? {
          from: from(resolve(loaded.file)),
          name: loaded.name,
          is: isTestModel(loaded.value) ? 'subject' : 'machine',
        }
      : { from: ours('#machines/catalogue.ts', 'machines/catalogue.ts'), name: 'catalogue', is: 'catalogue' },
    ...(found.events && { events: found.events }),
    ...driverOf(request, from),
  }
}

/** The driver that is named, or for a machine of the catalogue the one that the browser tests walk with. */
function driverOf({ found, flags }: CommandRequest, from: (file: string) => string): Pick<Details, 'driver'> {
  const own = join(top, 'e2e', 'paths', 'drivers', `${found.model.key}.ts`)
  if (flags.driver === undefined) {
    return found.loaded || !existsSync(own) ? {} : { driver: { from: from(own), name: 'driver' } }
  }
  const { file, name } = splitExport(flags.driver)
  if (!existsSync(file)) throw new UserError(`--driver: there is no file ${file}.`)
  return { driver: { from: from(resolve(file)), name } }
}

/** The folder whose package.json counts for a file here; imports by # work in that package alone. */
function packageOf(folder: string): string | undefined {
  if (existsSync(join(folder, 'package.json'))) return folder
  const above = dirname(folder)
  return above === folder ? undefined : packageOf(above)
}
