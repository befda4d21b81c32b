import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { traffic, trafficJourneys, trafficUnhandled } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'
import { type InsertColumn, insertMany } from './insert-many.ts'
import type { MadeJourney } from './make-journeys.ts'
import { segmentKeys } from './segment-keys.ts'

const returned = v.object({ rows: v.array(v.object({ id: v.number(), key: v.string() })) })
/** Common columns of a journey's log rows. */
type Of = { journeyId: number; segmentId: number; day: string }

/** Writes many journeys with few statements; returns the number of log rows. */
export async function writeJourneys(db: Db, made: readonly MadeJourney[]): Promise<number> {
  const keyOf = await segmentKeys(
    db,
    made.map(({ segment }) => segment),
  )
  const { rows } = v.parse(
    returned,
    await insertJourneys(
      db,
      made,
      made.map(({ segment }) => keyOf(segment)),
    ),
  )
  const ids = new Map(rows.map(({ id, key }) => [key, id]))
  const of = ({ keyHash, segment, day }: MadeJourney): Of => ({
    journeyId: ids.get(keyHash) ?? 0,
    segmentId: keyOf(segment),
    day,
  })
  const log = made.flatMap((one) => one.log.rows.map((row) => ({ ...of(one), ...row })))
  const unhandled = made.flatMap((one) => one.log.unhandled.map((row) => ({ ...of(one), ...row })))
  await insertMany(db, traffic, { ...common(log), ...moves(log) })
  if (unhandled.length > 0)
    await insertMany(db, trafficUnhandled, { ...common(unhandled), ...events(unhandled) })
  return log.length + unhandled.length
}

function insertJourneys(db: Db, made: readonly MadeJourney[], segments: readonly number[]) {
  const come = made.map(({ log }) => log.come)
  const columns: Record<string, InsertColumn> = {
    key_hash: { type: 'text', values: made.map(({ keyHash }) => keyHash) },
    visit: { type: 'text', values: made.map(({ visit }) => visit) },
    version_id: { type: 'int', values: made.map(({ version }) => version.id) },
    segment_id: { type: 'int', values: segments },
    day: { type: 'date', values: made.map(({ day }) => day) },
    began_at: { type: 'timestamptz', values: come.map(({ beganAt }) => beganAt) },
    last_at: { type: 'timestamptz', values: come.map(({ lastAt }) => lastAt) },
    last_seq: { type: 'int', values: come.map(({ lastSeq }) => lastSeq) },
    resting: { type: 'int[]', of: 'text', values: come.map(({ resting }) => `{${resting.join()}}`) },
    ended: { type: 'boolean', values: come.map(({ ended }) => ended) },
    steps: { type: 'int', values: come.map(({ steps }) => steps) },
    variant: { type: 'text', values: come.map(({ variant }) => variant) },
  }
  return insertMany(db, trafficJourneys, columns, sql`returning id::float8 as id, key_hash as key`)
}

type Common = Of & { seq: number; at: Date; versionId: number }

const common = (rows: readonly Common[]): Record<string, InsertColumn> => ({
  journey_id: { type: 'bigint', values: rows.map(({ journeyId }) => journeyId) },
  segment_id: { type: 'int', values: rows.map(({ segmentId }) => segmentId) },
  version_id: { type: 'int', values: rows.map(({ versionId }) => versionId) },
  day: { type: 'date', values: rows.map(({ day }) => day) },
  seq: { type: 'int', values: rows.map(({ seq }) => seq) },
  at: { type: 'timestamptz', values: rows.map(({ at }) => at) },
})

const moves = (rows: readonly MadeJourney['log']['rows'][number][]): Record<string, InsertColumn> => ({
  edge_id: { type: 'int', values: rows.map(({ edgeId }) => edgeId) },
  from_id: { type: 'int', values: rows.map(({ fromId }) => fromId) },
  to_id: { type: 'int', values: rows.map(({ toId }) => toId) },
  dwell_ms: { type: 'bigint', values: rows.map(({ dwellMs }) => dwellMs) },
  along: { type: 'boolean', values: rows.map(({ along }) => along ?? false) },
  source: { type: 'text', values: rows.map(({ source }) => source) },
  first_edge: { type: 'boolean', values: rows.map(({ firstEdge }) => firstEdge) },
  first_levels: { type: 'smallint', values: rows.map(({ firstLevels }) => firstLevels) },
})

const events = (rows: readonly MadeJourney['log']['unhandled'][number][]): Record<string, InsertColumn> => ({
  state_id: { type: 'int', values: rows.map(({ stateId }) => stateId) },
  event: { type: 'text', values: rows.map(({ event }) => event) },
  first: { type: 'boolean', values: rows.map(({ first }) => first) },
})
