import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'playwright/test'
import { sparePort } from '../../tests/server/support/spare-port.ts'

const dayMs = 24 * 60 * 60 * 1000

/** What a start may take on a busy machine, beyond the time that a test has for itself. */
const longestStartMs = 120_000

/**
 * A server of a test's own, which may be killed and started again on the same data, or moved to another day:
 *
 *   await using server = await OwnServer.start()
 *   await server.kill()
 *   await server.start()
 *   await server.pass(340)                 days ahead of everybody from now on
 */
export class OwnServer {
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'safar-own-'))
  readonly #clock = join(this.#dataDir, 'ahead')
  readonly #port: number
  readonly #settings: Readonly<Record<string, string>>
  #process: ChildProcess | undefined

  private constructor(port: number, settings: Readonly<Record<string, string>>) {
    this.#port = port
    this.#settings = settings
  }

  /** With these variables in its environment. */
  static async start(settings: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
    const server = new OwnServer(await sparePort(), settings)
    await server.start()
    return server
  }

  get url(): string {
    return `http://localhost:${this.#port}`
  }

  async start(): Promise<void> {
    const { timeout } = test.info()
    test.setTimeout(timeout + longestStartMs)
    this.#setClock(0)
    const env = {
      ...process.env,
      PORT: String(this.#port),
      DATA_DIR: this.#dataDir,
      CLOCK_AHEAD: this.#clock,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      SANDBOX_PACE: '0.1',
      ...this.#settings,
    }
    const args = ['--import', 'tsx', '--import', './e2e/driver/clock-ahead.ts', 'dist/server/start.js']
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
    this.#process = child
    const gone = once(child, 'exit').then(() => Promise.reject(new Error('The server did not start')))
    await Promise.race([says(child, 'is ready'), gone])
    gone.catch(() => undefined)
  }

  /** So many days ahead of everybody, once the promise is kept. */
  async pass(days: number): Promise<void> {
    const child = this.#process
    if (!child) throw new Error('The server has not been started')
    this.#setClock(days)
    const moved = says(child, `The clock runs ${days * dayMs} ms ahead.`)
    child.kill('SIGUSR2')
    await moved
  }

  /** At once, as by a power cut. */
  async kill(): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  #setClock(days: number): void {
    writeFileSync(this.#clock, String(days * dayMs))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill()
    rmSync(this.#dataDir, { recursive: true, force: true })
  }
}

function says({ stdout }: ChildProcess, awaited: string): Promise<void> {
  let said = ''
  return new Promise((resolve) => {
    const hear = (text: string) => {
      said += text
      if (!said.includes(awaited)) return
      stdout?.off('data', hear)
      stdout?.resume()
      resolve()
    }
    stdout?.setEncoding('utf8').on('data', hear)
  })
}
