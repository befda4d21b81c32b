import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { exportGraph } from '#contract/graphs/graphs.calls.ts'
import { middleOf } from '#contract/views/graph-numbers.ts'
import type { GraphFrame } from '#contract/views/graph-view.ts'
import { quoteListTestModel } from '#machines/motor/quote-list/quote-list.test-model.ts'
import { handOverTestModel } from '#machines/staff/hand-over/hand-over.test-model.ts'
import { rolledDays } from '#server/db/schema.ts'
import { countAll } from '#server/graphs/queries/numbers.ts'
import { countOutcomes, ends } from '#server/graphs/queries/outcomes.ts'
import { selectTraffic } from '#server/graphs/queries/select-traffic.ts'
import { ask } from '#server/graphs/query-rows.ts'
import { disclosureOf } from '#server/graphs/rounding.ts'
import { seedTraffic } from '#server/graphs/seed/seed-traffic.ts'
import { type PublishedVersion, publishVersion } from '#server/traffic/versions.store.ts'
import { testConfig } from '../support/config.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { forAnalysts, madeUp, withTraffic } from './with-traffic.ts'

const reading = 'handOver.reading'

describeOnEachDatabase('what if', forAnalysts, (server) => {
  const view = withTraffic(server)
  const ask = async (asked: Record<string, string>) => {
    const { frame, shown } = await view({ view: 'what-if', ...asked })
    if (shown.view !== 'what-if') throw new Error('That is something else')
    return { frame, shown, answer: typeof shown.answer === 'object' ? shown.answer : undefined }
  }

  /** The shares of all journeys that finished at all, and without coming to the state, by what is told of each. */
  async function sharesTold({ from, to, kind, side }: GraphFrame) {
    const now = server.clock.now()
    const version = await publishVersion(server.db, handOverTestModel.machine, now)
    const selection = await selectTraffic(server.db, version, { from, to, kind, side }, now)
    const outcomes = await countOutcomes(server.db, version, selection, reading)
    const disclose = disclosureOf(testConfig, selection)
    const told = [true, false].flatMap((came) =>
      ends.map((end) => {
        const those = outcomes.filter((one) => one.visits > 0 === came && one.end === end)
        const count = those.reduce((sum, { journeys }) => sum + journeys, 0)
        return {
          came,
          end,
          journeys: middleOf(disclose(`${end} ${came ? 'after' : 'without'} ${reading}`, count)),
        }
      }),
    )
    const sum = (those: typeof told) => those.reduce((all, { journeys }) => all + journeys, 0)
    const finished = told.filter(({ end }) => end === 'finished')
    const share = (those: typeof told) => Math.round((sum(those) / sum(told)) * 1000) / 1000
    return { all: share(finished), without: share(finished.filter(({ came }) => !came)) }
  }

  it('nobody left at a state is answered beside what is recorded', async () => {
    const { frame, shown, answer } = await ask({ at: reading })
    const place = (await view({ at: reading })).place?.state
    expect(answer).toMatchObject({ came: place?.journeys, left: place?.dropped, leaving: { predicted: 0 } })
    expect(answer?.now.share).toBe((await sharesTold(frame)).all)
    expect(answer?.predicted.share).toBeGreaterThan(answer?.now.share ?? 1)
    expect(shown.states.map(({ id }) => id)).toContain(reading)
    expect(shown.svg).toContain(`at=${reading}`)
  })

  it('other shares left is answered, half as many where none is named', async () => {
    const now = (await ask({ at: reading })).answer?.leaving.now ?? 0
    const half = await ask({ at: reading, change: 'leaving' })
    expect(half.answer?.leaving.predicted).toBeCloseTo(now / 2, 2)
    const all = await ask({ at: reading, change: 'leaving', leaving: '100' })
    expect(all.answer?.predicted.share).toBe((await sharesTold(all.frame)).without)
  })

  it('is answered for a state alone of which enough is known', async () => {
    expect((await ask({})).shown.answer).toBeUndefined()
    expect((await ask({ at: `${reading} xstate.done.actor.readColleagues 0` })).shown.answer).toBeUndefined()
    expect((await ask({ at: 'handOver.failed' })).shown.answer).toBe('few')
    const wrong = await ask({ at: reading, change: 'leaving', leaving: 'half' })
    expect(wrong.frame.faults).toEqual(['leaving'])
    expect(wrong.answer).toBeDefined()
  })

  it('is there as a table', async () => {
    const asked = { ...madeUp, view: 'what-if', at: reading, format: 'csv' }
    const { answer } = await ask({ at: reading })
    const file = await (await server.visitor().ask(exportGraph, asked)).text()
    expect(file.split('\r\n').slice(0, 3)).toEqual([
      ',visits left for good,share that finishes,finished in 30 days',
      `now,${answer?.leaving.now},${answer?.now.share},${answer?.now.journeys}`,
      `predicted,0,${answer?.predicted.share},${answer?.predicted.journeys}`,
    ])
  })
})

describeOnEachDatabase('how journeys ended', forAnalysts, (server) => {
  /** Journeys as the log has them, by whether they came to a state, how they ended, and whether they may go on. */
  const endsInLog = (version: PublishedVersion, state: string, openSince: Date) =>
    ask(
      server.db,
      v.object({ came: v.boolean(), end: v.string(), isOpen: v.boolean(), journeys: v.number() }),
      sql`
        with those as (
          select *, ${version.states.keyOf(state) ?? 0}::int as state from traffic_journeys
          where version_id = ${version.id})
        select exists (select from traffic where journey_id = those.id and to_id = state) as came,
          case when ended then 'finished' when state = any(resting) then 'left' else 'lost' end as "end",
          not ended and last_at > ${openSince.toISOString()}::timestamptz as "isOpen",
          count(*)::float8 as journeys
        from those group by 1, 2, 3`,
    )

  it.each(['the log', 'rollups'])(
    'agrees with the numbers of every innermost state, from %s',
    async (from) => {
      const now = server.clock.now()
      await seedTraffic(server.db, { journeys: 80, seed: 4, days: 5, now, only: ['quote-list'] })
      if (from === 'the log') await server.db.delete(rolledDays)
      const version = await publishVersion(server.db, quoteListTestModel.machine, now)
      const wanted = { from: '2026-05-01', to: '2026-06-30', kind: 'made-up' as const }
      for (const minutes of [-120, 0, 60]) {
        const at = new Date(now.getTime() + minutes * 60_000)
        const selection = await selectTraffic(server.db, version, wanted, at)
        const { states, totals } = await countAll(server.db, version, selection)
        for (const { id } of version.graph.nodes.filter(({ type }) => type === 'atomic')) {
          const outcomes = await countOutcomes(server.db, version, selection, id)
          const inLog = await endsInLog(version, id, selection.openSince)
          const over = inLog.filter(({ isOpen }) => !isOpen)
          expect(
            outcomes.map(({ visits, end, journeys }) => `${visits > 0} ${end} ${journeys}`).sort(),
          ).toEqual(over.map(({ came, end, journeys }) => `${came} ${end} ${journeys}`).sort())
          const sum = (those: typeof inLog) => those.reduce((all, { journeys }) => all + journeys, 0)
          expect({
            all: sum(over),
            dropped: sum(over.filter(({ end }) => end === 'left')),
            finished: sum(over.filter(({ end }) => end === 'finished')),
            came: sum(inLog.filter(({ came }) => came)),
          }).toEqual({
            all: totals.journeys - totals.open,
            dropped: states.get(id)?.dropped,
            finished: totals.finished,
            came: states.get(id)?.journeys,
          })
        }
        expect(totals.open > 0).toBe(minutes < 0)
      }
    },
  )
})
