import type { Context, Hono } from 'hono'
import type { ServerProduct } from '#machines/core/server-product.ts'
import type { Language } from '#machines/reference/languages.ts'
import type { Say } from '#texts/translator.ts'
import type { Config } from './config.ts'
import type { Db } from './db/types.ts'
import type { Identity } from './http/caller.ts'
import type { ServerEnv } from './http/env.ts'
import type { JobQueue } from './jobs/queue.ts'
import type { Log } from './log/log.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Documents } from './printed/documents.ts'
import type { Recording } from './recording.ts'
import type { Tracing } from './tracing/tracing.ts'

export type Clock = {
  now: () => Date
  /** The calendar day in Asia/Kolkata, `YYYY-MM-DD`. */
  today: () => string
}

export type Random = {
  /** 128 bits, base64url: an unguessable id. */
  id: () => string
  /** This many decimal digits, uniformly distributed. */
  digits: (count: number) => string
}

/** Dependencies of modules. Everything that differs between the server and a test is passed in here. */
export type Deps = {
  config: Config
  db: Db
  jobs: JobQueue
  log: Log
  clock: Clock
  random: Random
  fetch: typeof fetch
  wait: (ms: number) => Promise<void>
  metrics: Metrics
  tracing: Tracing
  /** Of what the server's own machines do. */
  recording: Recording
  /** What is sold here. */
  products: readonly ServerProduct[]
  /** Says texts of ours in a language; in English where the pages are not built. */
  sayIn: (language: Language) => Say
  /** What is printed, in a language; in English where nothing is built. */
  documentsIn: (language: Language) => Promise<Documents>
  /** Who signed in on this request. */
  identify: (c: Context) => Promise<Identity>
}

/** A module of the server: routes and job handlers. */
export type Module = (deps: Deps) => Hono<ServerEnv>
