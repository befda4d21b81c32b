import { serverProducts } from '#machines/server-products.ts'
import { inEnglish } from '#texts/translator.ts'
import { identifyFrom } from './account/identify-from.ts'
import { seedSandbox } from './account/sandbox-people.ts'
import { createApp, type Parts } from './app.ts'
import { systemClock, systemRandom, systemWait } from './clock-and-random.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/open.ts'
import { traceStatements } from './db/trace-statements.ts'
import type { Deps } from './deps.ts'
import { finishStart } from './finish-start.ts'
import { sendRolling } from './graphs/rollup/roll.job.ts'
import { measuredLoad } from './http/load.ts'
import { BossQueue } from './jobs/boss-queue.ts'
import { createLog, type Log } from './log/log.ts'
import { createMetrics, measureProcess } from './metrics/metrics.ts'
import { watchPartners } from './metrics/watched-partners.ts'
import { modules } from './modules.ts'
import { documents } from './printed/documents-in-language.ts'
import { scheduleRetention } from './retention/retention.job.ts'
import { openSandbox } from './sandbox.ts'
import { checkStore } from './storage/check-store.ts'
import { objectFiles } from './storage/object-files.ts'
import { openTracing } from './tracing/open-tracing.ts'
import { publishNewMachines } from './traffic/publish-machines.ts'
import { serverTraffic } from './traffic/server-traffic.ts'

/** Polling interval for due jobs; this process's own jobs run at once. */
const pollMs = 1_000

/** The built pages, their renderer, and what says texts and prints in their languages. */
export type Pages = Pick<Parts, 'pages' | 'draw' | 'fonts'> &
  Partial<Pick<Deps, 'sayIn' | 'documentsIn'>> & {
    /** Loads what else is loaded when it is first needed, before another build takes its files away. */
    load?: () => Promise<void>
  }

const inEnglishAlone = async () => documents

export type Assembled = Awaited<ReturnType<typeof assemble>>

/** Everything but the socket: a migrated database, the routes, and running jobs. */
export async function assemble(
  config: Config,
  { sayIn = () => inEnglish, documentsIn = inEnglishAlone, load: loadPages, ...pages }: Pages = {},
) {
  const tracing = await openTracing(config.tracesTo, (error) => log.warn({ err: error }, 'traces not sent'))
  const log: Log = createLog(config.logLevel, undefined, tracing.traceId)
  const opened = await openDatabase(config, (error) => log.error({ err: error }, 'database connection lost'))
  const database = config.tracesTo === undefined ? opened : traceStatements(opened, tracing)
  const { db, executeSql, ping } = database
  const identify = identifyFrom({ config, db, clock: systemClock })
  const metrics = createMetrics()
  // The embedded database is locked: its process is the only one.
  const isAlone = config.databaseUrl === undefined
  const jobs = new BossQueue({ executeSql, log, tracing, runs: metrics.jobRuns, pollMs, isAlone })
  measureProcess(metrics)
  const { documents: store, partners } = config
  const addresses = { ...partners, ...(store && { documents: new URL(store.url).origin }) }
  const watched = watchPartners(fetch, addresses, { metrics, tracing })
  if (store) await checkStore(objectFiles(store, watched.fetch), log)
  const outside = {
    clock: systemClock,
    random: systemRandom,
    fetch: watched.fetch,
    wait: systemWait,
    identify,
    sayIn,
    documentsIn,
  }
  const recording = serverTraffic({ config, log })
  const deps: Deps = {
    config,
    db,
    jobs,
    log,
    metrics,
    tracing,
    recording,
    products: serverProducts,
    ...outside,
  }
  const played = config.playsSandbox ? openSandbox(config) : undefined
  const load = measuredLoad()
  const app = createApp({
    deps,
    ping,
    partners: watched.states,
    modules,
    sandbox: played?.sandbox,
    load,
    ...pages,
  })
  await jobs.start()
  await publishNewMachines(db, systemClock.now())
  await scheduleRetention(deps)
  await sendRolling(deps)
  if (config.sandbox) await seedSandbox(deps)
  const finish = () => finishStart(deps, loadPages)
  return { app, deps, jobs, database, finishStart: finish, closeSandbox: played?.close }
}
