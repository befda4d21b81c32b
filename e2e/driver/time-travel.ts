import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { sparePort } from '../../tests/server/support/spare-port.ts'

const day = 24 * 60 * 60 * 1000

/** A server of its own for a test that lives for years; its days are passed by `pass`. */
export async function serverInTime() {
  const port = await sparePort()
  const dir = mkdtempSync(join(tmpdir(), 'safar-in-time-'))
  const clock = join(dir, 'ahead')
  const env = { ...process.env, PORT: String(port), DATA_DIR: dir, CLOCK_AHEAD: clock }
  const program = ['--import', 'tsx', '--import', './e2e/driver/clock-ahead.ts', 'src/start.ts']
  const own = { LOG_LEVEL: 'warn', SANDBOX_PACE: '0.1', DATABASE_URL: '' }
  const server = spawn(process.execPath, program, {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...env, ...own },
  })
  const baseURL = `http://localhost:${port}`
  await expect
    .poll(
      () =>
        fetch(`${baseURL}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 120_000 },
    )
    .toBe(true)
  return {
    baseURL,
    /** So many days from now on, for server and page. */
    async pass(page: Page, days: number): Promise<void> {
      writeFileSync(clock, String(days * day))
      server.kill('SIGUSR2')
      await page.clock.install({ time: Date.now() + days * day })
    },
    stop: () => server.kill(),
  }
}
