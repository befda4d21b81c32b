import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { type Config, ConfigError, readConfig } from '../config.ts'
import { openDatabase } from './open.ts'
import type { Db } from './types.ts'

/** The input is not a valid command; one line per error. */
class UsageError extends Error {}

export type CommandContext = { db: Db; config: Config; now: Date }
export type Cli<Command> = {
  usage: string
  parse: (args: string[]) => Command
  /** The new state; undefined where it could not be done. */
  run: (told: CommandContext, command: Command) => Promise<string | undefined>
  whyNot: (command: Command) => string
}
type CommandOutput = { out: (text: string) => void; err: (text: string) => void }
type Typed = { args: string[]; env: Record<string, string | undefined> }

/** One command on the server's database. Exit code: 0 done, 1 not possible, 2 not understood. */
export async function runCli<Command>(
  cli: Cli<Command>,
  typed: Typed,
  { out, err }: CommandOutput,
): Promise<number> {
  try {
    const command = cli.parse(typed.args)
    const config = readConfig(typed.env)
    const database = await openDatabase(config, (error) => err(error.message))
    const told = { db: database.db, config, now: new Date() }
    const done = await cli.run(told, command).finally(() => database.close())
    if (done === undefined) err(cli.whyNot(command))
    else out(done)
    return done === undefined ? 1 : 0
  } catch (error) {
    err(messageOf(error, cli.usage))
    return error instanceof UsageError ? 2 : 1
  }
}

function messageOf(error: unknown, usage: string): string {
  if (error instanceof UsageError) return `${error.message}\n\n${usage}`
  if (error instanceof ConfigError) return error.errors.join('\n')
  return error instanceof Error ? error.message : String(error)
}

/** One word that says what to do, and `--options` of text. */
export function readTyped(args: string[], names: readonly string[]) {
  const { values, positionals } = parsed(args, names)
  const [name, ...more] = positionals
  if (name === undefined) throw new UsageError('No command was given.')
  if (more.length > 0) throw new UsageError(`"${more.join(' ')}" is one word too many.`)
  return { name, values }
}

function parsed(args: string[], names: readonly string[]) {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]))
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** Parses the command with a schema discriminated by `command`, or reports why it is invalid. */
export function readCommand<T>(schema: v.GenericSchema<unknown, T>, typed: object): T {
  const read = v.safeParse(schema, typed)
  if (read.success) return read.output
  throw new UsageError(read.issues.map(errorOf).join('\n'))
}

function errorOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? ''
  if (path === 'command') return `There is no command "${issue.input}".`
  if (issue.input === undefined) return `--${path} is missing.`
  return issue.type === 'strict_object' ? `--${path} does not belong to it.` : `--${path}: ${issue.message}`
}

/** Columns under their heads, as wide as they need to be. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? []
  const lineOf = (row: readonly string[]) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')
  return rows.map((row) => lineOf(row).trimEnd()).join('\n')
}
