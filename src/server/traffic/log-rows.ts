import type { NewTraffic, NewUnhandled, TrafficJourney } from '../db/schema.ts'
import type { Heard } from './judge-run.ts'
import type { Seen } from './seen.ts'
import { noVariant, rollVariant } from './variant.ts'
import type { PublishedVersion } from './versions.store.ts'
import { walkableOf } from './walkable.ts'

/** What a journey has come to; what it is counted under stays as it was. */
export type Come = Pick<
  TrafficJourney,
  'beganAt' | 'lastAt' | 'lastSeq' | 'resting' | 'ended' | 'steps' | 'variant'
>
export type LogRows = {
  rows: Omit<NewTraffic, 'journeyId' | 'day' | 'segmentId'>[]
  unhandled: Omit<NewUnhandled, 'journeyId' | 'day' | 'segmentId'>[]
  come: Come
}

export type Logging = {
  version: PublishedVersion
  news: readonly Heard[]
  /** The states it stands in after them. */
  resting: readonly string[]
  /** Where the journey stood; absent where it begins. */
  come?: Come | undefined
  seen: Seen
  /** When it was sent, by our clock: rows say how long before that they were. */
  sentAt: Date
  /** Who walks. */
  source: string
}

/** News of a journey as rows of the log, with what they come to. */
export function logRowsOf(logging: Logging): LogRows {
  const { version, news, resting, sentAt } = logging
  const rows: LogRows['rows'] = []
  const unhandled: LogRows['unhandled'] = []
  const key = (state: string) => version.states.keyOf(state) ?? 0
  let { lastAt = new Date(0), lastSeq = -1, steps = 0, variant = noVariant } = logging.come ?? {}
  let source = logging.source
  for (const { kind, row } of news) {
    lastAt = new Date(Math.max(lastAt.getTime(), sentAt.getTime() - row.ago))
    lastSeq = row.seq
    const said = { seq: row.seq, at: lastAt, versionId: version.id }
    if (kind === 'unhandled') {
      const { event } = row
      const stateId = key(row.state)
      unhandled.push({ ...said, stateId, event, first: logging.seen.meetsEvent(stateId, event) })
      continue
    }
    const { edge, from, to, dwell = null, along } = row
    if (!along) source = sourceOf(edge, logging.source)
    const edgeId = edge === undefined ? null : (version.edges.keyOf(edge) ?? null)
    const toId = to === undefined ? null : key(to)
    rows.push({
      ...said,
      edgeId,
      fromId: from === undefined ? null : key(from),
      toId,
      dwellMs: dwell,
      along: along === true,
      source,
      firstEdge: edgeId !== null && logging.seen.takesEdge(edgeId),
      firstLevels: toId === null ? 0 : logging.seen.entersState(toId, version.parents),
    })
    if (edge !== undefined) steps += 1
    if (to !== undefined) variant = rollVariant(variant, to)
  }
  const [first] = rows
  const ended = walkableOf(version.graph).isOver(resting)
  const beganAt = logging.come?.beganAt ?? first?.at ?? sentAt
  return {
    rows,
    unhandled,
    come: { beganAt, lastAt, lastSeq, resting: resting.map(key), ended, steps, variant },
  }
}

/** Whoever walks does not do what a delay or a call does, nor what follows from it. */
function sourceOf(edge: string | undefined, walker: string): string {
  if (edge === undefined) return walker
  if (edge.includes(' xstate.after.')) return 'timer'
  return edge.includes(' xstate.') ? 'system' : walker
}
