import { type ParseArgsConfig, parseArgs } from 'node:util'
import { type Level, levels } from '#contract/views/coverage.ts'
import { PathsError } from '../error.ts'
import { counts } from '../reports/labels.ts'

type CoverageOptions = {
  /** The levels to walk, and to report. */
  levels: readonly Level[]
  reportOnly: boolean
  out: string
  /** The machines to report; all where none is named. */
  machines: readonly string[]
  thresholds: readonly Threshold[]
  help: boolean
}

/** The least share, in per cent, that each machine has to reach at the level, or at every level that walked it. */
export type Threshold = { what: (typeof counts)[number]; least: number; level?: Level | undefined }

export const usage = `npm run coverage -- [options]
  What each level took of every machine: written to coverage/, and as a table here.
  --levels machine,server,browser   the levels to walk and to report (all)
  --report-only                     walk nothing: report what the last npm test left
  --machine KEY                     report this machine; may be repeated
  --out FOLDER                      where to write (coverage)
  --min-transitions N               per cent that each machine has to reach, else the exit code is 1;
  --min-states N                      what a level leaves to others, with its reason, does not count against it
  --min-refusals N
  --level LEVEL                     the level that these hold for (every level)`

const text = { type: 'string' } as const
const flags = {
  levels: text,
  level: text,
  machine: { type: 'string', multiple: true },
  out: text,
  'report-only': { type: 'boolean' },
  'min-transitions': text,
  'min-states': text,
  'min-refusals': text,
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsConfig['options']

export function readOptions(args: readonly string[], machines: readonly string[]): CoverageOptions {
  const values = parsed(args)
  const level = values.level === undefined ? undefined : levelOf(values.level)
  return {
    levels: values.levels?.split(',').map(levelOf) ?? levels,
    reportOnly: values['report-only'] ?? false,
    out: values.out ?? 'coverage',
    machines: (values.machine ?? []).map((key) => known(key, machines, 'machine')),
    thresholds: counts.flatMap((what) => {
      const least = values[`min-${what}`]
      return least === undefined ? [] : [{ what, least: percentOf(least, what), level }]
    }),
    help: values.help ?? false,
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags, strict: true }).values
  } catch (error) {
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split(/\. |\n/)
    throw new PathsError(`${sentence.replace(/\.$/, '')}; npm run coverage -- --help lists the options.`)
  }
}

const levelOf = (name: string): Level => known(name.trim(), levels, 'level')

function known<T extends string>(name: string, names: readonly T[], what: string): T {
  const found = names.find((one) => one === name)
  if (found !== undefined) return found
  throw new PathsError(`There is no ${what} ${name}: it is one of ${names.join(', ')}.`)
}

function percentOf(typed: string, what: string): number {
  const number = Number(typed)
  if (typed.trim() !== '' && number >= 0 && number <= 100) return number
  throw new PathsError(`--min-${what} is a number of per cent from 0 to 100, not ${typed}.`)
}
