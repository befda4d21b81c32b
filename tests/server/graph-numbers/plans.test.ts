import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { readFunnel, readGraph, readLeaving } from '#contract/graphs/graphs.calls.ts'
import { handOverTestModel } from '#machines/staff/hand-over/hand-over.test-model.ts'
import { ask } from '#server/graphs/query-rows.ts'
import { publishVersion } from '#server/traffic/versions.store.ts'
import { describeOnPglite } from '../support/on-each-database.ts'
import { keepEmptyScenes } from './scenes.ts'
import { forAnalysts } from './with-traffic.ts'

/** From then on PostgreSQL would take one plan for any days and segments. */
const often = 7

describeOnPglite('what analysts ask', forAnalysts, (server) => {
  /** How often each prepared statement was run, by a plan for any values and by one of its own. */
  const plans = (naming: string) =>
    ask(
      server.db,
      v.object({ name: v.string(), general: v.number(), own: v.number() }),
      sql`
      select name, generic_plans::int as general, custom_plans::int as own
      from pg_prepared_statements where statement ~ ${naming} and statement not like '%pg_prepared_statements%'`,
    )
  /** Statements that were not run for long are prepared no more. */
  const since = async (naming: string, before: Awaited<ReturnType<typeof plans>>) => {
    const earlier = new Map(before.map((one) => [one.name, one]))
    const after = await plans(naming)
    const sum = (kind: 'general' | 'own') =>
      after.reduce((total, one) => total + one[kind] - (earlier.get(one.name)?.[kind] ?? 0), 0)
    return { general: sum('general'), own: sum('own') }
  }
  const numbers = '(wentOn|daily_journeys|daily_states|funnel_visits)'
  const versions = 'from "graph_edges"'

  it('is planned for its own filters, however often it is asked, and reads a version once', async () => {
    const version = await publishVersion(server.db, handOverTestModel.machine, server.clock.now())
    await keepEmptyScenes(server.db, [version])
    const visitor = server.visitor()
    const asked = { machine: 'hand-over', at: 'handOver.choosing' }
    const [before, read] = [await plans(numbers), await plans(versions)]
    for (let times = 0; times < often; times += 1) {
      await visitor.call(readGraph, { ...asked, view: 'table' })
      await visitor.call(readLeaving, asked)
      await visitor.call(readFunnel)
    }
    const [asks, reads] = [await since(numbers, before), await since(versions, read)]
    expect(asks.general).toBe(0)
    expect(asks.own).toBeGreaterThan(4 * often)
    expect(reads.general + reads.own).toBe(1)
  })
})
