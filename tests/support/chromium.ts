import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** The headless shell first: what Playwright calls headless too, with a quarter less work for the same tests. */
const ofTheSystem = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** Where a Chromium is on this machine: as told, Playwright's own, or the system's. */
export function findChromium(): string | undefined {
  const told = process.env.CHROMIUM_PATH
  if (told) return existsSync(told) ? told : undefined
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  return ofTheSystem.map((name) => `/usr/bin/${name}`).find(existsSync)
}

/** A Chromium for certain: found, or installed by Playwright, or by apt where this is root; else says what to do. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium found: installing one for the browser tests')
  run('npx', ['playwright', 'install', 'chromium'])
  if (process.getuid?.() === 0) {
    if (!findChromium()) run('apt-get', ['update'])
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!findChromium()) run('apt-get', ['install', '-y', name])
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to its program')
}

function run(program: string, args: string[]) {
  spawnSync(program, args, { stdio: 'inherit', timeout: 600_000 })
}

/** How Chromium is started: quiet on the network, and without its sandbox where root runs it. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
