import type { CoverageReport, LevelCoverage, MachineCoverage } from '#contract/views/coverage.ts'
import { counts, countText, eachLevel, failedOf, failureText, missingOf } from './labels.ts'

const head = ['machine', 'level', ...counts, 'paths']

/** The report for a terminal: one line a machine and level, then what is missing and what failed. */
export function tableOf(report: CoverageReport): string {
  const rows = [head, ...eachLevel(report, rowOf)]
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  const rule = widths.map((width) => '-'.repeat(width)).join('  ')
  const [first = '', ...others] = lines.map((line) => line.trimEnd())
  return [first, rule, ...others, ...eachLevel(report, remarksOf).flat()].join('\n')
}

function rowOf(level: LevelCoverage, { key }: MachineCoverage): string[] {
  const failed = failedOf(level).length
  const paths = `${level.paths.length - failed} passed${failed > 0 ? `, ${failed} failed` : ''}`
  return [key, level.level, ...counts.map((count) => countText(level[count])), paths]
}

function remarksOf(level: LevelCoverage, { key }: MachineCoverage): string[] {
  const failed = failedOf(level).map((path) => `  path ${path.id} from ${path.start}: ${failureText(path)}`)
  const missing = missingOf(level).map(({ target, reason }) => `  not taken: ${target} (${reason})`)
  const remarks = [...failed, ...missing]
  return remarks.length > 0 ? ['', `${key}, ${level.level}:`, ...remarks] : []
}
