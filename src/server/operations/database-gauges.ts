import { and, desc, eq, gt, notInArray, sql } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import { machineVersions, orders, segments, trafficUnhandled } from '../db/schema.ts'
import type { Deps } from '../deps.ts'

const ages = ['15m', '1h', '1d', 'older'] as const

type GaugeDeps = Pick<Deps, 'db' | 'jobs' | 'clock'>

/** Gauges that are read from the database when they are asked for: every server on it tells the same. */
export function databaseGauges({ db, jobs, clock }: GaugeDeps, registry: Registry): void {
  new Gauge({
    name: 'safar_jobs',
    help: 'Jobs that are not done, by kind; those that wait for a later time are `later`.',
    labelNames: ['kind', 'state'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { kind, state, count } of await jobs.depth()) this.set({ kind, state }, count)
    },
  })
  new Gauge({
    name: 'safar_open_payments',
    help: 'Orders that are neither paid nor failed, by their status and by how long ago it changed.',
    labelNames: ['status', 'age'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { status, age, count } of await openOrders({ db, clock })) this.inc({ status, age }, count)
    },
  })
  new Gauge({
    name: 'safar_unhandled_events',
    help: 'Events of the last ten minutes that no state of a machine handled, at most a thousand.',
    labelNames: ['machine'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { machine, count } of await unhandledEvents({ db, clock })) this.set({ machine }, count)
    },
  })
}

/** Looks at the latest thousand alone, whose order is that of their keys: nothing else is indexed by time. */
async function unhandledEvents({ db, clock }: Pick<GaugeDeps, 'db' | 'clock'>) {
  const latest = db
    .select()
    .from(trafficUnhandled)
    .orderBy(desc(trafficUnhandled.id))
    .limit(1_000)
    .as('latest')
  const since = new Date(clock.now().getTime() - 10 * 60_000)
  return db
    .select({ machine: machineVersions.machine, count: sql<number>`count(*)::int` })
    .from(latest)
    .innerJoin(machineVersions, eq(machineVersions.id, latest.versionId))
    .innerJoin(segments, eq(segments.id, latest.segmentId))
    .where(and(gt(latest.at, since), eq(segments.madeUp, false)))
    .groupBy(machineVersions.machine)
}

async function openOrders({ db, clock }: Pick<GaugeDeps, 'db' | 'clock'>) {
  const minutes = sql`extract(epoch from ${clock.now().toISOString()}::timestamptz - ${orders.updatedAt}) / 60`
  const age = sql<(typeof ages)[number]>`case when ${minutes} < 15 then '15m' when ${minutes} < 60 then '1h'
    when ${minutes} < 1440 then '1d' else 'older' end`
  return db
    .select({ status: orders.status, age, count: sql<number>`count(*)::int` })
    .from(orders)
    .where(notInArray(orders.status, ['success', 'failure']))
    .groupBy(orders.status, sql`2`)
}
