import { type SQL, sql } from 'drizzle-orm'
import { days, ids } from '../query-rows.ts'
import type { Around } from '../versions/ancestors.ts'

/** Which journeys count, and the source of each day. */
export type Selection = {
  versionId: number
  around: Around
  segments: readonly number[]
  /** Days with valid rollups. */
  clean: readonly string[]
  /** Days read from the log: today, and those changed since their rollup. */
  raw: readonly string[]
  /** Journeys without a step since then are dropped. */
  openSince: Date
}

const within = ({ versionId, segments }: Selection, which: readonly string[]): SQL =>
  sql`version_id = ${versionId} and segment_id = any(${ids(segments)}) and day = any(${days(which)})`

const inRollups = (selection: Selection): SQL => within(selection, selection.clean)
export const inLog = (selection: Selection): SQL => within(selection, selection.raw)
export const inBoth = (selection: Selection): SQL => within(selection, [...selection.clean, ...selection.raw])

/** Journeys that may go on yet. */
export const isOpen = (selection: Selection): SQL =>
  sql`not ended and last_at > ${selection.openSince.toISOString()}::timestamptz and ${inBoth(selection)}`

/** Rows of rollups, or some of them, united with the same computed from the log. */
export const both = (
  selection: Selection,
  table: SQL,
  fromLog: (where: SQL) => SQL,
  isMeant: SQL = sql`true`,
): SQL =>
  sql`(select * from ${table} where ${inRollups(selection)} and ${isMeant} union all ${fromLog(inLog(selection))}) as counted`
