import { type ParseArgsConfig, parseArgs } from 'node:util'
import { details } from '#machines/schemas/graph-query.ts'
import { orNearest } from '#paths/command/nearest.ts'
import { GraphsError } from '../error.ts'
import { formatNames } from '../formats/formats.ts'

const text = { type: 'string' } as const

const flags = {
  format: text,
  detail: text,
  theme: text,
  out: text,
  all: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsConfig['options']

const themes = ['light', 'dark'] as const

/** What was typed: a machine, and how it is wanted. */
export type Asked = ReturnType<typeof readFlags>

export function readFlags(args: readonly string[]) {
  const { values, positionals } = parsed(args)
  const [machine, ...more] = positionals
  if (more.length > 0) throw new GraphsError(`One machine at a time: "${more.join(' ')}" is too much.`)
  return {
    machine,
    format: oneOf('format', values.format ?? 'svg', formatNames),
    detail: oneOf('detail', values.detail ?? 'overview', details),
    theme: oneOf('theme', values.theme ?? 'light', themes),
    out: values.out,
    all: values.all === true,
    help: values.help === true,
  }
}

function oneOf<Name extends string>(flag: string, typed: string, names: readonly Name[]): Name {
  const found = names.find((name) => name === typed)
  if (found !== undefined) return found
  throw new GraphsError(`There is no ${flag} ${typed}: ${orNearest(typed, names)}`)
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags, allowPositionals: true, strict: true })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const [, name] = /^Unknown option '--?([^']*)'/.exec(message) ?? []
    if (name === undefined) throw new GraphsError(message.split('\n')[0] ?? message)
    const names = Object.keys(flags).map((flag) => `--${flag}`)
    throw new GraphsError(`There is no option --${name}: ${orNearest(`--${name}`, names)}`)
  }
}
