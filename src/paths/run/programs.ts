import type { Level } from './driver.ts'

/** What walks the generated paths of each level, and how it is told to walk one path alone. */
const programs: Record<Level, { program: readonly string[]; only: string }> = {
  machine: { program: ['vitest', 'run', 'tests/machines/coverage.test.ts'], only: '-t' },
  server: { program: ['vitest', 'run', 'tests/server/paths'], only: '-t' },
  browser: {
    program: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', 'generated'],
    only: '-g',
  },
}

export const programOf = (level: Level): readonly string[] => programs[level].program

/** The command that walks a path again, by its id alone. */
export const aloneAgain = (level: Level, path: string): string =>
  ['npx', ...programs[level].program, programs[level].only, path].join(' ')
