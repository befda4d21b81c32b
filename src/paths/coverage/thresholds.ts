import type { CoverageReport } from '#contract/views/coverage.ts'
import { eachLevel, shareOf } from '../reports/labels.ts'
import type { Threshold } from './options.ts'

/** What a report misses of its thresholds, a sentence each; a level that walked nothing misses all of its own. */
export function missedBy(report: CoverageReport, thresholds: readonly Threshold[]): string[] {
  return thresholds.flatMap(({ what, least, level }) => {
    const reached = eachLevel(report, (one, { key }) => ({
      key,
      level: one.level,
      share: shareOf(one[what]),
    }))
    const wanted = reached.filter((one) => level === undefined || one.level === level)
    if (wanted.length === 0) return [`No ${what} were covered: ${level ?? 'no'} level has walked anything.`]
    return wanted
      .filter(({ share }) => share < least)
      .map(
        ({ key, share, ...one }) =>
          `${key}, ${one.level}: ${share} % of the ${what}, ${least} % are asked for.`,
      )
  })
}
