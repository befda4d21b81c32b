import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { limits } from '#machines/reference/limits.ts'
import type { Db } from '../../db/types.ts'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import { ask } from '../query-rows.ts'
import { aroundOf } from '../versions/ancestors.ts'
import { type SegmentFilter, wantedIn } from './segment-filter.ts'
import type { Selection } from './selection.ts'

export type TrafficSelection = SegmentFilter & Period
export type Period = { from: string; to: string }

const dayRow = v.object({ day: v.string(), isClean: v.boolean() })

/** Resolves a filter at this moment. */
export async function selectTraffic(
  db: Db,
  version: PublishedVersion,
  wanted: TrafficSelection,
  now: Date,
): Promise<Selection> {
  const segments = await ask(
    db,
    v.object({ id: v.number() }),
    sql`select id from segments where ${wantedIn(wanted)}`,
  )
  const days = await daysWithTraffic(db, version.id, wanted)
  return {
    versionId: version.id,
    around: aroundOf(version),
    segments: segments.map(({ id }) => id),
    clean: days.filter(({ isClean }) => isClean).map(({ day }) => day),
    raw: days.filter(({ isClean }) => !isClean).map(({ day }) => day),
    openSince: new Date(now.getTime() - limits.graphs.openMs),
  }
}

/** The same journeys, of those days alone that lie in a period within it. */
export function during(selection: Selection, { from, to }: Period): Selection {
  const isIn = (day: string) => from <= day && day <= to
  return { ...selection, clean: selection.clean.filter(isIn), raw: selection.raw.filter(isIn) }
}

/** The days of a period with journeys of the version, and whether their rollups are valid. */
const daysWithTraffic = (db: Db, versionId: number, { from, to }: Period) =>
  ask(
    db,
    dayRow,
    sql`
      with known as (select min(day) as first, max(day) as last from traffic_journeys where version_id = ${versionId})
      select day::date::text as day, ${isClean} as "isClean"
      from known, generate_series(greatest(first, ${from}::date), least(last, ${to}::date), '1 day') as days (day)`,
  )

/** All days of a period. */
export const daysOf = (db: Db, { from, to }: Period) =>
  ask(
    db,
    dayRow,
    sql`
      select day::date::text as day, ${isClean} as "isClean"
      from generate_series(${from}::date, ${to}::date, '1 day') as days (day)`,
  )

const isClean = sql`exists (select from rolled_days where rolled_days.day = days.day::date and summed_at = rolled_at)
  and not exists (select from dirty_days where dirty_days.day = days.day::date)`
