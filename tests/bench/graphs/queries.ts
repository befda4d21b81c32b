import { sql } from 'drizzle-orm'
import { motorTestModel } from '#machines/motor/wizard/motor.test-model.ts'
import { limits } from '#machines/reference/limits.ts'
import { addDays, dayOf } from '#machines/rules/calendar.ts'
import type { Db } from '#server/db/types.ts'
import { inOneSnapshot } from '#server/graphs/queries/in-one-snapshot.ts'
import { countAll } from '#server/graphs/queries/numbers.ts'
import { selectTraffic } from '#server/graphs/queries/select-traffic.ts'
import { inLog, type Selection } from '#server/graphs/queries/selection.ts'
import { countVariants } from '#server/graphs/queries/variants.ts'
import { type PublishedVersion, publishVersion } from '#server/traffic/versions.store.ts'
import { median, type Row } from '../table.ts'
import { manyRows, motorOnly } from './data.ts'
import { cpuMs } from './purchase.ts'

const grouped = new Intl.NumberFormat('en-IN')
const { fewest, variantRows: most } = limits.graphs

/**
 * Counts on states and transitions, p50 and p95, drop-off and variants of sixty days of one machine, today read from
 * the log, against the same read from the log whole, with exact percentiles.
 */
export async function questions(db: Db, database: string, wanted: number): Promise<Row[]> {
  const now = new Date()
  const rows = await manyRows(db, wanted, now, motorOnly)
  const version = await publishVersion(db, motorTestModel.machine, now)
  const period = { from: addDays(dayOf(now), -61), to: dayOf(now) }
  const filter = { kind: 'made-up' as const, side: 'browser' as const, ...period }
  const usual = await selectTraffic(db, version, filter, now)
  const raw: Selection = { ...usual, clean: [], raw: [...usual.clean, ...usual.raw] }
  const fromRollups = await usualMs(7, () => inOneSnapshot(db, (tx) => askAll(tx, version, usual)))
  const fromLog = await usualMs(1, () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      await askAll(tx, version, raw)
      await exactTimes(tx, raw)
    }),
  )
  return [
    {
      what: `graphs: overlay, p50 and p95, drop-off, variants of ${grouped.format(rows)} rows, ${database}`,
      value: `${fromRollups.ms.toFixed(0)} ms`,
      peer: `the same from the log, ${fromLog.ms.toFixed(0)} ms`,
      ratio: `${(fromRollups.ms / fromLog.ms).toFixed(3)} x`,
    },
    {
      what: `graphs: the processor of this process for it, ${database}`,
      value: `${fromRollups.cpu.toFixed(0)} ms`,
      peer: `the same from the log, ${fromLog.cpu.toFixed(0)} ms`,
      ratio: `${(fromRollups.cpu / fromLog.cpu).toFixed(3)} x`,
    },
  ]
}

async function askAll(db: Db, version: PublishedVersion, selection: Selection): Promise<void> {
  await countAll(db, version, selection)
  await countVariants(db, selection, { fewest, most })
}

const exactTimes = (db: Db, selection: Selection) =>
  db.execute(sql`
    select from_id, percentile_disc(array[0.5, 0.95]) within group (order by dwell_ms)
    from traffic where ${inLog(selection)} and dwell_ms is not null group by from_id`)

/** Milliseconds by the clock and of the processor; the first time is left out where there are more. */
export async function usualMs(
  times: number,
  once: () => Promise<unknown>,
): Promise<{ ms: number; cpu: number }> {
  const taken: { ms: number; cpu: number }[] = []
  for (let count = 0; count < times; count += 1) {
    const [begun, used] = [performance.now(), cpuMs()]
    await once()
    taken.push({ ms: performance.now() - begun, cpu: cpuMs() - used })
  }
  const kept = times > 1 ? taken.slice(1) : taken
  return { ms: median(kept.map(({ ms }) => ms)), cpu: median(kept.map(({ cpu }) => cpu)) }
}
