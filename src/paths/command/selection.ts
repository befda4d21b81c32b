import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { changedSince } from '#cli/changed-since.ts'
import { UserError } from '#cli/errors.ts'
import { host } from '#cli/host.ts'
import { isFile, splitExport } from '#cli/load-machine.ts'
import type { Flags } from './flags.ts'

/** The file that a machine is written in, or its test model. */
export const fileOf = (machine: string): string | undefined =>
  isFile(machine) ? splitExport(machine).file : host.fileOf(machine)

/** The machines that are named or meant by `--all`, without those that have not changed. */
export async function selected(machine: string | undefined, flags: Flags): Promise<string[]> {
  const named = machine === undefined ? everyKey(flags) : [machine]
  if (machine !== undefined && flags.all)
    throw new UserError(`--all is every machine: ${machine} is too much.`)
  const revision = flags['changed-since']
  if (revision === undefined) return named
  const isChanged = changedSince(revision, folderOf(machine))
  const kept: string[] = []
  for (const one of named) {
    const file = fileOf(one)
    // What is not found is told by who looks for it.
    if (file === undefined || (await isChanged(file))) kept.push(one)
  }
  return kept
}

/** A machine of another project is in another repository. */
const folderOf = (machine: string | undefined): string => {
  const file = machine === undefined ? undefined : fileOf(machine)
  return file !== undefined && existsSync(file) ? dirname(file) : '.'
}

function everyKey({ all, list }: Flags): string[] {
  if (!all && !list) throw new UserError('No machine is named: --list shows them, --help all options.')
  if (all && host.catalogue.length === 0)
    throw new UserError('--all is every machine of a catalogue; there is none here.')
  return host.catalogue.map(({ key }) => key)
}
