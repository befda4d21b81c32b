import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { systemClock } from '#server/clock-and-random.ts'
import { readConfig } from '#server/config.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { serveSandbox } from '#server/sandbox.ts'
import { startObjectStore } from '../server/support/object-store.ts'
import { sparePort } from '../server/support/spare-port.ts'
import { doubled } from './doubled.ts'
import { lossOf, type Purchase, purchase, somebody } from './purchase.ts'
import { roundRobin } from './round-robin.ts'
import { readyServer, type Started } from './server-process.ts'
import { toldTwice } from './told-twice.ts'

type Storm = {
  /** An empty database. */
  databaseUrl: string
  processes: number
  journeys: number
  perSecond: number
  kills: number
  seed?: number
}
export type ProcessesOutcome = {
  journeys: number
  killed: number
  seconds: number
  /** Of a journey, from its beginning to its policy. */
  medianMs: number
  slowestMs: number
  jobsAgain: number
  lost: string[]
}

/**
 * A job whose process was killed is another's after its lease, the next look at it and its pause, about 90 s at the
 * third try of a policy; a policy takes two jobs, and each may be killed again.
 */
const patienceMs = 300_000

/**
 * Several servers on one PostgreSQL and one store of objects, all started at once behind a proxy that gives each
 * request to the next of them, while customers buy and the servers are killed in turn and started again. In the end all
 * that was acknowledged is there, each order that was paid has one policy or its money back, nobody is locked out or
 * told anything twice.
 */
export async function processes(storm: Storm): Promise<ProcessesOutcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-processes-'))
  const ports = await sparePorts(storm.processes + 1)
  const [sandboxPort = 0, ...servers] = ports
  const proxy = await roundRobin({ servers, sandbox: sandboxPort })
  const url = `http://127.0.0.1:${proxy.port}`
  const objects = await startObjectStore()
  const env = {
    ...objects.env,
    DATA_DIR: dataDir,
    BASE_URL: url,
    SANDBOX_PACE: '0',
    OTP_SENDS_PER_HOUR: '500000',
    PAID_CALLS_PER_DAY: '999999',
  }
  const sandbox = await serveSandbox(readConfig({ ...env, PORT: String(sandboxPort) }))
  const start = (port: number) =>
    readyServer({ ...env, DATABASE_URL: storm.databaseUrl, SANDBOX: 'apart', PORT: String(port) })
  const running = await Promise.all(servers.map(start))
  const database = await openPostgres(storm.databaseUrl, () => undefined)
  const place = { url, db: database.db, clock: systemClock, patienceMs }
  const began = performance.now()
  try {
    const people = Array.from({ length: storm.journeys }, (_, number) => somebody(place, number))
    const times: number[] = []
    const failed: string[] = []
    const buying = Promise.all(
      people.map(async (bought, number) => {
        await sleep((number * 1_000) / storm.perSecond)
        const begun = performance.now()
        await purchase(place, bought).catch((error) => failed.push(`${bought.mobile}: ${error}`))
        times.push(performance.now() - begun)
      }),
    )
    const killed = await killInTurn(running, servers, start, storm)
    await buying
    const lost = (await Promise.all(people.map(stillThere))).flat()
    const twice = await doubled(database, join(dataDir, 'sandbox.jsonl'))
    const { jobsAgain } = twice
    const inbox = await (await fetch(`${url}/sandbox/inbox.json`)).json()
    return {
      journeys: people.length,
      killed,
      seconds: Math.round((performance.now() - began) / 1_000),
      ...rangeOf(times),
      jobsAgain,
      lost: [...failed, ...lost, ...twice.lost, ...toldTwice(inbox)],
    }
  } finally {
    for (const server of running) server.process.kill('SIGKILL')
    await Promise.all(running.map(({ ended }) => ended))
    await Promise.all([proxy.close(), sandbox.close(0), database.close(), objects.stop()])
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** One of them at a time, at random moments spread over the time in which journeys begin. */
async function killInTurn(
  running: Started[],
  ports: readonly number[],
  start: (port: number) => Promise<Started>,
  { kills, journeys, perSecond, seed }: Storm,
): Promise<number> {
  const shareMs = ((journeys / perSecond) * 1_000) / Math.max(1, kills)
  const moments = fc.sample(fc.double({ min: 0.3, max: 1, noNaN: true }), {
    numRuns: kills,
    ...(seed !== undefined && { seed }),
  })
  for (const [turn, moment] of moments.entries()) {
    await sleep(moment * shareMs)
    const which = turn % running.length
    const [server, port] = [running[which], ports[which]]
    if (!server || port === undefined) continue
    server.process.kill('SIGKILL')
    await server.ended
    running[which] = await start(port)
  }
  return moments.length
}

const stillThere = (bought: Purchase) =>
  bought.customerLeadId === ''
    ? [`${bought.mobile} never began`]
    : lossOf(bought).catch((error) => [String(error)])

function rangeOf(times: readonly number[]) {
  const sorted = [...times].sort((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  return { medianMs: at(0.5), slowestMs: at(1) }
}

async function sparePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await sparePort())
  return [...ports]
}
