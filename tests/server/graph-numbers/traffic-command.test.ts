import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { trafficCli } from '#server/graphs/exports/traffic.cli.ts'
import { ask } from '#server/graphs/query-rows.ts'
import { seedTraffic } from '#server/graphs/seed/seed-traffic.ts'
import { testConfig } from '../support/config.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

describeOnEachDatabase(
  'the command that tells how often transitions were taken',
  { modules: [] },
  (server) => {
    const told = (...args: string[]) =>
      trafficCli.run({ db: server.db, config: testConfig, now: server.clock.now() }, trafficCli.parse(args))

    it('counts every transition of the log in tens', async () => {
      const making = { journeys: 60, seed: 5, days: 3, now: server.clock.now(), only: ['merge'] }
      await seedTraffic(server.db, making)
      const counts: Record<string, { least: number; most: number }> = JSON.parse(
        (await told('merge', '--kind', 'made-up')) ?? '{}',
      )
      const rows = await ask(
        server.db,
        v.object({ edge: v.string(), events: v.number(), journeys: v.number() }),
        sql`select edge, count(*)::int as events, count(distinct journey_id)::int as journeys
          from traffic join graph_edges on graph_edges.id = edge_id group by edge`,
      )
      const taken = new Map(rows.map((row) => [row.edge, row]))
      expect(Object.keys(counts)).toEqual(expect.arrayContaining([...taken.keys()]))
      for (const [edge, { least, most }] of Object.entries(counts)) {
        const { events, journeys } = taken.get(edge) ?? { events: 0, journeys: 0 }
        expect(least % 10).toBe(0)
        expect(most).toBe(least + 10)
        expect(least).toBeLessThanOrEqual(events)
        // Of ten journeys or fewer there may be more events.
        expect(journeys > 10 ? events : journeys).toBeLessThanOrEqual(most)
      }
      expect(rows.length).toBeGreaterThan(3)
    })

    it('has nothing of what is made up among what is real, nor of another machine', async () => {
      expect(await told('merge')).toBeUndefined()
      expect(await told('login', '--kind', 'all')).toBeUndefined()
      expect(trafficCli.whyNot(trafficCli.parse(['merge', '--days', '7']))).toBe(
        'No real traffic of merge was recorded in 7 days.',
      )
    })

    it('refuses what it does not understand', () => {
      expect(() => trafficCli.parse(['merge', '--days', 'all'])).toThrow('--days: is a number of days')
      expect(() => trafficCli.parse(['merge', '--kind', 'true'])).toThrow('--kind: is real, made-up or all')
    })
  },
)
