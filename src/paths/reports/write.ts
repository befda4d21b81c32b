import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CoverageReport } from '#contract/views/coverage.ts'
import { htmlOf } from './html.ts'
import { junitOf } from './junit.ts'
import { lcovOf } from './lcov.ts'
import type { Source } from './source.ts'

/** Writes a report in every format: coverage.json (the schema `coverageReport`), index.html, junit.xml, lcov.info. */
export function writeReport(
  folder: string,
  report: CoverageReport,
  sourceOf: (machine: string) => Source | undefined,
): void {
  mkdirSync(folder, { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('coverage.json', `${JSON.stringify(report, null, 2)}\n`)
  write('index.html', htmlOf(report))
  write('junit.xml', junitOf(report))
  write('lcov.info', lcovOf(report, sourceOf))
}
