import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hashOfSources } from '../cache/sources.ts'
import type { Level } from './driver.ts'
import type { BeyondResult, Result, WalkResult } from './result.ts'

/** The folder that a run leaves its results in; without it nothing is recorded. `npm test` sets it. */
export const resultsVariable = 'PATHS_RESULTS'
export const usualResults = join('coverage', 'results')

type Unstamped<R extends Result> = Omit<R, 'kind' | 'suite'>

/** Records what one walk took. */
export const recordRun = (walk: Unstamped<WalkResult>): void =>
  append({ kind: 'walk', suite: stamp(), ...walk })

/** Records what a level leaves to others, and why. */
export const recordBeyond = (beyond: Unstamped<BeyondResult>): void =>
  append({ kind: 'beyond', suite: stamp(), ...beyond })

/** Begins the results of some levels anew. */
export function forgetResults(folder: string, levels: readonly Level[]): void {
  for (const level of levels) rmSync(join(folder, level), { recursive: true, force: true })
}

/** One file a process, for several workers record at once. */
function append(one: Result): void {
  const root = process.env[resultsVariable]
  if (!root) return
  const folder = join(root, one.level)
  mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(one)}\n`)
}

/** What results have to carry to count: the hash of the machines and of what makes suites of them. */
export const stamp = (): string => hashOfSources().slice(0, 16)
