import { sql } from 'drizzle-orm'
import { limits } from '#machines/reference/limits.ts'
import { addDays, dayOf } from '#machines/rules/calendar.ts'
import type { Db } from '#server/db/types.ts'
import { readFunnelView } from '#server/graphs/funnel/read-funnel.ts'
import { testConfig } from '../../server/support/config.ts'
import type { Row } from '../table.ts'
import { manyRows } from './data.ts'
import { usualMs } from './queries.ts'

const grouped = new Intl.NumberFormat('en-IN')

/** The first page's funnel over four weeks of sixty days, today read from the log, against all of it read from the log. */
export async function funnel(db: Db, database: string, wanted: number): Promise<Row[]> {
  const now = new Date()
  const rows = await manyRows(db, wanted, now)
  const today = dayOf(now)
  const clock = { now: () => now, today: () => today }
  const from = addDays(today, 1 - limits.graphs.daysBack)
  const ask = () => readFunnelView({ db, clock, config: testConfig }, { from, to: today, kind: 'made-up' })
  const { visits } = await ask()
  const fromRollups = await usualMs(7, ask)
  await db.execute(sql`truncate rolled_days, funnel_visits`)
  const fromLog = await usualMs(1, ask)
  return [
    {
      what: `graphs: the funnel of ${visits === 'few' ? visits : grouped.format(visits)} visits in ${grouped.format(rows)} rows, ${database}`,
      value: `${fromRollups.ms.toFixed(0)} ms`,
      peer: `all days from the log, ${fromLog.ms.toFixed(0)} ms`,
      ratio: `${(fromRollups.ms / fromLog.ms).toFixed(3)} x`,
    },
  ]
}
