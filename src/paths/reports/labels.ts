import type { Count, CoverageReport, LevelCoverage, MachineCoverage } from '#contract/views/coverage.ts'

/** Of what is a level's own to take, what it took, in per cent; all of nothing is 100. Never rounded up to 100. */
export function shareOf({ covered, elsewhere, total }: Count): number {
  const own = total - elsewhere
  return own === 0 ? 100 : Math.floor((covered / own) * 1000) / 10
}

/** `96/98`, and what of the rest is left to other levels. */
export const countText = ({ covered, elsewhere, total }: Count): string =>
  `${covered}/${total}${elsewhere > 0 ? ` (${elsewhere} elsewhere)` : ''}`

export const counts = ['transitions', 'states', 'refusals'] as const

type Missing = LevelCoverage['uncovered'][number]

/** What a level should have taken. */
export const missingOf = ({ uncovered }: LevelCoverage): Missing[] =>
  uncovered.filter(({ elsewhere }) => !elsewhere)

/** What a level leaves to others, by the reason. */
export function leftOf({ uncovered }: LevelCoverage): [reason: string, targets: string[]][] {
  const left = new Map<string, string[]>()
  for (const { target, reason, elsewhere } of uncovered) {
    if (elsewhere) left.set(reason, [...(left.get(reason) ?? []), target])
  }
  return [...left]
}

type Path = LevelCoverage['paths'][number]

export const failedOf = ({ paths }: LevelCoverage): Path[] => paths.filter(({ passed }) => !passed)

/** `step 3, make.chosen in make; shortest: vehicle.chosen, make.chosen`. */
export function failureText({ failure }: Path): string {
  if (!failure) return 'failed'
  const { step, state, event, shortest } = failure
  const where = event === undefined ? `the beginning in ${state}` : `step ${step}, ${event} in ${state}`
  return shortest.length > 0 ? `${where}; the shortest way there: ${shortest.join(', ')}` : where
}

/** Every level of every machine, one after the other. */
export const eachLevel = <T>(
  { machines }: CoverageReport,
  tell: (level: LevelCoverage, machine: MachineCoverage) => T,
): T[] => machines.flatMap((machine) => machine.levels.map((level) => tell(level, machine)))
