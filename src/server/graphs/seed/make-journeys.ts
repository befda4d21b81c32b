import { catalogue } from '#machines/catalogue.ts'
import type { Segment } from '../../db/schema.ts'
import { trafficDayOf } from '../../traffic/day-of.ts'
import { type LogRows, logRowsOf } from '../../traffic/log-rows.ts'
import { Seen } from '../../traffic/seen-before.ts'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import { believable, moments } from './behaviour.ts'
import { chanceOf } from './random.ts'
import { madeUpSegment, pickTestModel } from './visitors.ts'
import { type SimulatedWalk, walkJourney } from './walk-journey.ts'
import { SimulatedMachine } from './walked-machine.ts'

export type MadeJourney = {
  keyHash: string
  version: PublishedVersion
  segment: Segment
  day: string
  log: LogRows
}
export type SeedOptions = {
  journeys: number
  seed: number
  days: number
  now: Date
  /** Keys of the machines that are walked; all where none are named. */
  only?: readonly string[]
}

/** Journeys over the current machines, in order of their start; deterministic by seed. */
export function* makeJourneys(
  versions: readonly PublishedVersion[],
  { journeys, seed, days, now, only }: SeedOptions,
): Generator<MadeJourney> {
  const chance = chanceOf(seed)
  const testModels = catalogue.filter(({ key }) => only?.includes(key) ?? true)
  const machines = new Map(testModels.map((one) => [one, new SimulatedMachine(one, trafficDayOf(now))]))
  for (const [index, beganAt] of moments(chance, journeys, { days, now }).entries()) {
    const testModel = pickTestModel(chance, testModels)
    const machine = testModel && machines.get(testModel)
    const version = versions.find(({ machine: id }) => id === testModel?.machine.id)
    if (!testModel || !machine || !version) continue
    const walk = walkJourney(machine, believable, chance)
    const segment = madeUpSegment(chance, testModel)
    const log = logOf(version, walk, segment, new Date(Math.min(beganAt.getTime() + walk.ms, now.getTime())))
    yield { keyHash: `made-up ${seed} ${index}`, version, segment, day: trafficDayOf(log.come.beganAt), log }
  }
}

function logOf(version: PublishedVersion, walk: SimulatedWalk, { source }: Segment, sentAt: Date): LogRows {
  const news = [
    ...walk.rows.map((row) => ({ kind: 'row' as const, row })),
    ...walk.unhandled.map((row) => ({ kind: 'unhandled' as const, row })),
  ].sort((one, other) => one.row.seq - other.row.seq)
  return logRowsOf({ version, news, resting: walk.resting, seen: new Seen(), sentAt, source })
}
