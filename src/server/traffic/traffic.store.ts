import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import {
  dirtyDays,
  type Segment,
  segments,
  type TrafficJourney,
  traffic,
  trafficJourneys,
  trafficRefused,
  trafficUnhandled,
} from '../db/schema.ts'
import { built } from '../db/statements.ts'
import type { Db } from '../db/types.ts'
import type { JourneyProgress, LogRows } from './log-rows.ts'
import { type Before, Seen } from './seen-before.ts'
import type { PublishedVersion } from './versions.store.ts'

/** Locks journeys by the hashes of their keys, and by their visits, until the transaction ends, always in the same order. */
export async function holdJourneys(
  tx: Db,
  keyHashes: readonly string[],
  visits: readonly string[] = [],
): Promise<Map<string, TrafficJourney>> {
  const rows = await tx
    .select()
    .from(trafficJourneys)
    .where(or(inArray(trafficJourneys.keyHash, [...keyHashes]), inArray(trafficJourneys.visit, [...visits])))
    .orderBy(asc(trafficJourneys.keyHash))
    .for('update')
  return new Map(rows.map((row) => [row.keyHash, row]))
}

/** What a journey has done; its column is named with its table, since those of the log have an `id`, too. */
const doneBy = {
  edges: sql<
    number[]
  >`array(select distinct edge_id from traffic where journey_id = traffic_journeys.id and edge_id is not null)`,
  states: sql<
    number[]
  >`array(select distinct to_id from traffic where journey_id = traffic_journeys.id and to_id is not null)`,
  events: sql<
    string[]
  >`array(select distinct state_id || ' ' || event from traffic_unhandled where journey_id = traffic_journeys.id)`,
}

const withBefore = built((db) =>
  db
    .select({ journey: trafficJourneys, ...doneBy })
    .from(trafficJourneys)
    .where(eq(trafficJourneys.keyHash, sql.placeholder('keyHash')))
    .prepare('traffic_journey'),
)

/** A journey and what it has done before, in one statement; nobody holds it. */
export async function readJourney(
  db: Db,
  keyHash: string,
): Promise<({ journey: TrafficJourney } & Required<Before>) | undefined> {
  const [found] = await withBefore(db).execute({ keyHash })
  return found
}

/** What a continued journey has already done. */
export async function seenBy(tx: Db, journeyId: number, { parents }: PublishedVersion): Promise<Seen> {
  const [before] = await tx.select(doneBy).from(trafficJourneys).where(eq(trafficJourneys.id, journeyId))
  return new Seen(before, parents)
}

type Beginning = {
  keyHash: string
  visit: string | undefined
  versionId: number
  segment: Segment
  day: string
  come: JourneyProgress
}
type Known = Pick<TrafficJourney, 'id' | 'day' | 'segmentId'>

/** Undefined where somebody else has just started it. */
export async function beginJourney(
  tx: Db,
  { segment, come, ...journey }: Beginning,
): Promise<Known | undefined> {
  const segmentId = await segmentIdOf(tx, segment)
  const [begun] = await tx
    .insert(trafficJourneys)
    .values({ ...journey, ...come, segmentId })
    .onConflictDoNothing()
    .returning({ id: trafficJourneys.id })
  return begun && { id: begun.id, day: journey.day, segmentId }
}

/** All journeys of a visit become those of another. */
export async function moveVisit(tx: Db, from: string, visit: string): Promise<void> {
  await tx.update(trafficJourneys).set({ visit }).where(eq(trafficJourneys.visit, from))
}

export async function moveJourney(tx: Db, id: number, come: JourneyProgress): Promise<void> {
  await tx.update(trafficJourneys).set(come).where(eq(trafficJourneys.id, id))
}

export async function writeRows(
  tx: Db,
  { id: journeyId, day, segmentId }: Known,
  log: LogRows,
): Promise<void> {
  const of = { journeyId, day, segmentId }
  if (log.rows.length > 0) await tx.insert(traffic).values(log.rows.map((row) => ({ ...row, ...of })))
  if (log.unhandled.length === 0) return
  await tx.insert(trafficUnhandled).values(log.unhandled.map((row) => ({ ...row, ...of })))
}

/** Marks a past day to be rolled up again; locked until these rows are committed. */
export async function markDirty(tx: Db, day: string): Promise<void> {
  await tx.insert(dirtyDays).values({ day }).onConflictDoUpdate({ target: dirtyDays.day, set: { day } })
}

export async function countRefused(
  db: Db,
  refused: { day: string; machine: string; reason: string },
): Promise<void> {
  await db
    .insert(trafficRefused)
    .values({ ...refused, batches: 1 })
    .onConflictDoUpdate({
      target: [trafficRefused.day, trafficRefused.machine, trafficRefused.reason],
      set: { batches: sql`${trafficRefused.batches} + 1` },
    })
}

/** The key of a segment, which is made where it is not there yet. */
export async function segmentIdOf(tx: Db, segment: Segment): Promise<number> {
  const known = await findSegment(tx, segment)
  if (known !== undefined) return known
  await tx.insert(segments).values(segment).onConflictDoNothing()
  return (await findSegment(tx, segment)) ?? noSegment()
}

async function findSegment(tx: Db, { product, source, channel, side, device, madeUp }: Segment) {
  const [row] = await tx
    .select({ id: segments.id })
    .from(segments)
    .where(
      and(
        eq(segments.product, product),
        eq(segments.source, source),
        eq(segments.channel, channel),
        eq(segments.side, side),
        eq(segments.device, device),
        eq(segments.madeUp, madeUp),
      ),
    )
  return row?.id
}

function noSegment(): never {
  throw new Error('A segment was neither found nor made')
}
