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
  /** How often statements that are prepared now were run, by a plan for any values and by one of their own. */
  const plans = async (naming: string) => {
    const [sum = { general: 0, own: 0 }] = await ask(
      server.db,
      v.object({ general: v.number(), own: v.number() }),
      sql`
      select coalesce(sum(generic_plans), 0)::int as general, coalesce(sum(custom_plans), 0)::int as own
      from pg_prepared_statements where statement ~ ${naming} and statement not like '%pg_prepared_statements%'`,
    )
    return sum
  }
  const numbers = '(wentOn|daily_journeys|daily_states|funnel_visits)'
  const versions = 'from "graph_edges"'

  it('is planned for its own filters, however often it is asked, and reads a version once', async () => {
    const version = await publishVersion(server.db, handOverTestModel.machine, server.clock.now())
    await keepEmptyScenes(server.db, [version])
    const visitor = server.visitor()
    const asked = { machine: 'hand-over', at: 'handOver.choosing' }
    // Those of earlier tests would be forgotten in between, and their counts with them.
    await server.db.execute(sql`deallocate all`)
    for (let times = 0; times < often; times += 1) {
      await visitor.call(readGraph, { ...asked, view: 'table' })
      await visitor.call(readLeaving, asked)
      await visitor.call(readFunnel)
    }
    const [asks, reads] = [await plans(numbers), await plans(versions)]
    expect(asks.general).toBe(0)
    expect(asks.own).toBeGreaterThan(4 * often)
    expect(reads.general + reads.own).toBe(1)
  })
})
