import { eq } from 'drizzle-orm'
import type { AnyStateMachine } from 'xstate'
import { versionOf } from '#machines/core/version.ts'
import type { LifecycleActor } from '#machines/purchase/lifecycle/lifecycle.machine.ts'
import { countedAs } from '#machines/reference/traffic-products.ts'
import {
  leads,
  type NewTraffic,
  type Segment,
  type TrafficJourney,
  type trafficJourneys,
} from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { keyedHash } from '../http/keyed-hash.ts'
import type { UnhandledByMachine } from '../http/not-now.ts'
import type { Log } from '../log/log.ts'
import { append, isPast, logPositionOf } from './append.ts'
import { trafficDayOf } from './day-of.ts'
import type { JudgedRun, LogPosition } from './judge-run.ts'
import { logRowsOf } from './log-rows.ts'
import { changesOf, type OwnWalk } from './own-changes.ts'
import { Seen } from './seen-before.ts'
import { holdJourneys, readJourney, segmentIdOf } from './traffic.store.ts'
import { versionCache } from './version-cache.ts'
import type { PublishedVersion } from './versions.store.ts'

type Own = {
  log: Log
  keyOf: (leadId: string, machine: string) => string
  versions: ReturnType<typeof versionCache>
  /** Keys of segments by what they are; a segment never changes. */
  segmentIds: Map<string, number>
  /** Journeys that were written last, by the hashes of their keys; whoever plans with one takes it out. */
  written: Map<string, WrittenJourney>
}

/** A journey as this process left it. Others may write to it, which its `lastSeq` tells. */
type WrittenJourney = { journey: TrafficJourney; seen: Seen }
const mostWritten = 1_000

/**
 * Callers that change a journey have neither the secret nor the dictionaries, and a process has one of each. A server
 * that has not been started records nothing.
 */
let own: Own | undefined

/** Starts recording this server's machines. */
export function recordServerTraffic({ config, log }: Pick<Deps, 'config' | 'log'>): void {
  const secret = config.secrets.signing
  const keyOf = (leadId: string, machine: string) => keyedHash(secret, `traffic ${machine} ${leadId}`)
  own = { log, keyOf, versions: versionCache(), segmentIds: new Map(), written: new Map() }
}

type TracedJourney = { leadId: string; walks: readonly OwnWalk[]; actor: LifecycleActor; at: Date }

/**
 * Records what machines did for a lead, in the transaction of the change. One journey per lead and machine, under a
 * key that does not reveal the lead. A recording error is rolled back alone and logged.
 */
export async function recordTraces(tx: Db, { walks, ...walked }: TracedJourney): Promise<void> {
  const machines = new Set(walks.map(({ machine }) => machine))
  for (const machine of machines) {
    const those = walks.filter((walk) => walk.machine === machine)
    await recorded(tx, { ...walked, machine }, (standing, restedMs) => changesOf(standing, those, restedMs))
  }
}

/** What is to be written of walks: their rows, and the journey that begins or goes on with them. */
export type PlannedRecording = {
  /** Where the journey stood when it was read; absent where it begins. */
  goesOn?: { id: number; lastSeq: number }
  journey: Partial<typeof trafficJourneys.$inferInsert>
  /** All but the journey's key. */
  rows: Omit<NewTraffic, 'journeyId'>[]
  /** To be called once it is written, with the journey's id: the next save need not read it then. */
  remember: (id: number) => void
}

/**
 * Works out what `recordTraces` would write, so that one statement can write it together with what the walks changed.
 * Undefined where nothing is recorded; `apart` where it has to be left to `recordTraces`.
 */
export async function planRecording(
  db: Db,
  { leadId, walks, actor, at }: TracedJourney,
  { product, isNew }: { product: string; isNew: boolean },
): Promise<PlannedRecording | 'apart' | undefined> {
  const [walk] = walks
  if (!own || !walk) return undefined
  const { versions, keyOf, written } = own
  const { machine } = walk
  if (walks.some((other) => other.machine !== machine)) return 'apart'
  const version = await versions(db, machine.id, versionOf(machine))
  if (!version) return undefined
  const keyHash = keyOf(leadId, machine.id)
  const found = isNew ? undefined : (takeOut(written, keyHash) ?? (await readWritten(db, keyHash, version)))
  const { journey, seen = new Seen() } = found ?? {}
  if (journey && journey.versionId !== version.id) return undefined
  const restedMs = journey ? at.getTime() - journey.lastAt.getTime() : 0
  const { news, standing } = changesOf(logPositionOf(version, journey), walks, restedMs)
  const source = sources[actor]
  const log = logRowsOf({ version, news, resting: standing.resting, come: journey, seen, sentAt: at, source })
  const day = journey?.day ?? trafficDayOf(log.come.beganAt)
  if (log.rows.length === 0) return undefined
  if (isPast(day, at)) return 'apart'
  const segmentId = journey?.segmentId ?? (await segmentOnce(db, own, ownSegment(product, source)))
  const rows = log.rows.map((row) => ({ ...row, day, segmentId }))
  const whole = { ...log.come, keyHash, versionId: version.id, segmentId, day }
  const remember = (id: number) => {
    written.set(keyHash, { journey: { id, ...whole }, seen })
    for (const [oldest] of written) if (written.size > mostWritten) written.delete(oldest)
  }
  if (!journey) return { journey: whole, rows, remember }
  return { goesOn: { id: journey.id, lastSeq: journey.lastSeq }, journey: log.come, rows, remember }
}

function takeOut<K, V>(map: Map<K, V>, key: K): V | undefined {
  const value = map.get(key)
  map.delete(key)
  return value
}

async function readWritten(
  db: Db,
  keyHash: string,
  { parents }: PublishedVersion,
): Promise<WrittenJourney | undefined> {
  const found = await readJourney(db, keyHash)
  return found && { journey: found.journey, seen: new Seen(found, parents) }
}

async function segmentOnce(db: Db, { segmentIds }: Own, segment: Segment): Promise<number> {
  const name = JSON.stringify(segment)
  const id = segmentIds.get(name) ?? (await segmentIdOf(db, segment))
  segmentIds.set(name, id)
  return id
}

const ownSegment = (product: string, source: string): Segment => ({
  product,
  source,
  channel: 'server',
  side: 'server',
  madeUp: false,
})

/** Records a refused event, if the journey has started. */
export async function recordUnhandled(
  db: Db,
  { state, event, ...of }: UnhandledByMachine,
  at: Date,
): Promise<void> {
  await recorded(db, { ...of, actor: 'system', at }, (standing) => {
    if (standing.lastSeq < 0 || standing.ended) return { news: [], standing }
    const row = { seq: standing.lastSeq + 1, ago: 0, state, event }
    return { news: [{ kind: 'unhandled', row }], standing }
  })
}

type Of = { leadId: string; machine: AnyStateMachine; actor: LifecycleActor; at: Date }
type Tell = (standing: LogPosition, restedMs: number) => JudgedRun

async function recorded(db: Db, { leadId, machine, actor, at }: Of, tell: Tell): Promise<void> {
  if (!own) return
  const { log, versions, keyOf } = own
  const version = await versions(db, machine.id, versionOf(machine))
  if (!version) return
  const keyHash = keyOf(leadId, machine.id)
  const source = sources[actor]
  const write = async (tx: Db) => {
    const journey = (await holdJourneys(tx, [keyHash])).get(keyHash)
    if (journey && journey.versionId !== version.id) return
    const { news, standing } = tell(
      logPositionOf(version, journey),
      journey ? at.getTime() - journey.lastAt.getTime() : 0,
    )
    const product = journey || news.length === 0 ? 'none' : await productOf(tx, leadId)
    const segment = ownSegment(product, source)
    await append(tx, { news, standing, version, keyHash, journey, segment, source, sentAt: at })
  }
  await db
    .transaction(write)
    .catch((error: unknown) => log.warn({ err: error, machine: machine.id }, 'not recorded'))
}

const sources = { customer: 'customer', employee: 'agent', system: 'system' } as const

async function productOf(tx: Db, leadId: string): Promise<string> {
  const { quoteType, vehicleType } = leads
  const [lead] = await tx.select({ quoteType, vehicleType }).from(leads).where(eq(leads.id, leadId))
  return countedAs(lead ?? {})
}
