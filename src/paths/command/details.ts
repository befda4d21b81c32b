import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { UserError } from '#cli/errors.ts'
import { host } from '#cli/host.ts'
import { isTestModel, splitExport } from '#cli/load-machine.ts'
import { relativeImport } from '#cli/relative-import.ts'
import type { Details } from '../formats/format.ts'
import type { CommandRequest } from './request.ts'

/** What a document has to know besides the suite; where it imports from hangs on where it is written. */
export function detailsOf(request: CommandRequest): Details {
  const { found, flags, colours } = request
  const folder = flags.out === undefined ? process.cwd() : dirname(resolve(flags.out))
  const { paths, catalogue } = host.importsIn(folder)
  const { loaded } = found
  return {
    colours,
    paths,
    playwright: playwrightOf(folder),
    machine: loaded
      ? {
          from: relativeImport(folder, resolve(loaded.file)),
          name: loaded.name,
          is: isTestModel(loaded.value) ? 'subject' : 'machine',
        }
      : { from: catalogue, name: 'catalogue', is: 'catalogue' },
    ...(found.events && { events: found.events }),
    ...driverOf(request, folder),
  }
}

/** The driver that is named, or for a machine of the catalogue the one that the browser tests walk with. */
function driverOf({ found, flags }: CommandRequest, folder: string): Pick<Details, 'driver'> {
  if (flags.driver === undefined) {
    const own = found.loaded ? undefined : host.driverOf(found.model.key)
    return own === undefined ? {} : { driver: { from: relativeImport(folder, own), name: 'driver' } }
  }
  const { file, name } = splitExport(flags.driver)
  if (!existsSync(file)) throw new UserError(`--driver: there is no file ${file}.`)
  return { driver: { from: relativeImport(folder, resolve(file)), name } }
}

/** Which of the two packages that hold Playwright's test runner a project has. */
function playwrightOf(folder: string): string {
  const usual = '@playwright/test'
  try {
    createRequire(join(folder, 'written.spec.ts')).resolve(usual)
    return usual
  } catch {
    return 'playwright/test'
  }
}
