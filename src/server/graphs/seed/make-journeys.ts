import { catalogue } from '#machines/catalogue.ts'
import type { TestModel } from '#machines/core/test-model.ts'
import type { Segment } from '../../db/schema.ts'
import { trafficDayOf } from '../../traffic/day-of.ts'
import { type LogRows, logRowsOf } from '../../traffic/log-rows.ts'
import { Seen } from '../../traffic/seen-before.ts'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import { believable, moments } from './behaviour.ts'
import { type Chance, chanceOf } from './random.ts'
import { leadsOn, madeUpSegment, pickTestModel, pickVisitor, type Visitor } from './visitors.ts'
import { type SimulatedWalk, walkJourney } from './walk-journey.ts'
import { SimulatedMachine } from './walked-machine.ts'

export type MadeJourney = {
  keyHash: string
  visit: string
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

/** Journeys over the current machines, visit by visit, in order of their start; deterministic by seed. */
export function* makeJourneys(
  versions: readonly PublishedVersion[],
  { journeys, seed, days, now, only }: SeedOptions,
): Generator<MadeJourney> {
  const chance = chanceOf(seed)
  const testModels = catalogue.filter(({ key }) => only?.includes(key) ?? true)
  const machines = new Map(testModels.map((one) => [one, new SimulatedMachine(one, trafficDayOf(now))]))
  const known = { versions, machines, now }
  const begins = moments(chance, journeys, { days, now })
  let made = 0
  for (let begin = begins[made]; begin; begin = begins[made]) {
    const first = pickTestModel(chance, testModels)
    if (!first) return
    const visit = `made-up ${seed} ${made}`
    for (const one of makeVisit(chance, pickVisitor(chance, first, testModels), begin, known)) {
      if (made < begins.length) yield { ...one, visit, keyHash: `made-up ${seed} ${made++}` }
    }
  }
}

type Known = {
  versions: readonly PublishedVersion[]
  machines: ReadonlyMap<TestModel, SimulatedMachine>
  now: Date
}

/** Machine after machine, as long as each leads on to the next. */
function* makeVisit(
  chance: Chance,
  visitor: Visitor,
  beginsAt: Date,
  { versions, machines, now }: Known,
): Generator<Omit<MadeJourney, 'visit' | 'keyHash'>> {
  let at = beginsAt.getTime()
  for (const testModel of visitor.machines) {
    const machine = machines.get(testModel)
    const version = versions.find(({ machine: id }) => id === testModel.machine.id)
    if (!machine || !version) return
    const walk = walkJourney(machine, believable, chance)
    const segment = madeUpSegment(visitor, testModel)
    at = Math.min(at + walk.ms, now.getTime())
    const log = logOf(version, walk, segment, new Date(at))
    yield { version, segment, day: trafficDayOf(log.come.beganAt), log }
    const entered = walk.rows.flatMap(({ to }) => to ?? [])
    if (!machine.isOver(walk.resting) || !leadsOn(testModel, entered)) return
    at += chance.around(betweenMs)
  }
}

/** From one page to the next. */
const betweenMs = 2_000

function logOf(version: PublishedVersion, walk: SimulatedWalk, { source }: Segment, sentAt: Date): LogRows {
  const news = [
    ...walk.rows.map((row) => ({ kind: 'row' as const, row })),
    ...walk.unhandled.map((row) => ({ kind: 'unhandled' as const, row })),
  ].sort((one, other) => one.row.seq - other.row.seq)
  return logRowsOf({ version, news, resting: walk.resting, seen: new Seen(), sentAt, source })
}
