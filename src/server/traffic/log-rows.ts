import type { TrafficRow, UnhandledRow } from '#contract/views/traffic.ts'
import type { NewTraffic, NewUnhandled, TrafficJourney } from '../db/schema.ts'
import type { LoggedItem } from './judge-run.ts'
import type { Seen } from './seen-before.ts'
import { noVariant, rollVariant } from './variant.ts'
import type { PublishedVersion } from './versions.store.ts'
import { walkableOf } from './walkable-graph.ts'

/** A journey's new state; what it is counted under stays. */
export type JourneyProgress = Pick<
  TrafficJourney,
  'beganAt' | 'lastAt' | 'lastSeq' | 'resting' | 'ended' | 'steps' | 'variant'
>
export type LogRows = {
  rows: Omit<NewTraffic, 'journeyId' | 'day' | 'segmentId'>[]
  unhandled: Omit<NewUnhandled, 'journeyId' | 'day' | 'segmentId'>[]
  come: JourneyProgress
}

export type Logging = {
  version: PublishedVersion
  news: readonly LoggedItem[]
  /** The states after them. */
  resting: readonly string[]
  /** The journey so far; absent where it begins. */
  come?: JourneyProgress | undefined
  seen: Seen
  /** Time of sending by our clock; rows are relative to it. */
  sentAt: Date
  /** The actor. */
  source: string
}

/** New rows of a journey's log, with its resulting state. */
export function logRowsOf(logging: Logging): LogRows {
  const writing = new Writing(logging)
  for (const one of logging.news) writing.add(one)
  return writing.done()
}

class Writing {
  readonly #of: Logging
  readonly #rows: LogRows['rows'] = []
  readonly #unhandled: LogRows['unhandled'] = []
  #come: Pick<JourneyProgress, 'lastAt' | 'lastSeq' | 'steps' | 'variant'>
  /** The actor of the row that further rows belong to. */
  #source: string

  constructor(logging: Logging) {
    this.#of = logging
    this.#come = logging.come ?? { lastAt: new Date(0), lastSeq: -1, steps: 0, variant: noVariant }
    this.#source = logging.source
  }

  add({ kind, row }: LoggedItem): void {
    const { lastAt, steps, variant } = this.#come
    const at = new Date(Math.max(lastAt.getTime(), this.#of.sentAt.getTime() - row.ago))
    const said = { seq: row.seq, at, versionId: this.#of.version.id }
    this.#come = { lastAt: at, lastSeq: row.seq, steps, variant }
    if (kind === 'row') this.#move(row, said)
    else this.#meet(row, said)
  }

  done(): LogRows {
    const { come, sentAt, resting, version } = this.#of
    const beganAt = come?.beganAt ?? this.#rows[0]?.at ?? sentAt
    const ended = walkableOf(version.graph).isOver(resting)
    const { lastAt, lastSeq, steps, variant } = this.#come
    const stands = { beganAt, lastAt, lastSeq, steps, variant, ended }
    const keys = resting.map((state) => this.#keyOf(state))
    return { rows: this.#rows, unhandled: this.#unhandled, come: { ...stands, resting: keys } }
  }

  #move({ edge, from, to, dwell, along }: TrafficRow, said: LoggedAt): void {
    const { version, seen, source } = this.#of
    if (!along) this.#source = sourceOf(edge, source)
    const edgeId = edge === undefined ? null : (version.edges.keyOf(edge) ?? null)
    const toId = to === undefined ? null : this.#keyOf(to)
    this.#rows.push({
      ...said,
      edgeId,
      fromId: from === undefined ? null : this.#keyOf(from),
      toId,
      dwellMs: dwell ?? null,
      along: along === true,
      source: this.#source,
      firstEdge: edgeId !== null && seen.takesEdge(edgeId),
      firstLevels: toId === null ? 0 : seen.entersState(toId, version.parents),
    })
    if (edge !== undefined) this.#come.steps += 1
    if (to !== undefined) this.#come.variant = rollVariant(this.#come.variant, to)
  }

  #meet({ state, event }: UnhandledRow, said: LoggedAt): void {
    const stateId = this.#keyOf(state)
    this.#unhandled.push({ ...said, stateId, event, first: this.#of.seen.meetsEvent(stateId, event) })
  }

  #keyOf(state: string): number {
    return this.#of.version.states.keyOf(state) ?? 0
  }
}

type LoggedAt = { seq: number; at: Date; versionId: number }

/** Delays and outcomes of calls, and what follows from them, are not the actor's doing. */
function sourceOf(edge: string | undefined, walker: string): string {
  if (edge === undefined) return walker
  if (edge.includes(' xstate.after.')) return 'timer'
  return edge.includes(' xstate.') ? 'system' : walker
}
