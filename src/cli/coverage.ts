import { join } from 'node:path'
import { catalogue } from '#machines/catalogue.ts'
import { dayOfSuites } from '#paths/cache/day.ts'
import { readOptions, usage } from '#paths/coverage/options.ts'
import { readResults } from '#paths/coverage/read-results.ts'
import { reportOf } from '#paths/coverage/report-of.ts'
import { missedBy } from '#paths/coverage/thresholds.ts'
import { walkLevels } from '#paths/coverage/walk-levels.ts'
import { sourceOf } from '#paths/reports/source.ts'
import { tableOf } from '#paths/reports/table.ts'
import { writeReport } from '#paths/reports/write.ts'
import { usualResults } from '#paths/run/record.ts'
import { UserError } from './errors.ts'

/** `npm run coverage`: 0 where all is well, 1 where a test failed or a threshold is missed, 2 for bad input. */
async function coverage(args: readonly string[]): Promise<number> {
  const options = readOptions(
    args,
    catalogue.map(({ key }) => key),
  )
  if (options.help) return said(usage, 0)
  const failing = options.reportOnly ? [] : walkLevels(options.levels, usualResults)
  const { results, stale } = readResults(usualResults, options.levels)
  if (results.length === 0) throw new UserError(nothingLeft(stale))
  const chosen = catalogue.filter(
    ({ key }) => options.machines.length === 0 || options.machines.includes(key),
  )
  const report = await reportOf(chosen, results, { day: dayOfSuites, at: new Date() })
  writeReport(options.out, report, (key) => {
    const testModel = catalogue.find((one) => one.key === key)
    return testModel && sourceOf(testModel.machine)
  })
  console.log(tableOf(report))
  console.log(`\nWritten to ${join(options.out, 'index.html')}, coverage.json, junit.xml and lcov.info.`)
  if (stale > 0) console.log(`${stale} results of older machines or suites were left out.`)
  const missed = missedBy(report, options.thresholds)
  for (const sentence of missed) console.error(sentence)
  return failing.length > 0 || missed.length > 0 ? 1 : 0
}

const nothingLeft = (stale: number): string =>
  stale > 0
    ? 'All results are of older machines or suites: run npm run coverage without --report-only.'
    : 'No results were left: run npm test first, or npm run coverage without --report-only.'

function said(words: string, code: number): number {
  console.log(words)
  return code
}

try {
  process.exitCode = await coverage(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof UserError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
