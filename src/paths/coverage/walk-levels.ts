import { spawnSync } from 'node:child_process'
import type { Level } from '#contract/views/coverage.ts'
import { programOf } from '../run/programs.ts'
import { forgetResults, resultsVariable } from '../run/record.ts'

/** Walks the generated tests of some levels, one after the other; gives back those with a failing test. */
export function walkLevels(levels: readonly Level[], folder: string): Level[] {
  forgetResults(folder, levels)
  return levels.filter((level) => {
    const { status } = spawnSync('npx', ['--no-install', ...programOf(level), '--reporter=dot'], {
      stdio: 'inherit',
      env: { ...process.env, [resultsVariable]: folder },
    })
    return status !== 0
  })
}
