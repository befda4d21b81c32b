import type { Segment, TrafficJourney } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { trafficDayOf } from './day-of.ts'
import { type JudgedRun, type LogPosition, notBegun } from './judge-run.ts'
import { type Logging, logRowsOf } from './log-rows.ts'
import { Seen } from './seen-before.ts'
import { beginJourney, markDirty, moveJourney, seenBy, writeRows } from './traffic.store.ts'
import type { PublishedVersion } from './versions.store.ts'
import { walkableOf } from './walkable-graph.ts'

type LogAddition = Pick<Logging, 'version' | 'sentAt'> &
  JudgedRun & {
    keyHash: string
    /** What it shares with the other journeys of a visit. */
    visit?: string | undefined
    /** The journey as stored; absent where it begins. */
    journey: TrafficJourney | undefined
    /** What a new journey is counted under. */
    segment: Segment
    source: string
  }

/** The same journey was started twice in parallel; the second caller has to read again. */
export class BegunMeanwhile extends Error {}

/** The end of a journey's log. */
export function logPositionOf(version: PublishedVersion, journey: TrafficJourney | undefined): LogPosition {
  if (!journey) return notBegun
  const resting = journey.resting.map((key) => version.states.idOf(key) ?? '')
  return { lastSeq: journey.lastSeq, resting, ended: walkableOf(version.graph).isEnd(resting) }
}

/** Appends verified rows to a journey's log, in the caller's transaction. */
export async function append(tx: Db, { journey, position, ...news }: LogAddition): Promise<void> {
  if (news.news.length === 0) return
  const { version, keyHash, visit, segment, sentAt } = news
  const seen = journey ? await seenBy(tx, journey.id, version) : new Seen()
  const log = logRowsOf({ ...news, resting: position.resting, come: journey, seen })
  const day = journey?.day ?? trafficDayOf(log.come.beganAt)
  if (journey) await moveJourney(tx, journey.id, log.come)
  const { come } = log
  const of =
    journey ?? (await beginJourney(tx, { keyHash, visit, versionId: version.id, segment, day, come }))
  if (!of) throw new BegunMeanwhile()
  await writeRows(tx, of, log)
  if (isPast(day, sentAt)) await markDirty(tx, day)
}

/** Whether a day has passed, or will have once this is written. */
export const isPast = (day: string, now: Date): boolean =>
  day < trafficDayOf(new Date(now.getTime() + 60_000))
