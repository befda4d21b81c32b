import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { serveSandbox } from '#server/sandbox.ts'
import { loadedPglite } from '../../server/support/pglite.ts'
import { sparePort } from '../../server/support/spare-port.ts'
import { roundRobin, type Watch } from '../round-robin.ts'
import { killedStart, readyServer, type Started, startServer } from '../server-process.ts'
import { type Mishap, mishapTo } from './preload.ts'

export type KilledServer = {
  /** Of a proxy before it. */
  url: string
  dataDir: string
  /** Where the partners note what they did. */
  journal: string
  /** What follows the requests that pass the proxy. */
  watch: (watch: Watch | undefined) => void
  /** Starts it with its clock, its disk or a transaction about to go wrong. */
  start: (mishap?: Mishap) => Promise<Started>
  /** Starts it and kills it after so many ms, ready or not. */
  startKilled: (afterMs: number) => Promise<void>
  /** As an operator does. */
  stop: () => Promise<void>
  /** From the beginning of each start to the first moment in which it is ready. */
  startsMs: number[]
}

/** A server with an embedded database, whose partners live on in this process while it is killed. */
export async function withKilledServer<T>(run: (server: KilledServer) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-kills-'))
  // Making a database would take longer than ten kills.
  await (await loadedPglite(join(dataDir, 'db'))).close()
  const [port, sandboxPort] = [await sparePort(), await sparePort()]
  let watching: Watch | undefined
  const watch: Watch = async (...sent) => watching?.(...sent)
  const proxy = await roundRobin({ servers: [port], sandbox: sandboxPort }, watch)
  const url = `http://127.0.0.1:${proxy.port}`
  const env = {
    DATA_DIR: dataDir,
    BASE_URL: url,
    SANDBOX_PACE: '0',
    OTP_SENDS_PER_HOUR: '500000',
    PAID_CALLS_PER_DAY: '999999',
  }
  const sandbox = await serveSandbox(readConfig({ ...env, PORT: String(sandboxPort) }))
  const own = { ...env, SANDBOX: 'apart', PORT: String(port) }
  const startsMs: number[] = []
  let server: Started | undefined
  try {
    return await run({
      url,
      dataDir,
      journal: join(dataDir, 'sandbox.jsonl'),
      watch(next) {
        watching = next
      },
      async start(mishap = {}) {
        const begun = performance.now()
        // Its last transaction may be one of the start.
        const start = mishap.killAtStatement === undefined ? readyServer : startServer
        server = await start({ ...own, ...mishapTo(mishap) })
        if (server.said.includes('is ready')) startsMs.push(Math.round(performance.now() - begun))
        return server
      },
      async stop() {
        server?.process.kill('SIGTERM')
        await server?.ended
      },
      startKilled: (afterMs) => killedStart(own, afterMs),
      startsMs,
    })
  } finally {
    server?.process.kill('SIGKILL')
    await server?.ended
    await Promise.all([proxy.close(), sandbox.close(0)])
    rmSync(dataDir, { recursive: true, force: true })
  }
}
