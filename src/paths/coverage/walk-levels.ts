import { spawnSync } from 'node:child_process'
import type { Level } from '#machines/schemas/coverage.ts'
import { forgetResults, resultsVariable } from '../run/record.ts'

/** The generated tests of each level. */
const programs: Record<Level, readonly string[]> = {
  machine: ['vitest', 'run', '--reporter=dot', 'tests/machines/coverage.test.ts'],
  server: ['vitest', 'run', '--reporter=dot', 'tests/server/paths'],
  browser: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=dot', 'generated'],
}

/** Walks the generated tests of some levels, one after the other; gives back those with a failing test. */
export function walkLevels(levels: readonly Level[], folder: string): Level[] {
  forgetResults(folder, levels)
  return levels.filter((level) => {
    const { status } = spawnSync('npx', ['--no-install', ...programs[level]], {
      stdio: 'inherit',
      env: { ...process.env, [resultsVariable]: folder },
    })
    return status !== 0
  })
}
