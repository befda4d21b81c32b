import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { type Level, levels } from '../run/driver.ts'
import { stamp } from '../run/record.ts'
import { type Result, result } from '../run/result.ts'

type Results = { results: Result[]; stale: number }

/** What a run has left, without what was walked before machines or suites changed; such lines are counted. */
export function readResults(folder: string, wanted: readonly Level[] = levels): Results {
  const all = wanted.flatMap((level) => linesIn(join(folder, level)))
  const results = all.filter(({ suite }) => suite === stamp())
  return { results, stale: all.length - results.length }
}

function linesIn(folder: string): Result[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').flatMap(parsed))
}

/** A line that a process was killed over says nothing. */
function parsed(line: string): Result[] {
  if (line === '') return []
  try {
    const read = v.safeParse(result, JSON.parse(line))
    return read.success ? [read.output] : []
  } catch {
    return []
  }
}
