import { UserError } from '#cli/errors.ts'
import { suggestNearest } from '#cli/suggest.ts'
import { type FormatName, formatNames, isFormat } from '../formats/formats.ts'
import type { FoundMachine } from './find-machine.ts'
import type { Flags } from './flags.ts'

/** What a command has to answer with: a document if there is one, what else there is to say, and its exit code. */
export type CommandOutput = { document?: Iterable<string>; notes: readonly string[]; code: number }

export type CommandRequest = {
  found: FoundMachine
  flags: Flags
  format: FormatName
  /** Whether the output shows colours. */
  colours: boolean
}

export function formatOf({ format, json }: Flags): FormatName {
  if (format === undefined) return json ? 'json' : 'text'
  if (!isFormat(format))
    throw new UserError(`There is no format ${format}: ${suggestNearest(format, formatNames)}`)
  if (json && format !== 'json') throw new UserError(`--json and --format ${format} do not go together.`)
  return format
}

/** What is told as text or as JSON, and in no other way. */
export function textOrJson(flag: string, format: FormatName): 'text' | 'json' {
  if (format === 'text' || format === 'json') return format
  throw new UserError(`--${flag} is told as text or json, not as ${format}.`)
}
