import type { Writable } from 'node:stream'
import { firstLine, UserError } from '#cli/errors.ts'
import { MissingInput } from '../explore/missing-input.ts'
import { checkAnswer } from './check.ts'
import { diffAnswer } from './diff.ts'
import { findMachine } from './find-machine.ts'
import { type Flags, readFlags } from './flags.ts'
import { machinesAnswer, namesAnswer } from './list.ts'
import { mergeAnswer } from './merge.ts'
import { write, writeFile } from './output.ts'
import { type CommandOutput, formatOf, textOrJson } from './request.ts'
import { selected } from './selection.ts'
import { suiteAnswer } from './suite.ts'
import { usage } from './usage.ts'

type Streams = { out: Writable & { isTTY?: boolean }; err: Writable }
type Env = Readonly<Record<string, string | undefined>>

/** Exit codes; 70 is what BSD calls a fault of the program. */
const codes = { done: 0, found: 1, misunderstood: 2, fault: 70 } as const

/** The whole command: the document on `out`, whatever else there is to say on `err`, and the exit code. */
export async function run(args: readonly string[], streams: Streams, env: Env = {}): Promise<number> {
  try {
    const { machine, flags } = readFlags(args)
    const answer = await outputOf(machine, flags, coloursOf(flags, streams, env))
    await writeOutput(answer, flags.out, streams)
    return answer.code
  } catch (error) {
    streams.err.write(`${env.DEBUG && error instanceof Error ? error.stack : messageOf(error)}\n`)
    return error instanceof UserError ? codes.misunderstood : codes.fault
  }
}

async function outputOf(machine: string | undefined, flags: Flags, colours: boolean): Promise<CommandOutput> {
  if (flags.help) return { document: [usage], notes: [], code: codes.done }
  oneOf(flags)
  if (flags.all && !flags.check) throw new UserError('--all and --check belong together.')
  const machines = await selected(machine, flags)
  if (flags.check && (flags.all || machines.length > 0)) return checkAnswer(machines, flags)
  const format = formatOf(flags)
  if (machine === undefined && flags.list) return machinesAnswer(machines, textOrJson('list', format))
  if (machine === undefined || machines.length === 0) return nothingToDo(flags)
  const request = { found: await findMachine(machine, flags), flags, format, colours }
  if (flags.list) return namesAnswer(request.found.model, textOrJson('list', format))
  if (flags.merge !== undefined) return mergeAnswer(request, flags.merge)
  if (flags.diff !== undefined) return diffAnswer(request, flags.diff)
  return suiteAnswer(request)
}

const nothingToDo = ({ 'changed-since': revision }: Flags): CommandOutput => ({
  notes: [`Nothing has changed since ${revision}.`],
  code: codes.done,
})

/** Each of these asks for a document of its own. */
function oneOf({ list, check, diff, shard, merge }: Flags): void {
  const request = Object.entries({ list, check, diff, shard, merge }).flatMap(([flag, value]) =>
    value ? [`--${flag}`] : [],
  )
  if (request.length > 1) throw new UserError(`${request.join(' and ')} do not go together.`)
}

async function writeOutput(
  { document, notes }: CommandOutput,
  file: string | undefined,
  { out, err }: Streams,
) {
  for (const note of notes) err.write(`${note}\n`)
  if (document === undefined) return
  if (file === undefined) return write(document, out)
  await writeFile(document, file)
  err.write(`Written to ${file}.\n`)
}

const coloursOf = ({ out }: Flags, streams: Streams, { NO_COLOR }: Env): boolean =>
  out === undefined && streams.out.isTTY === true && !NO_COLOR

function messageOf(error: unknown): string {
  if (error instanceof MissingInput) return `${error.message} Add --input '${error.sample}'.`
  return error instanceof UserError
    ? `${error.message}${hints[error.name] ?? ''}`
    : `Something went wrong here that should not: ${firstLine(error)} (DEBUG=1 shows where).`
}

/** How the command is told what a fault asks for. */
const hints: Readonly<Record<string, string>> = {
  UnserialisableContext: ' (--identity A,B)',
  FailedStep: ' (--input FILE)',
}
