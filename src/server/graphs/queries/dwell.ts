import { type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../db/types.ts'
import { ask } from '../query-rows.ts'
import { both, type Selection } from './selection.ts'

/** Bins per octave: the middle of a bin is within 8.7 % of any value in it. */
const perOctave = 4

const binsPerNeper = perOctave / Math.LN2

/** The bin of a number of milliseconds. */
export const binOf = (ms: SQL): SQL =>
  sql`floor(${sql.raw(String(binsPerNeper))} * ln(greatest(${ms}, 1)::float8))::smallint`
const bin = binOf(sql`dwell_ms`)

/** As `daily_dwell` keeps them. */
export const dwellInLog = (where: SQL): SQL => sql`
  select day, version_id, segment_id, from_id as state_id, ${bin} as bin, count(*) as visits
  from traffic where ${where} and from_id is not null and dwell_ms is not null
  group by day, version_id, segment_id, from_id, ${bin}`

const row = v.object({ id: v.number(), bin: v.number(), visits: v.number() })

/** Milliseconds; of visits that have ended. */
type Dwell = { visits: number; median: number; p95: number }

export async function countDwell(db: Db, selection: Selection): Promise<Map<number, Dwell>> {
  const counted = await ask(
    db,
    row,
    sql`
      select state_id as id, bin, sum(visits)::float8 as visits
      from ${both(selection, sql`daily_dwell`, dwellInLog)} group by state_id, bin order by state_id, bin`,
  )
  const states = new Map<number, Bin[]>()
  for (const { id, ...one } of counted) states.set(id, [...(states.get(id) ?? []), one])
  return new Map([...states].map(([id, bins]) => [id, dwellOf(bins)]))
}

type Bin = { bin: number; visits: number }

/** Of bins in order. */
export function dwellOf(bins: readonly Bin[]): Dwell {
  const visits = bins.reduce((sum, one) => sum + one.visits, 0)
  return { visits, median: at(0.5), p95: at(0.95) }

  function at(share: number): number {
    let left = Math.ceil(share * visits)
    for (const one of bins) {
      left -= one.visits
      if (left <= 0) return middleOf(one.bin)
    }
    return 0
  }
}

/** The value whose relative distance to both ends of the bin is the same. */
function middleOf(at: number): number {
  const [low, high] = [2 ** (at / perOctave), 2 ** ((at + 1) / perOctave)]
  return (2 * low * high) / (low + high)
}
