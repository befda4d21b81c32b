import { eq } from 'drizzle-orm'
import type { AnyStateMachine } from 'xstate'
import { versionOf } from '#machines/core/version.ts'
import type { LifecycleActor } from '#machines/purchase/lifecycle/lifecycle.machine.ts'
import { countedAs } from '#machines/reference/traffic-products.ts'
import { leads, type Segment, type TrafficJourney } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { keyedHash } from '../http/keyed-hash.ts'
import type { UnhandledByMachine } from '../http/not-now.ts'
import { Latest } from '../latest.ts'
import type { Log } from '../log/log.ts'
import type { PlannedRecording, RecordedSave, Recording, TracedJourney } from '../recording.ts'
import { append, isPast, logPositionOf } from './append.ts'
import { trafficDayOf } from './day-of.ts'
import type { JudgedRun, LogPosition } from './judge-run.ts'
import { logRowsOf } from './log-rows.ts'
import { changesOf } from './own-changes.ts'
import { Seen } from './seen-before.ts'
import { holdJourneys, readJourney, segmentIdOf } from './traffic.store.ts'
import { versionCache } from './version-cache.ts'
import type { PublishedVersion } from './versions.store.ts'
import { visitOfLead } from './visit-keys.ts'

/** Journeys that a recorder remembers at most. */
const mostWritten = 1_000

/** A journey as this process left it. Others may write to it, which its `lastSeq` tells. */
type WrittenJourney = { journey: TrafficJourney; seen: Seen }

/** Where another process has saved the lead since, its journey has gone on, too. */
type Remembered = WrittenJourney & { version: number }

/** Records this server's machines, under keys that do not reveal the lead; what is not published is not recorded. */
export const serverTraffic = (deps: Pick<Deps, 'config' | 'log'>): Recording => new ServerTraffic(deps)

class ServerTraffic implements Recording {
  readonly #secret: string
  readonly #log: Log
  readonly #versions = versionCache()
  /** Keys of segments by what they are; a segment never changes. */
  readonly #segmentIds = new Map<string, number>()
  /** Journeys that were written last, by machine and lead; planning with one removes it. */
  readonly #written = new Latest<Remembered>(mostWritten)

  constructor({ config, log }: Pick<Deps, 'config' | 'log'>) {
    this.#secret = config.secrets.signing
    this.#log = log
  }

  async write(tx: Db, { traces, ...traced }: TracedJourney): Promise<void> {
    const machines = new Set(traces.map(({ machine }) => machine))
    for (const machine of machines) {
      const those = traces.filter((trace) => trace.machine === machine)
      const tell: Tell = (position, restedMs) => changesOf(position, those, restedMs)
      await this.#write(tx, { ...traced, machine }, tell)
    }
  }

  async plan(
    db: Db,
    { leadId, traces, actor, at }: TracedJourney,
    { product, onVersion }: RecordedSave,
  ): Promise<PlannedRecording | 'apart' | undefined> {
    const [trace] = traces
    if (!trace) return undefined
    const { machine } = trace
    if (traces.some((other) => other.machine !== machine)) return 'apart'
    const version = await this.#versions(db, machine.id, versionOf(machine))
    if (!version) return undefined
    const name = `${machine.id} ${leadId}`
    const remembered = this.#written.take(name)
    const known = remembered?.version === onVersion ? remembered : undefined
    const keyHash = known?.journey.keyHash ?? this.#keyOf(leadId, machine)
    const found = onVersion === undefined ? undefined : (known ?? (await readWritten(db, keyHash, version)))
    const { journey, seen = new Seen() } = found ?? {}
    if (journey && journey.versionId !== version.id) return undefined
    const restedMs = journey ? at.getTime() - journey.lastAt.getTime() : 0
    const { news, position } = changesOf(logPositionOf(version, journey), traces, restedMs)
    const source = sources[actor]
    const log = logRowsOf({
      version,
      news,
      resting: position.resting,
      come: journey,
      seen,
      sentAt: at,
      source,
    })
    const day = journey?.day ?? trafficDayOf(log.come.beganAt)
    if (log.rows.length === 0) return undefined
    if (isPast(day, at)) return 'apart'
    const segmentId = journey?.segmentId ?? (await this.#segmentId(db, ownSegment(product, source)))
    const rows = log.rows.map((row) => ({ ...row, day, segmentId }))
    const visit = journey?.visit ?? visitOfLead(this.#secret, leadId)
    const whole = { ...log.come, keyHash, visit, versionId: version.id, segmentId, day }
    const remember = (id: number) =>
      this.#written.keep(name, { journey: { id, ...whole }, seen, version: (onVersion ?? 0) + 1 })
    if (!journey) return { journey: whole, rows, remember }
    return { goesOn: { id: journey.id, lastSeq: journey.lastSeq }, journey: log.come, rows, remember }
  }

  async writeRefused(db: Db, { state, event, ...of }: UnhandledByMachine, at: Date): Promise<void> {
    await this.#write(db, { ...of, actor: 'system', at }, (position) => {
      if (position.lastSeq < 0 || position.ended) return { news: [], position }
      const row = { seq: position.lastSeq + 1, ago: 0, state, event }
      return { news: [{ kind: 'unhandled', row }], position }
    })
  }

  async #write(db: Db, { leadId, machine, actor, at }: Of, tell: Tell): Promise<void> {
    const version = await this.#versions(db, machine.id, versionOf(machine))
    if (!version) return
    const keyHash = this.#keyOf(leadId, machine)
    const source = sources[actor]
    const write = async (tx: Db) => {
      const journey = (await holdJourneys(tx, [keyHash])).get(keyHash)
      if (journey && journey.versionId !== version.id) return
      const { news, position } = tell(
        logPositionOf(version, journey),
        journey ? at.getTime() - journey.lastAt.getTime() : 0,
      )
      const product = journey || news.length === 0 ? 'none' : await productOf(tx, leadId)
      const segment = ownSegment(product, source)
      const visit = visitOfLead(this.#secret, leadId)
      await append(tx, { news, position, version, keyHash, visit, journey, segment, source, sentAt: at })
    }
    await db
      .transaction(write)
      .catch((error: unknown) => this.#log.warn({ err: error, machine: machine.id }, 'not recorded'))
  }

  #keyOf(leadId: string, { id }: AnyStateMachine): string {
    return keyedHash(this.#secret, `traffic ${id} ${leadId}`)
  }

  async #segmentId(db: Db, segment: Segment): Promise<number> {
    const name = JSON.stringify(segment)
    const id = this.#segmentIds.get(name) ?? (await segmentIdOf(db, segment))
    this.#segmentIds.set(name, id)
    return id
  }
}

async function readWritten(
  db: Db,
  keyHash: string,
  { parents }: PublishedVersion,
): Promise<WrittenJourney | undefined> {
  const found = await readJourney(db, keyHash)
  return found && { journey: found.journey, seen: new Seen(found, parents) }
}

const ownSegment = (product: string, source: string): Segment => ({
  product,
  source,
  channel: 'server',
  side: 'server',
  device: 'none',
  madeUp: false,
})

type Of = { leadId: string; machine: AnyStateMachine; actor: LifecycleActor; at: Date }
type Tell = (position: LogPosition, restedMs: number) => JudgedRun

const sources = { customer: 'customer', employee: 'agent', system: 'system' } as const

async function productOf(tx: Db, leadId: string): Promise<string> {
  const { quoteType, vehicleType } = leads
  const [lead] = await tx.select({ quoteType, vehicleType }).from(leads).where(eq(leads.id, leadId))
  return countedAs(lead ?? {})
}
