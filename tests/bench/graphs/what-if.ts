import { motorTestModel } from '#machines/motor/wizard/motor.test-model.ts'
import { limits } from '#machines/reference/limits.ts'
import { addDays, dayOf } from '#machines/rules/calendar.ts'
import type { Db } from '#server/db/types.ts'
import { inOneSnapshot } from '#server/graphs/queries/in-one-snapshot.ts'
import { countOutcomes, type Outcome } from '#server/graphs/queries/outcomes.ts'
import { selectTraffic } from '#server/graphs/queries/select-traffic.ts'
import { chanceOf } from '#server/graphs/seed/random.ts'
import { predict } from '#server/graphs/what-if/predict.ts'
import { publishVersion } from '#server/traffic/versions.store.ts'
import type { Row } from '../table.ts'
import { manyRows, motorOnly } from './data.ts'
import { usualMs } from './queries.ts'

const grouped = new Intl.NumberFormat('en-IN')
const resamples = 200
const ahead = 10_000

/** What if nobody left at a state, of four weeks from the log, against the same interval by drawing the journeys anew. */
export async function whatIf(db: Db, database: string, wanted: number): Promise<Row[]> {
  const now = new Date()
  const rows = await manyRows(db, wanted, now, motorOnly)
  const version = await publishVersion(db, motorTestModel.machine, now)
  const period = { from: addDays(dayOf(now), 1 - limits.graphs.daysBack), to: dayOf(now) }
  const selection = await selectTraffic(db, version, { kind: 'made-up', side: 'browser', ...period }, now)
  const read = () => inOneSnapshot(db, (tx) => countOutcomes(tx, version, selection, 'motor.model'))
  const outcomes = await read()
  const answered = await usualMs(7, async () => predict(await read(), 0, ahead))
  const drawn = await usualMs(1, async () => drawAnew(await read()))
  return [
    {
      what: `graphs: what if nobody left at a state, in ${grouped.format(rows)} rows, ${database}`,
      value: `${answered.ms.toFixed(0)} ms`,
      peer: `its ${grouped.format(count(outcomes))} journeys drawn anew ${resamples} times, ${drawn.ms.toFixed(0)} ms`,
      ratio: `${(answered.ms / drawn.ms).toFixed(3)} x`,
    },
  ]
}

/** A bootstrap: as many journeys, drawn with replacement, again and again. */
function drawAnew(outcomes: readonly Outcome[]): number[] {
  const chance = chanceOf(1)
  const journeys = outcomes.flatMap((one) => Array<Outcome>(one.journeys).fill(one))
  return Array.from({ length: resamples }, () => {
    const drawn = new Map<Outcome, number>()
    for (let at = 0; at < journeys.length; at += 1) {
      const one = journeys[Math.floor(chance.next() * journeys.length)]
      if (one) drawn.set(one, (drawn.get(one) ?? 0) + 1)
    }
    const again = [...drawn].map(([one, times]) => ({ ...one, journeys: times }))
    return predict(again, 0, ahead).share
  })
}

const count = (outcomes: readonly Outcome[]) => outcomes.reduce((sum, { journeys }) => sum + journeys, 0)
