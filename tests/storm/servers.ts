import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#server/clock-and-random.ts'
import { readConfig } from '#server/config.ts'
import { openPostgres } from '#server/db/postgres.ts'
import type { Database } from '#server/db/types.ts'
import { serveSandbox } from '#server/sandbox.ts'
import { startObjectStore } from '../server/support/object-store.ts'
import { sparePort } from '../server/support/spare-port.ts'
import { measureAnew, memoryOf } from './memory.ts'
import type { Place } from './purchase.ts'
import { roundRobin } from './round-robin.ts'
import { readyServer, type Started } from './server-process.ts'

type Options = {
  /** An empty database. */
  databaseUrl: string
  processes: number
  /** How long partners take, as a share of what is usual. */
  pace?: number
}

export type Servers = {
  place: Pick<Place, 'url' | 'clock'>
  database: Database
  /** Where the partners note what they did. */
  journal: string
  count: number
  /** The most that one of them held since it was ready, in MB. */
  peakMemory: () => number
  /** Kills one of them and starts it again. */
  killAndStart: (which: number) => Promise<void>
}

/**
 * Several servers, all started at once, on one PostgreSQL and one store of objects, behind a proxy that gives each
 * request to the next of them; the partners are played by this process.
 */
export async function onServers<T>(options: Options, run: (servers: Servers) => Promise<T>): Promise<T> {
  const { databaseUrl, processes, pace = 0 } = options
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-servers-'))
  const [sandboxPort = 0, ...ports] = await sparePorts(processes + 1)
  const proxy = await roundRobin({ servers: ports, sandbox: sandboxPort })
  const url = `http://127.0.0.1:${proxy.port}`
  const objects = await startObjectStore()
  const env = {
    ...objects.env,
    DATA_DIR: dataDir,
    BASE_URL: url,
    SANDBOX_PACE: String(pace),
    OTP_SENDS_PER_HOUR: '500000',
    PAID_CALLS_PER_DAY: '999999',
  }
  const sandbox = await serveSandbox(readConfig({ ...env, PORT: String(sandboxPort) }))
  async function start(port: number): Promise<Started> {
    const own = { DATABASE_URL: databaseUrl, SANDBOX: 'apart', PORT: String(port) }
    const server = await readyServer({ ...env, ...own })
    measureAnew(server)
    return server
  }
  const running: Started[] = await Promise.all(ports.map(start))
  let peakOfKilled = 0
  const peakMemory = () => Math.max(peakOfKilled, ...running.map((server) => memoryOf(server, 'VmHWM')))
  const database = await openPostgres(databaseUrl, () => undefined)
  try {
    return await run({
      place: { url, clock: systemClock },
      database,
      journal: join(dataDir, 'sandbox.jsonl'),
      count: processes,
      peakMemory,
      async killAndStart(which) {
        const [server, port] = [running[which], ports[which]]
        if (!server || port === undefined) throw new Error(`There is no server ${which}`)
        peakOfKilled = peakMemory()
        server.process.kill('SIGKILL')
        await server.ended
        running[which] = await start(port)
      },
    })
  } finally {
    for (const server of running) server.process.kill('SIGKILL')
    await Promise.all(running.map(({ ended }) => ended))
    await Promise.all([proxy.close(), sandbox.close(0), database.close(), objects.stop()])
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function sparePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await sparePort())
  return [...ports]
}
