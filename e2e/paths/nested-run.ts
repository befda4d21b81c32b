import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumArgs, findChromium } from '../../tests/support/chromium.ts'

const cli = join('node_modules', 'playwright', 'cli.js')

/** A folder of the repository that git passes over, for files that are written and run. */
export function folderOfRuns(): string {
  mkdirSync('.cache', { recursive: true })
  return mkdtempSync(join('.cache', 'paths-playwright-'))
}

type Run = {
  baseURL?: string
  page?: string
  /** How long the page may take for what is expected of it. */
  patienceMs?: number
}

/** Runs the Playwright files of a folder in a process of its own: its exit code and what it said. */
export function runIn(folder: string, { baseURL, page, patienceMs = 40_000 }: Run) {
  const use = { baseURL, launchOptions: { executablePath: findChromium(), args: chromiumArgs } }
  // Every run empties its output folder, and the one around this run has its own in the usual place.
  const config = {
    testDir: '.',
    outputDir: 'results',
    reporter: 'line',
    workers: 1,
    timeout: 240_000,
    expect: { timeout: patienceMs },
    use,
  }
  const file = join(folder, 'playwright.config.ts')
  writeFileSync(file, `export default ${JSON.stringify(config)}\n`)
  return inOwnProcess([cli, 'test', '--config', file], page)
}

function inOwnProcess(args: string[], page = '/'): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const run = spawn(process.execPath, args, { env: { ...ownEnvironment(), PAGE_URL: page } })
    let said = ''
    for (const stream of [run.stdout, run.stderr]) stream.on('data', (text) => (said += text))
    run.on('error', reject)
    run.on('close', (code) => resolve({ code, said }))
  })
}

/** Without what the run around this one says to its own workers. */
const ownEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(PLAYWRIGHT|PW|TEST)_/.test(name)))
