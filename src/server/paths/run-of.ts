import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { coverageReport } from '#contract/views/coverage.ts'
import type { MachineRun } from '#contract/views/paths.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log/log.ts'

type RunOfDeps = { config: Pick<Config, 'coverageFile'>; log: Log }

/** A machine's coverage in the last test run, if any. */
export async function runOf({ config, log }: RunOfDeps, key: string): Promise<MachineRun | undefined> {
  const text = await readFile(config.coverageFile, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), coverageReport), text)
  if (!read.success) {
    log.warn({ file: config.coverageFile }, 'the coverage report could not be read')
    return undefined
  }
  const levels = read.output.machines.find((machine) => machine.key === key)?.levels ?? []
  return levels.length > 0 ? { at: read.output.at, levels } : undefined
}
