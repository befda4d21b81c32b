import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { chromiumArgs, findChromium } from '../tests/support/chromium.ts'

const port = Number(process.env.E2E_PORT ?? 3377)
const baseURL = `http://localhost:${port}`

/** Every page is in one process, which keeps what it has compiled: a new one would compile all scripts at every test. */
const inOneProcess = ['--renderer-process-limit=1', '--disable-site-isolation-trials']

/** The product as it ships, on an empty database of its own, driven in a real Chromium. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // More than there are cores, for much of a test is waiting.
  workers: 3,
  timeout: 240_000,
  expect: { timeout: 40_000 },
  use: {
    baseURL,
    // What cannot be pressed says why, and not that the test has run out of time.
    actionTimeout: 40_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // What it does not reset, `driver/test.ts` does.
    reuseContext: true,
    // Nothing is looked at, measured or pressed half way.
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer for the network that tests hold back, count and cut; `offline.spec.ts` alone has one.
    serviceWorkers: 'block',
    // A failure tells its path and the page; `--trace on` tells more, and takes a fifth of the time.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: [...chromiumArgs, ...inOneProcess] },
  },
  webServer: {
    command: 'node --import tsx src/build.ts && exec node dist/server/start.js',
    cwd: '..',
    url: `${baseURL}/readyz`,
    timeout: 180_000,
    env: {
      ...Object.fromEntries(
        Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
      ),
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'safar-e2e-')),
      LOG_LEVEL: 'warn',
      SANDBOX_PACE: '0.15',
      // The five employees of the sandbox sign in far oftener here than people do.
      OTP_SENDS_PER_HOUR: '500',
      // Playwright keeps its connections for as long as a worker lives, and would send on one just being closed.
      KEEP_ALIVE_SECONDS: '7200',
    },
  },
})
