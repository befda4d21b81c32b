import { beforeEach, expect, it } from 'vitest'
import { recordTraffic } from '#contract/graphs/traffic.calls.ts'
import type { TrafficRow, TrafficRun } from '#contract/views/traffic.ts'
import { traffic as log, trafficJourneys, trafficRefused } from '#server/db/schema.ts'
import { traffic } from '#server/traffic/traffic.routes.ts'
import { publishVersion } from '#server/traffic/versions.store.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { journeyOf, machine, row, run, whole } from './told.ts'

const edge = 'handOver.reading xstate.done.actor.readColleagues 0'
const forged: [string, string, TrafficRow[], Partial<TrafficRun>?][] = [
  ['of a machine nobody knows', 'unknown-machine', whole, { machine: 'nothing' }],
  ['of a version nobody published', 'unknown-machine', whole, { version: '0123456789abcdef' }],
  ['over a transition that is not there', 'unknown-transition', [row.begins, { ...row.reads, edge: 'x' }]],
  ['into a state that is not there', 'unknown-state', [{ ...row.begins, to: 'handOver.nowhere' }]],
  ['into a state that others stand in', 'unknown-state', [{ ...row.begins, to: 'handOver' }]],
  ['that begins in the middle', 'has-a-gap', [row.reads]],
  ['that leaves a row out', 'has-a-gap', [row.begins, { ...row.closes, from: 'handOver.reading' }]],
  [
    'whose transition comes from elsewhere',
    'does-not-fit',
    [row.begins, { ...row.reads, from: row.closes.to }],
  ],
  ['whose transition leads elsewhere', 'does-not-fit', [row.begins, { ...row.reads, to: row.closes.to }]],
  ['that leaves a state it is not in', 'does-not-fit', [row.begins, { ...row.closes, seq: 1 }]],
  [
    'that stands in two places',
    'does-not-fit',
    [row.begins, { seq: 1, ago: 0, to: 'handOver.choosing' }, { seq: 2, ago: 0, edge }],
  ],
  ['that ends where nothing ends', 'does-not-fit', [row.begins, { ...row.reads, ends: true }]],
  [
    'that goes on after its end',
    'has-ended',
    [...whole, { seq: 3, ago: 0, from: row.closes.to, to: row.begins.to }],
  ],
  ['that goes back in time', 'is-out-of-time', [row.begins, { ...row.reads, ago: 9_000 }]],
  ['of a month ago', 'is-out-of-time', [{ ...row.begins, ago: 30 * 24 * 3_600_000 }]],
  ['that stood longer than it was there', 'is-out-of-time', [row.begins, { ...row.reads, dwell: 500_000 }]],
]

describeOnEachDatabase('traffic that no machine can have had', { modules: [traffic] }, (server) => {
  beforeEach(() => publishVersion(server.db, machine, server.clock.now()))
  const tell = (runs: TrafficRun[]) => server.visitor().refused(recordTraffic, { runs })

  it.each(forged)('is refused and counted: a journey %s', async (_, reason, rows, different) => {
    const refused = await tell([run(whole, { journey: journeyOf('z') }), run(rows, different)])
    expect(refused).toMatchObject({ http: 422, code: 'invalid', issues: [{ path: 'runs', message: reason }] })
    expect(await server.db.select().from(trafficRefused)).toEqual([
      {
        day: '2026-06-15',
        machine: reason === 'unknown-machine' ? 'unknown' : machine.id,
        reason,
        batches: 1,
      },
    ])
    // A batch is written whole or not at all.
    expect(await server.db.select().from(log)).toEqual([])
    expect(await server.db.select().from(trafficJourneys)).toEqual([])
  })

  it('is refused where one batch tells the same journey twice', async () => {
    expect(await tell([run(whole), run(whole)])).toMatchObject({
      http: 422,
      issues: [{ message: 'does-not-fit' }],
    })
  })

  it('is counted every time', async () => {
    for (const _ of [1, 2, 3]) await tell([run([row.reads])])
    expect(await server.db.select().from(trafficRefused)).toMatchObject([{ batches: 3 }])
  })

  it('is refused whole where it is not even of its shape: there is no place for what was answered', async () => {
    const rows = [{ ...row.begins, payload: { mobile: '9876543210' } }]
    const refused = await server.visitor().refused(recordTraffic, { runs: [{ ...run([]), rows }] })
    expect(refused).toMatchObject({ http: 422, code: 'invalid' })
  })
})
