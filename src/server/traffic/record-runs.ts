import type { TrafficRun } from '#machines/schemas/traffic.ts'
import type { Segment, TrafficJourney } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { hashOf } from '../http/asking.ts'
import { append, BegunMeanwhile, standingOf } from './append.ts'
import { type Fault, judgeRun } from './judge-run.ts'
import { timeFault } from './sane-times.ts'
import { holdJourneys } from './traffic.store.ts'
import type { PublishedVersion } from './versions.store.ts'
import { walkableOf } from './walkable-graph.ts'

/** A run that no machine can have had; nothing of its batch is written. */
export class RefusedRun extends Error {
  constructor(
    readonly fault: Fault,
    readonly machine: string,
  ) {
    super(fault)
  }
}

type Batch = {
  runs: readonly { run: TrafficRun; version: PublishedVersion; segment: Segment }[]
  sentAt: Date
}
type Keyed = Batch['runs'][number] & { keyHash: string }

/** Writes what browsers say that their machines did: a batch whole, or nothing of it. */
export async function recordRuns(db: Db, { runs, sentAt }: Batch): Promise<void> {
  const keyed = runs.map((one) => ({ ...one, keyHash: hashOf(one.run.journey) }))
  const twice = keyed.find((one, at) => keyed.findIndex(({ keyHash }) => keyHash === one.keyHash) !== at)
  if (twice) throw new RefusedRun('does-not-fit', twice.run.machine)
  const write = () =>
    db.transaction(async (tx) => {
      const held = await holdJourneys(
        tx,
        keyed.map(({ keyHash }) => keyHash),
      )
      for (const one of inOrder(keyed)) await recordRun(tx, one, held.get(one.keyHash), sentAt)
    })
  await write().catch((error: unknown) => {
    if (error instanceof BegunMeanwhile) return write()
    throw error
  })
}

/** Nobody waits for a journey that waits for another. */
const inOrder = (runs: readonly Keyed[]): Keyed[] =>
  [...runs].sort((one, other) => (one.keyHash < other.keyHash ? -1 : 1))

async function recordRun(
  tx: Db,
  { run, version, segment, keyHash }: Keyed,
  journey: TrafficJourney | undefined,
  sentAt: Date,
): Promise<void> {
  const fault = (of: Fault): never => {
    throw new RefusedRun(of, run.machine)
  }
  if (journey && journey.versionId !== version.id) return fault('another-version')
  const judged = judgeRun(walkableOf(version.graph), standingOf(version, journey), run)
  if (typeof judged === 'string') return fault(judged)
  const untimely = timeFault(judged.news, journey, sentAt)
  if (untimely) return fault(untimely)
  const source = segment.source
  await append(tx, { ...judged, version, segment, keyHash, journey, sentAt, source })
}
