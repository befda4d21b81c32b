import type { TrafficRun } from '#contract/views/traffic.ts'
import type { Segment, TrafficJourney } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { secretHashOf } from '../http/caller.ts'
import { append, BegunMeanwhile, isPast, logPositionOf } from './append.ts'
import { judgeRun, type TrafficError } from './judge-run.ts'
import { timeError } from './sane-times.ts'
import { holdJourneys, markDirty, moveVisit } from './traffic.store.ts'
import type { PublishedVersion } from './versions.store.ts'
import type { VisitKeys } from './visit-keys.ts'
import { walkableOf } from './walkable-graph.ts'

/** A run that no machine can have made; none of its batch is written. */
export class RefusedRun extends Error {
  constructor(
    readonly reason: TrafficError,
    readonly machine: string,
  ) {
    super(reason)
  }
}

type Batch = {
  runs: readonly {
    run: TrafficRun
    version: PublishedVersion
    segment: Segment
    keys?: VisitKeys | undefined
  }[]
  sentAt: Date
}
type Keyed = Batch['runs'][number] & { keyHash: string }

/** Stores a browser's batch of traffic, whole or not at all. */
export async function recordRuns(db: Db, { runs, sentAt }: Batch): Promise<void> {
  const keyed = runs.map((one) => ({ ...one, keyHash: secretHashOf(one.run.journey) }))
  const twice = keyed.find((one, at) => keyed.findIndex(({ keyHash }) => keyHash === one.keyHash) !== at)
  if (twice) throw new RefusedRun('does-not-fit', twice.run.machine)
  const write = () =>
    db.transaction(async (tx) => {
      const held = await holdJourneys(
        tx,
        keyed.map(({ keyHash }) => keyHash),
        keyed.flatMap(({ keys }) => keys?.before ?? []),
      )
      await joinVisits(tx, held, keyed, sentAt)
      for (const one of inOrder(keyed)) await recordRun(tx, one, held.get(one.keyHash), sentAt)
    })
  await write().catch((error: unknown) => {
    if (error instanceof BegunMeanwhile) return write()
    throw error
  })
}

/** A visit's lead is known now: what it did before is the lead's, too. */
async function joinVisits(
  tx: Db,
  held: ReadonlyMap<string, TrafficJourney>,
  runs: readonly Keyed[],
  now: Date,
): Promise<void> {
  const joined = new Map(runs.flatMap(({ keys }) => (keys?.before ? [[keys.before, keys.visit]] : [])))
  for (const [before, visit] of joined) {
    const those = [...held.values()].filter((journey) => journey.visit === before)
    if (those.length > 0) await moveVisit(tx, before, visit)
    for (const day of new Set(those.map(({ day }) => day))) if (isPast(day, now)) await markDirty(tx, day)
  }
}

/** Avoids deadlocks between journeys. */
const inOrder = (runs: readonly Keyed[]): Keyed[] =>
  [...runs].sort((one, other) => (one.keyHash < other.keyHash ? -1 : 1))

async function recordRun(
  tx: Db,
  { run, version, segment, keyHash, keys }: Keyed,
  journey: TrafficJourney | undefined,
  sentAt: Date,
): Promise<void> {
  const error = (of: TrafficError): never => {
    throw new RefusedRun(of, run.machine)
  }
  if (journey && journey.versionId !== version.id) return error('another-version')
  const judged = judgeRun(walkableOf(version.graph), logPositionOf(version, journey), run)
  if (typeof judged === 'string') return error(judged)
  const untimely = timeError(judged.news, journey, sentAt)
  if (untimely) return error(untimely)
  const source = segment.source
  const visit = keys?.visit
  await append(tx, { ...judged, version, segment, keyHash, visit, journey, sentAt, source })
}
