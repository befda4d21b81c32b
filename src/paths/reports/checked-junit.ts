import { escaped } from '#machines/core/text.ts'
import { checks } from '../checks/finding.ts'
import { findingLines } from '../formats/checked-text.ts'
import type { Found, LocatedFinding } from './found.ts'
import { attributes } from './xml.ts'

/** Findings as JUnit XML: a suite for each machine, in it a failure for each finding, and each check without any. */
export function checkedJunit(all: readonly Found[]): string {
  const suites = all.map(suiteOf)
  const counts = attributes({
    name: 'checks',
    tests: sum(suites.map(({ tests }) => tests)),
    failures: sum(all.map(({ checked }) => checked.findings.length)),
  })
  const body = suites.map(({ text }) => text).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${counts}>\n${body}</testsuites>\n`
}

function suiteOf({ model: { key }, checked: { findings } }: Found) {
  const passed = checks.filter((check) => !findings.some((finding) => finding.check === check))
  const tests = passed.length + findings.length
  const cases = [
    ...passed.map((check) => `    <testcase ${attributes({ classname: key, name: check })}/>\n`),
    ...findings.map((one) => caseOf(key, one)),
  ]
  const told = attributes({ name: key, tests, failures: findings.length, errors: 0, skipped: 0 })
  return { tests, text: `  <testsuite ${told}>\n${cases.join('')}  </testsuite>\n` }
}

function caseOf(machine: string, finding: LocatedFinding): string {
  const { check, place, message, file, line } = finding
  const told = attributes({
    classname: machine,
    name: `${check}: ${place}`,
    ...(file !== undefined && line !== undefined && { file, line }),
  })
  const way = escaped(findingLines(finding).join('\n'))
  return `    <testcase ${told}><failure ${attributes({ type: check, message })}>${way}</failure></testcase>\n`
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
