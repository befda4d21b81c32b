import type { TestModel } from '#machines/core/test-model.ts'
import { UserError } from './errors.ts'
import { host } from './host.ts'
import { suggestNearest } from './suggest.ts'

/** A machine by its key in the catalogue. */
export function knownMachine(key: string): TestModel {
  const { catalogue } = host
  const known = catalogue.find((one) => one.key === key)
  if (known) return known
  const keys = catalogue.map((one) => one.key)
  throw new UserError(
    keys.length > 0
      ? `There is no machine ${key} in the catalogue: ${suggestNearest(key, keys)}`
      : `${key} is no file: a machine is a file and an export of it, such as ./some/file.ts#machine.`,
  )
}

const isListed = host.catalogue.length > 0

/** For the text that `--help` shows: how a machine is named, and those that have a key. */
export const machineHelp = {
  named: `A machine is ${isListed ? 'a key of the catalogue, or ' : ''}a file and an export of it: ./some/file.ts#machine.`,
  listed: isListed ? `\nMachines: ${host.catalogue.map(({ key }) => key).join(', ')}\n` : '',
}
