import type { CoverageReport, LevelCoverage, MachineCoverage } from '#contract/views/coverage.ts'
import { eachLevel, failedOf, failureText } from './labels.ts'
import { attributes } from './xml.ts'

type Path = LevelCoverage['paths'][number]

/** The walks of a run as JUnit XML: a suite for each machine and level, a case for each path. */
export function junitOf(report: CoverageReport): string {
  const levels = eachLevel(report, (level) => level)
  const totals = attributes({
    name: 'paths',
    tests: sum(levels, ({ paths }) => paths.length),
    failures: sum(levels, (level) => failedOf(level).length),
    time: seconds(sum(levels, msOf)),
  })
  const suites = eachLevel(report, (level, machine) => suiteOf(level, machine, report.at))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${totals}>\n${suites.join('')}</testsuites>\n`
}

function suiteOf(level: LevelCoverage, { key }: MachineCoverage, timestamp: string): string {
  const { paths } = level
  const name = `${key}.${level.level}`
  const told = attributes({
    name,
    tests: paths.length,
    failures: failedOf(level).length,
    errors: 0,
    skipped: 0,
    time: seconds(msOf(level)),
    timestamp,
  })
  return `  <testsuite ${told}>\n${paths.map((path) => caseOf(path, name)).join('')}  </testsuite>\n`
}

function caseOf(path: Path, classname: string): string {
  const told = attributes({ classname, name: `path ${path.id} from ${path.start}`, time: seconds(path.ms) })
  if (path.passed) return `    <testcase ${told}/>\n`
  const message = attributes({ type: 'PathFailure', message: failureText(path) })
  return `    <testcase ${told}><failure ${message}/></testcase>\n`
}

const sum = <T>(items: readonly T[], size: (item: T) => number): number =>
  items.reduce((total, item) => total + size(item), 0)
const msOf = ({ paths }: LevelCoverage): number => sum(paths, ({ ms }) => ms)
const seconds = (ms: number): string => (ms / 1000).toFixed(3)
