import { Hono } from 'hono'
import { recordTraffic } from '#contract/graphs/traffic.calls.ts'
import type { Module } from '../deps.ts'
import { clientAddressOf } from '../http/address.ts'
import type { ServerEnv } from '../http/env.ts'
import { fail } from '../http/fail.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import { RefusedRun, recordRuns } from './record-runs.ts'
import { browserSegment } from './segment-of.ts'
import { countRefused } from './traffic.store.ts'
import { versionCache } from './version-cache.ts'
import { visitKeysOf } from './visit-keys.ts'

/** Batches per address; an office may share one. */
const limit = { name: 'traffic-address', times: 1_200, withinSeconds: 60 }

/** Traffic reported by browsers. */
export const traffic: Module = (deps) => {
  const { db, clock, config } = deps
  const count = rateLimit(deps, limit)
  const versions = versionCache()

  const record = serve(recordTraffic, async ({ request, caller, c }) => {
    await count(clientAddressOf(c))
    const runs = []
    for (const run of request.runs) {
      const version = await versions(db, run.machine, run.version)
      if (!version) return refuseRun(new RefusedRun('unknown-machine', 'unknown'))
      const segment = browserSegment(run, caller, c.req.header('user-agent'))
      const keys = run.visit && visitKeysOf(config.secrets.signing, run.visit)
      runs.push({ run, version, segment, keys })
    }
    await recordRuns(db, { runs, sentAt: clock.now() }).catch(refuseRun)
    return { status: 'success' as const }
  })

  async function refuseRun(error: unknown): Promise<never> {
    if (!(error instanceof RefusedRun)) throw error
    const { machine, reason } = error
    await countRefused(db, { day: clock.today(), machine, reason })
    return fail('invalid', undefined, { issues: [{ path: 'runs', message: reason }] })
  }

  return new Hono<ServerEnv>().route('/', record)
}
