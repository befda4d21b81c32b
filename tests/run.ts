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
  return counted(sound, () => {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(vitestReport, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests }
  })
}

function browser(): Count {
  const env = { CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport }
  const sound = run(
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=dot,json'],
    env,
  )
  return counted(sound, () => {
    const { stats } = JSON.parse(readFileSync(browserReport, 'utf8'))
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
  })
}

/** A run that broke without a failing test still counts as one failure. */
function counted(sound: boolean, read: () => Count): Count {
  try {
    const { passed, failed } = read()
    return { passed, failed: sound ? failed : Math.max(1, failed) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

forgetResults(usualResults, levels)
const counts = [check('tsc', []), check('biome', ['check', '.']), vitest(), browser()]
const total = counts.reduce((sum, { passed, failed }) => ({
  passed: sum.passed + passed,
  failed: sum.failed + failed,
}))
process.exitCode = total.failed === 0 ? 0 : 1
console.log(`\n${total.passed} passed, ${total.failed} failed`)
