import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What a test file had to say of a mutant; `lived` names the text of the tests it lived through, `untried` those that were too slow to try. */
export type Verdict = {
  key: string
  verdict: 'killed' | 'lived' | 'untried' | 'begun'
  by: string
  pid?: number
  /** What the tests that try it take without a mutant. */
  usualMs?: number
}

/** Tests that take so many times as long with a mutant have failed or hang, however slow they are without one. */
export const timesAsLong = 10

export const verdictsFile = 'node_modules/.cache/mutants/verdicts.jsonl'

export function keep(verdict: Verdict): void {
  mkdirSync(dirname(verdictsFile), { recursive: true })
  appendFileSync(verdictsFile, `${JSON.stringify(verdict)}\n`)
}

export function kept(): Verdict[] {
  if (!existsSync(verdictsFile)) return []
  return readFileSync(verdictsFile, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}
