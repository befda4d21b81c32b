import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { saveFlow } from '#contract/flow/flow.calls.ts'
import { recordTraffic } from '#contract/graphs/traffic.calls.ts'
import type { TrafficRun } from '#contract/views/traffic.ts'
import { hashOf } from '#machines/core/version.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { dirtyDays, trafficJourneys } from '#server/db/schema.ts'
import { flowRoutes } from '#server/journeys/flow.routes.ts'
import { traffic } from '#server/traffic/traffic.routes.ts'
import { publishVersion } from '#server/traffic/versions.store.ts'
import { visitKeysOf, visitOfLead } from '#server/traffic/visit-keys.ts'
import { aSave } from '../journeys/asha.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { journeyOf, machine, row, run, whole } from './told.ts'

const leadId = 'a-lead-of-somebody'
const lead = hashOf(leadId)
const [tab, otherTab] = [journeyOf('t'), journeyOf('u')]

describeOnEachDatabase('what machines of one visit share', { modules: [traffic, flowRoutes] }, (server) => {
  beforeEach(async () => {
    await publishVersion(server.db, machine, server.clock.now())
  })
  const tell = (...runs: TrafficRun[]) => server.visitor().call(recordTraffic, { runs })
  const visits = async () =>
    (await server.db.select().from(trafficJourneys).orderBy(trafficJourneys.id)).map(({ visit }) => visit)
  const of = (letter: string, visit: TrafficRun['visit'], rows = whole) =>
    run(rows, { journey: journeyOf(letter), visit })

  it('is the key of their tab, until a lead is known: then all of the visit is the lead’s', async () => {
    for (const letter of ['a', 'b']) await tell(of(letter, { key: tab }))
    await tell(of('c', { key: otherTab }))
    const [one, two, other] = await visits()
    expect(one).toBe(two)
    expect(other).not.toBe(one)
    await tell(of('d', { key: tab, lead }))
    const [before, same, still, now] = await visits()
    expect([before, same]).toEqual([now, now])
    expect(still).toBe(other)
    expect(now).not.toBe(one)
  })

  it('is the same on every device that goes on with a lead, and what the server does for it', async () => {
    await publishVersion(server.db, motorMachine, server.clock.now())
    const { data } = await server.visitor().call(saveFlow, aSave(1))
    const known = hashOf(String(data.data.customerLeadId))
    await tell(of('a', { key: tab, lead: known }))
    await tell(of('b', { key: otherTab, lead: known }))
    expect(new Set(await visits()).size).toBe(1)
    expect(await visits()).toHaveLength(3)
  })

  it('is counted anew on the day it began, where that is over', async () => {
    const days = async () => (await server.db.select().from(dirtyDays)).map(({ day }) => day)
    await tell(of('a', { key: tab }, whole.slice(0, 1)))
    server.clock.set('2026-06-17T09:00:00+05:30')
    await tell(of('b', { key: tab, lead }))
    expect(await days()).toEqual(['2026-06-15'])
  })

  it('is nothing where nothing is told', async () => {
    await tell(run([row.begins]))
    expect(await visits()).toEqual([null])
  })

  it('leads from no journey to a lead: the database has neither its id nor a hash that others can make', async () => {
    await tell(of('a', { key: tab, lead }))
    for (const table of ['traffic', 'traffic_journeys', 'traffic_unhandled', 'funnel_visits', 'segments']) {
      const { rows } = (await server.db.execute(sql.raw(`select * from ${table}`))) as { rows: unknown[] }
      const all = JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value))
      for (const secret of [leadId, lead, tab]) expect(all).not.toContain(secret)
    }
    expect(visitKeysOf('one secret', { key: tab, lead }).visit).toBe(visitOfLead('one secret', leadId))
    expect(visitOfLead('one secret', leadId)).not.toBe(visitOfLead('another secret', leadId))
  })
})
