import type { CoverageReport, LevelCoverage } from '#contract/views/coverage.ts'

const full = (total: number) => ({ covered: total, elsewhere: 0, total })

/** A level that took everything of the lamp, with what a test wants to be different. */
export const aLevel = (different: Partial<LevelCoverage> = {}): LevelCoverage => ({
  level: 'machine',
  transitions: full(3),
  states: full(3),
  refusals: full(2),
  taken: { 'lamp.off press 0': 2, 'lamp.dim press 0': 1, 'lamp.dim hold 0': 1 },
  uncovered: [],
  paths: [{ id: 'aa11', start: 'its beginning', passed: true, ms: 12 }],
  ...different,
})

/** The server leaves one transition to the browser, misses another, and one of its paths fails. */
export const onServer = aLevel({
  level: 'server',
  transitions: { covered: 1, elsewhere: 1, total: 3 },
  taken: { 'lamp.off press 0': 1 },
  uncovered: [
    { target: 'lamp.dim press 0', reason: 'no walk took it', elsewhere: false },
    { target: 'lamp.dim hold 0', reason: 'nobody holds a <button> there', elsewhere: true },
  ],
  paths: [
    {
      id: 'bb22',
      start: 'its "beginning"',
      passed: false,
      ms: 1500,
      failure: { step: 2, state: 'dim', event: 'press', shortest: ['press', 'press'] },
    },
  ],
})

export const aReport = (...levels: LevelCoverage[]): CoverageReport => ({
  at: '2026-06-15T04:30:00.000Z',
  machines: [{ key: 'lamp', title: 'A lamp & its shade', levels }],
})
