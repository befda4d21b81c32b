import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { isFile, splitExport } from './load-machine.ts'

export type Options = NonNullable<ParseArgsConfig['options']>

/** What was typed: the file of a machine, what to watch if that is asked for, and the files that options name. */
export async function typed(args: readonly string[], options: Options) {
  const { positionals, values } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
  })
  const [machine = ''] = positionals
  const named = splitExport(machine).file
  const file = isFile(machine) && existsSync(named) ? named : undefined
  const others = Object.entries(values).flatMap(([name, value]) =>
    name === 'out'
      ? []
      : [value].flat().flatMap((one) => (typeof one === 'string' && existsSync(one) ? [resolve(one)] : [])),
  )
  if (values.watch !== true || !isUnderstood(args, options)) return { file, others }
  return { file, others, watched: file ?? (await import('./host.ts')).host.fileOf(machine) }
}

/** What is wrong with the options no change of a file can mend. */
function isUnderstood(args: readonly string[], options: Options): boolean {
  try {
    parseArgs({ args: [...args], options, allowPositionals: true })
    return true
  } catch {
    return false
  }
}

/** The nearest tsconfig.json above a file, as the loader of TypeScript takes it. */
export function configAbove(file: string): { TSX_TSCONFIG_PATH?: string } {
  let folder = dirname(resolve(file))
  for (;;) {
    const config = join(folder, 'tsconfig.json')
    if (existsSync(config)) return { TSX_TSCONFIG_PATH: config }
    const above = dirname(folder)
    if (above === folder) return {}
    folder = above
  }
}
