import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { levels } from '#paths/run/driver.ts'
import { forgetResults, resultsVariable, usualResults } from '#paths/run/record.ts'
import { ensureChromium } from './support/chromium.ts'

/**
 * Everything that must hold: types, lint, Vitest, then the browser. The last line is the count. What the generated
 * paths took is left for `npm run coverage -- --report-only`.
 */
type Count = { passed: number; failed: number }

const reports = mkdtempSync(join(tmpdir(), 'safar-tests-'))
const vitestReport = join(reports, 'vitest.json')
const browserReport = join(reports, 'browser.json')

function run(program: string, args: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n> ${program} ${args.join(' ')}`)
  const { status } = spawnSync(join('node_modules', '.bin', program), args, {
    stdio: 'inherit',
    env: { ...process.env, [resultsVariable]: usualResults, ...env },
  })
  return status === 0
}

const check = (program: string, args: string[]): Count =>
  run(program, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

function vitest(): Count {
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`]
  const sound = run('vitest', args)
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(vitestReport, 'utf8'))
  return soundly(sound, { passed: numPassedTests, failed: numFailedTests })
}

function browser(): Count {
  const env = { CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport }
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=dot,json']
  const sound = run('playwright', args, env)
  const { stats } = JSON.parse(readFileSync(browserReport, 'utf8'))
  return soundly(sound, { passed: stats.expected, failed: stats.unexpected + stats.flaky })
}

/** A run that broke without a failing test still counts as one failure. */
const soundly = (sound: boolean, { passed, failed }: Count): Count => ({
  passed,
  failed: sound ? failed : Math.max(1, failed),
})

type Part = Count & { name: string; seconds: number }

/** A part that cannot even begin, or leaves no report, is one failure, and the others are run all the same. */
function counted(name: string, count: () => Count): Part {
  const began = performance.now()
  const part = (one: Count) => ({ name, ...one, seconds: Math.round((performance.now() - began) / 1000) })
  try {
    return part(count())
  } catch (error) {
    console.error(error)
    return part({ passed: 0, failed: 1 })
  }
}

const told = ({ passed, failed }: Count) => `${passed} passed, ${failed} failed`

forgetResults(usualResults, levels)
const parts = [
  counted('types', () => check('tsc', [])),
  counted('lint', () => check('biome', ['check', '.'])),
  counted('vitest', vitest),
  counted('browser', browser),
]
const sum = (key: keyof Count) => parts.reduce((all, part) => all + part[key], 0)
const total = { passed: sum('passed'), failed: sum('failed') }
process.exitCode = total.failed === 0 ? 0 : 1
console.log()
for (const { name, seconds, ...count } of parts) console.log(`${name}: ${told(count)} in ${seconds} s`)
console.log(told(total))
