import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { levels } from '#paths/run/driver.ts'
import { forgetResults, resultsVariable, usualResults } from '#paths/run/record.ts'
import { ensureChromium } from './support/chromium.ts'
import { resumesOfRelease } from './support/resumes-of-release.ts'

/**
 * Everything that must hold: types, lint, Vitest, then the browser. The last line is the count. What the generated
 * paths took is left for `npm run coverage -- --report-only`.
 */
type Count = { passed: number; failed: number }
type Running = { env?: Record<string, string>; stdio?: 'inherit' | 'ignore' }

const reports = mkdtempSync(join(tmpdir(), 'safar-tests-'))
const vitestReport = join(reports, 'vitest.json')
const browserReport = join(reports, 'browser.json')
const inBrowser = ['test', '--config', 'e2e/playwright.config.ts']

function run(
  program: string,
  args: string[],
  { env = {}, stdio = 'inherit' }: Running = {},
): Promise<boolean> {
  console.log(`\n> ${program} ${args.join(' ')}`)
  const child = spawn(join('node_modules', '.bin', program), args, {
    stdio,
    env: { ...process.env, [resultsVariable]: usualResults, ...env },
  })
  return once(child, 'close').then(([code]) => code === 0)
}

const check = async (program: string, args: string[], env?: Running['env']): Promise<Count> =>
  (await run(program, args, env && { env })) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

async function vitest(): Promise<Count> {
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`]
  const sound = await run('vitest', args)
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(vitestReport, 'utf8'))
  return soundly(sound, { passed: numPassedTests, failed: numFailedTests })
}

async function browser(): Promise<Count> {
  const env = { CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport }
  const sound = await run('playwright', [...inBrowser, '--reporter=dot,json'], { env })
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
async function counted(name: string, count: () => Promise<Count>): Promise<Part> {
  const began = performance.now()
  const part = (one: Count) => ({ name, ...one, seconds: Math.round((performance.now() - began) / 1000) })
  try {
    return part(await count())
  } catch (error) {
    console.error(error)
    return part({ passed: 0, failed: 1 })
  }
}

const told = ({ passed, failed }: Count) => `${passed} passed, ${failed} failed`

/**
 * What only one core at a time can work on, done before the tests on as many as there are. What is only prepared here
 * is made where it is needed if this fails, which then says why.
 */
const early = [
  () => prepared('tsx', ['tests/suites.ts', 'motor']),
  () => prepared('tsx', ['tests/suites.ts', '--but', 'motor']),
  // Importing the tests finds the suites that they walk.
  () => prepared('playwright', [...inBrowser, '--list']),
  () => counted('types', () => check('tsc', [])),
  () => prepared('tsx', ['src/build.ts', '--scenes']),
  () => counted('lint', () => check('biome', ['check', '.'])),
  ...resumesOfLastRelease(),
]

function resumesOfLastRelease() {
  const resumes = resumesOfRelease()
  return resumes ? [() => counted('resumes', () => check('tsx', resumes.args, resumes.env))] : []
}

async function prepared(program: string, args: string[]): Promise<undefined> {
  await run(program, args, { stdio: 'ignore' }).catch(() => false)
}

async function inLanes<T>(tasks: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = []
  const waiting = tasks.entries()
  const lane = async () => {
    for (const [at, task] of waiting) results[at] = await task()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return results
}

forgetResults(usualResults, levels)
const checked = (await inLanes<Part | undefined>(early)).filter((part) => part !== undefined)
const parts = [...checked, await counted('vitest', vitest), await counted('browser', browser)]
const sum = (key: keyof Count) => parts.reduce((all, part) => all + part[key], 0)
const total = { passed: sum('passed'), failed: sum('failed') }
process.exitCode = total.failed === 0 ? 0 : 1
console.log()
for (const { name, seconds, ...count } of parts) console.log(`${name}: ${told(count)} in ${seconds} s`)
console.log(told(total))
