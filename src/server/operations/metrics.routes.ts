import { Hono } from 'hono'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { fail } from '../http/fail.ts'
import { keyedHash, sameHash } from '../http/keyed-hash.ts'
import { databaseGauges } from './database-gauges.ts'

/** `/metrics` for Prometheus, with `METRICS_TOKEN` as bearer token; without that variable there is no such page. */
export const metricsPage: Module = (deps) => {
  const { metricsToken, secrets } = deps.config
  if (metricsToken === undefined) return new Hono<ServerEnv>()
  const { registry } = deps.metrics
  databaseGauges(deps, registry)
  const hash = (text: string) => keyedHash(secrets.signing, text)
  const wanted = hash(`Bearer ${metricsToken}`)
  return new Hono<ServerEnv>().get('/metrics', async (c) => {
    if (!sameHash(hash(c.req.header('authorization') ?? ''), wanted)) fail('signed-out')
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType })
  })
}
