import { catalogue } from '#machines/catalogue.ts'
import type { Segment } from '../../db/schema.ts'
import { dayOf } from '../../traffic/day-of.ts'
import { type LogRows, logRowsOf } from '../../traffic/log-rows.ts'
import { Seen } from '../../traffic/seen-before.ts'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import { believable, moments } from './behaviour.ts'
import { chanceOf } from './random.ts'
import { madeUpSegment, pickSubject } from './visitors.ts'
import { type Walk, walkJourney } from './walk-journey.ts'
import { WalkedMachine } from './walked-machine.ts'

export type MadeJourney = {
  keyHash: string
  version: PublishedVersion
  segment: Segment
  day: string
  log: LogRows
}
export type Making = {
  journeys: number
  seed: number
  days: number
  now: Date
  /** Keys of the machines that are walked; all where none are named. */
  only?: readonly string[]
}

/** Journeys over the machines as they are, in the order in which they begin; the same for the same seed. */
export function* makeJourneys(
  versions: readonly PublishedVersion[],
  { journeys, seed, days, now, only }: Making,
): Generator<MadeJourney> {
  const chance = chanceOf(seed)
  const subjects = catalogue.filter(({ key }) => only?.includes(key) ?? true)
  const machines = new Map(subjects.map((one) => [one, new WalkedMachine(one, dayOf(now))]))
  for (const [index, beganAt] of moments(chance, journeys, { days, now }).entries()) {
    const subject = pickSubject(chance, subjects)
    const machine = subject && machines.get(subject)
    const version = versions.find(({ machine: id }) => id === subject?.machine.id)
    if (!subject || !machine || !version) continue
    const walk = walkJourney(machine, believable, chance)
    const segment = madeUpSegment(chance, subject)
    const log = logOf(version, walk, segment, new Date(Math.min(beganAt.getTime() + walk.ms, now.getTime())))
    yield { keyHash: `made-up ${seed} ${index}`, version, segment, day: dayOf(log.come.beganAt), log }
  }
}

function logOf(version: PublishedVersion, walk: Walk, { source }: Segment, sentAt: Date): LogRows {
  const news = [
    ...walk.rows.map((row) => ({ kind: 'row' as const, row })),
    ...walk.unhandled.map((row) => ({ kind: 'unhandled' as const, row })),
  ].sort((one, other) => one.row.seq - other.row.seq)
  return logRowsOf({ version, news, resting: walk.resting, seen: new Seen(), sentAt, source })
}
