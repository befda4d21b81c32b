import type { Hono } from 'hono'
import type { Language } from '#machines/reference/languages.ts'
import { serverProducts } from '#machines/server-products.ts'
import type { Rater } from '#sandbox/insurers/rater.ts'
import { identifyFrom } from '#server/account/identify-from.ts'
import { createApp } from '#server/app.ts'
import { traceStatements } from '#server/db/trace-statements.ts'
import type { Database, Db } from '#server/db/types.ts'
import type { Deps, Module } from '#server/deps.ts'
import type { ServerEnv } from '#server/http/env.ts'
import { BossQueue } from '#server/jobs/boss-queue.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import { createLog } from '#server/log/log.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import { watchPartners } from '#server/metrics/watched-partners.ts'
import { modules as allModules } from '#server/modules.ts'
import { documentsOf } from '#server/printed/documents.ts'
import { sandboxOf } from '#server/sandbox.ts'
import { noTracing } from '#server/tracing/tracing.ts'
import { serverTraffic } from '#server/traffic/server-traffic.ts'
import { inEnglish } from '#texts/translator.ts'
import { type TestClock, testClock } from './clock.ts'
import { testConfig } from './config.ts'
import { empty } from './empty.ts'
import { onClock } from './on-clock.ts'
import { testRandom } from './random.ts'
import { type Visitor, visitorOf } from './visitor.ts'

export type TestOptions = {
  /** Without: every module of the server. */
  modules?: readonly Module[]
  /** The products that the sandbox's insurers sell; without, all of them. */
  raters?: readonly Rater[]
  /** Answers what is asked of anybody else than the server itself. */
  outside?: typeof fetch
  /** What differs from the usual. */
  deps?: Partial<Deps>
}

type Running = { app: Hono<ServerEnv>; deps: Deps; clock: TestClock; logs: LogLine[] }
type LogLine = Record<string, unknown>

/** The server on one database, new for every test but for the database, which is emptied. */
export class TestServer {
  readonly #options: TestOptions
  #database: Database | undefined
  #running: Running | undefined

  constructor(options: TestOptions) {
    this.#options = options
  }

  async start(open: () => Promise<Database>): Promise<void> {
    this.#database = await open()
  }

  async reset(): Promise<void> {
    await empty(this.database)
    this.#running = run(this.database, this.#options)
    await this.jobs.start()
  }

  async stop(): Promise<void> {
    await this.#database?.close()
  }

  get database(): Database {
    return this.#database ?? notYet()
  }
  get app(): Hono<ServerEnv> {
    return (this.#running ?? notYet()).app
  }
  get deps(): Deps {
    return (this.#running ?? notYet()).deps
  }
  get clock(): TestClock {
    return (this.#running ?? notYet()).clock
  }
  /** What was logged since the test began. */
  get logs(): LogLine[] {
    return (this.#running ?? notYet()).logs
  }

  /** Everything logged as one text, without the random ids of requests: any few digits may stand in those. */
  get logText(): string {
    return JSON.stringify(this.logs.map(({ requestId: _, ...line }) => line))
  }
  get db(): Db {
    return this.database.db
  }
  get jobs(): JobQueue {
    return this.deps.jobs
  }

  /** A browser nobody has used yet, on pages of a language where one is named. */
  visitor(language?: Language): Visitor {
    return visitorOf((path, init) => {
      const headers = new Headers(init.headers)
      if (language) headers.set('localization', language)
      return this.app.request(path, { ...init, headers })
    }, testConfig.baseUrl)
  }

  /** Lets so many ms pass and does the jobs that are due then. */
  async pass(ms: number): Promise<number> {
    this.clock.advance(ms)
    return this.jobs.runDue()
  }
}

function notYet(): never {
  throw new Error('The test server can be used inside tests and hooks only')
}

function run(database: Database, options: TestOptions): Running {
  const clock = testClock()
  const logs: LogLine[] = []
  const { tracing = noTracing, metrics = createMetrics() } = options.deps ?? {}
  const write = (line: string) => void logs.push(JSON.parse(line))
  const log = createLog('debug', { write }, tracing.traceId)
  const { db, executeSql, ping } = tracing === noTracing ? database : traceStatements(database, tracing)
  const jobs = new BossQueue({
    executeSql,
    log,
    tracing,
    runs: metrics.jobRuns,
    pollMs: 0,
    wrap: (inner) => onClock(clock, inner),
  })
  const reachable: { app?: Hono<ServerEnv> } = {}
  const call: typeof fetch = (input, init) => inside(reachable, new Request(input, init), options.outside)
  const deps: Deps = {
    config: testConfig,
    db,
    jobs,
    log,
    metrics,
    tracing,
    clock,
    random: testRandom(),
    fetch:
      tracing === noTracing ? call : watchPartners(call, testConfig.partners, { metrics, tracing }).fetch,
    wait: async () => undefined,
    recording: serverTraffic({ config: testConfig, log }),
    products: serverProducts,
    sayIn: () => inEnglish,
    documentsIn: async () => documentsOf(deps.products),
    identify: (c) => identifyFrom(deps)(c),
    ...options.deps,
  }
  const sandbox = sandboxOf(testConfig, {
    ...(options.raters && { raters: options.raters }),
    clock: clock.now,
    fetch: (url, init) => inside(reachable, new Request(url, init)),
    wait: async () => undefined,
  })
  const app = createApp({ deps, ping, modules: options.modules ?? allModules, checkReplies: true, sandbox })
  reachable.app = app
  return { app, deps, clock, logs }
}

/** The server's own address leads back into it, the sandbox included; tests reach nothing else. */
async function inside(
  { app }: { app?: Hono<ServerEnv> },
  request: Request,
  outside: typeof fetch = () => Promise.reject(new TypeError(`fetch failed: ${request.url}`)),
): Promise<Response> {
  if (!app || !request.url.startsWith(testConfig.baseUrl)) return outside(request)
  return app.request(request)
}
