import { parseArgs } from 'node:util'
import { UserError } from '#cli/errors.ts'
import { host } from '#cli/host.ts'
import { machineHelp } from '#cli/known-machine.ts'
import { suggestNearest } from '#cli/suggest.ts'
import { details } from '#contract/views/graph-query.ts'
import { formatNames } from '../formats/formats.ts'
import { options } from './options.ts'

const themes = ['light', 'dark'] as const

/** What was typed: a machine, and how it is wanted. */
export type GraphFlags = ReturnType<typeof readGraphFlags>

export function readGraphFlags(args: readonly string[]) {
  const { values, positionals } = parsed(args)
  const [machine, ...more] = positionals
  if (more.length > 0) throw new UserError(`One machine at a time: "${more.join(' ')}" is too much.`)
  if (values.watch && !machine && !values.help)
    throw new UserError('--watch follows one machine, and none is named.')
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
  throw new UserError(`There is no ${flag} ${typed}: ${suggestNearest(typed, names)}`)
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const [, name] = /^Unknown option '--?([^']*)'/.exec(message) ?? []
    if (name === undefined) throw new UserError(message.split('\n')[0] ?? message)
    const names = Object.keys(options).map((flag) => `--${flag}`)
    throw new UserError(`There is no option --${name}: ${suggestNearest(`--${name}`, names)}`)
  }
}

const ofAll =
  host.catalogue.length > 0
    ? `  ${host.typed('graphs')} --all --out DIR      every machine as SVG, Mermaid, JSON and a page of its own
  ${host.typed('graphs')}                        lists the machines
`
    : ''

export const usage = `Machines, drawn.

  ${host.typed('graphs')} <machine> [options]
${ofAll}
${machineHelp.named}

  --format NAME          ${formatNames.join(', ')}; svg unless said otherwise
  --detail NAME          overview (what is large is folded), expanded; overview unless said otherwise
  --theme NAME           light, dark; of svg and png
  --out FILE             a file instead of standard output
  --watch                again whenever the machine changes, or a module that it imports
${machineHelp.listed}
Exit codes: 0 done, 2 not understood, 70 a fault of this program.
`
