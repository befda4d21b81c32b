import type { TestModel } from '#machines/core/test-model.ts'
import type { Segment } from '#server/db/schema.ts'
import type { Db } from '#server/db/types.ts'
import { chanceOf } from '#server/graphs/seed/random.ts'
import { type Manner, type SimulatedWalk, walkJourney } from '#server/graphs/seed/walk-journey.ts'
import { SimulatedMachine } from '#server/graphs/seed/walked-machine.ts'
import { append } from '#server/traffic/append.ts'
import { type JudgedRun, judgeRun, notBegun } from '#server/traffic/judge-run.ts'
import type { PublishedVersion } from '#server/traffic/versions.store.ts'
import { walkableOf } from '#server/traffic/walkable-graph.ts'

export const inBrowser: Segment = {
  product: 'car',
  source: 'customer',
  channel: 'web',
  side: 'browser',
  device: 'phone',
  madeUp: false,
}

/** Goes anywhere, any time, and tries what nobody hears. */
const anyhow: Manner = {
  start: (chance, starts) => Math.floor(chance.next() * starts),
  way: (chance, ways) => chance.pick(ways, () => 1),
  wait: (chance) => Math.floor(chance.next() * 20_000),
  leaves: (chance, _, { steps }) => steps > 30 || chance.next() < 0.08,
  vain: (chance, alphabet) => (chance.next() < 0.2 ? chance.pick(alphabet, () => 1) : undefined),
}

export function randomWalks(testModel: TestModel, seed: number, count: number): SimulatedWalk[] {
  const chance = chanceOf(seed)
  const machine = new SimulatedMachine(testModel, '2026-06-15')
  return Array.from({ length: count }, () => walkJourney(machine, anyhow, chance))
}

type Journey = {
  version: PublishedVersion
  keyHash: string
  visit?: string
  segment?: Segment
  endsAt: Date
  now: Date
}

/** Writes a journey down as the server does. */
export function writeWalk(
  db: Db,
  walk: SimulatedWalk,
  { segment = inBrowser, endsAt, now, ...of }: Journey,
): Promise<void> {
  const late = now.getTime() - endsAt.getTime()
  const later = <Row extends { ago: number }>(row: Row): Row => ({ ...row, ago: row.ago + late })
  const judged = told(of.version, {
    ...walk,
    rows: walk.rows.map(later),
    unhandled: walk.unhandled.map(later),
  })
  return db.transaction((tx) =>
    append(tx, { ...of, ...judged, segment, journey: undefined, sentAt: now, source: segment.source }),
  )
}

function told(version: PublishedVersion, walk: SimulatedWalk): JudgedRun {
  const judged = judgeRun(walkableOf(version.graph), notBegun, walk)
  if (typeof judged === 'string') throw new Error(`the walk ${judged}`)
  return judged
}
