import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UserError } from '#cli/errors.ts'
import { suggestNearest } from '#cli/suggest.ts'

const text = { type: 'string' } as const
const yes = { type: 'boolean' } as const

export const flags = {
  criterion: text,
  n: text,
  targets: text,
  traffic: text,
  share: text,
  from: text,
  to: text,
  'max-length': text,
  limit: text,
  workers: text,
  costs: text,
  events: text,
  input: { type: 'string', multiple: true },
  identity: text,
  today: text,
  'max-states': text,
  'max-seconds': text,
  format: text,
  json: yes,
  driver: text,
  out: text,
  check: yes,
  all: yes,
  'changed-since': text,
  diff: text,
  shard: text,
  merge: { type: 'string', multiple: true },
  list: yes,
  watch: yes,
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsConfig['options']

export type Flags = ReturnType<typeof readFlags>['flags']

/** What was typed, as words and flags; nothing is looked up yet. */
export function readFlags(args: readonly string[]) {
  const { values, positionals } = parsed(args)
  const [machine, ...more] = positionals
  if (more.length > 0) throw new UserError(`One machine at a time: "${more.join(' ')}" is too much.`)
  if (values.watch && !machine && !values.help)
    throw new UserError('--watch follows one machine, and none is named.')
  return { machine, flags: values }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UserError(errorOf(error))
  }
}

/** Of Node's explanation the first sentence. */
function errorOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const unknown = /^Unknown option '(-+)([^']*)'/.exec(message)
  if (!unknown) return message.split('\n')[0] ?? message
  const [, , name = ''] = unknown
  const names = Object.keys(flags).map((flag) => `--${flag}`)
  return `There is no option --${name}: ${suggestNearest(`--${name}`, names)}`
}
