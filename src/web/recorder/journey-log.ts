import * as v from 'valibot'
import {
  type TrafficRun,
  trafficRow,
  trafficRun,
  unhandledRow,
  type VisitKey,
} from '#contract/views/traffic.ts'
import type { UnhandledEvent } from '#machines/recording/recorded-run.ts'
import type { Resting, TraceRow } from '#machines/recording/trace.ts'

const at = v.number()

/** One journey of one machine: its unconfirmed rows and current states. Nothing personal. */
export const journeyLog = v.object({
  ...v.pick(trafficRun, ['journey', 'machine', 'version', 'product']).entries,
  /** The lead, as a hash that only distinguishes leads. */
  lead: v.optional(v.string()),
  /** Shared with the other journeys of its visit. */
  visit: v.unwrap(trafficRun.entries.visit),
  nextSeq: v.number(),
  rows: v.array(v.object({ ...v.omit(trafficRow, ['ago']).entries, at })),
  unhandled: v.array(v.object({ ...v.omit(unhandledRow, ['ago']).entries, at })),
  resting: v.array(v.tuple([v.string(), v.number()])),
  lastAt: v.number(),
  ended: v.boolean(),
})
export type JourneyLog = v.InferOutput<typeof journeyLog>

type Of = Pick<JourneyLog, 'machine' | 'version' | 'product' | 'lead' | 'visit'>

export const newJourney = (of: Of, now: number): JourneyLog => ({
  ...of,
  journey: randomKey(),
  nextSeq: 0,
  rows: [],
  unhandled: [],
  resting: [],
  lastAt: now,
  ended: false,
})

/** The same machine in its current state, as a journey that starts there. */
export function begunAnew(log: JourneyLog, different: Partial<Of> = {}): JourneyLog {
  const fresh = { ...newJourney({ ...log, ...different }, log.lastAt), resting: log.resting }
  const inTime = [...log.resting].sort(([, one], [, other]) => one - other)
  for (const [index, [to, since]] of inTime.entries()) {
    addRow(fresh, { at: since, to, ...(index > 0 && { along: true }) })
  }
  return fresh
}

export function addRow(log: JourneyLog, row: TraceRow): void {
  log.rows.push({ seq: log.nextSeq, ...row })
  log.nextSeq += 1
  log.lastAt = row.at
  if (row.ends) log.ended = true
}

export function addUnhandled(log: JourneyLog, event: UnhandledEvent): void {
  log.unhandled.push({ seq: log.nextSeq, ...event })
  log.nextSeq += 1
  log.lastAt = event.at
}

export const keepResting = (log: JourneyLog, resting: Resting): void => {
  log.resting = resting.map(([leaf, since]) => [leaf, since])
}

export const waiting = ({ rows, unhandled }: JourneyLog): number => rows.length + unhandled.length

/** The server has everything up to here. */
export function confirm(log: JourneyLog, seq: number): void {
  log.rows = log.rows.filter((row) => row.seq > seq)
  log.unhandled = log.unhandled.filter((row) => row.seq > seq)
}

/** The next rows as they are sent, at most so many; and the last of them. */
export function runOf(log: JourneyLog, most: number, now: number): { run: TrafficRun; lastSeq: number } {
  const seqs = [...log.rows, ...log.unhandled].map(({ seq }) => seq).sort((one, other) => one - other)
  const lastSeq = seqs[Math.min(most, seqs.length) - 1] ?? -1
  const sent = <Row extends { seq: number; at: number }>(rows: readonly Row[]) =>
    rows
      .filter(({ seq }) => seq <= lastSeq)
      .map(({ at, ...row }) => ({ ...row, ago: Math.max(0, Math.round(now - at)) }))
  const { journey, machine, version, product, visit } = log
  const run = {
    journey,
    machine,
    version,
    product,
    visit: { ...visit },
    rows: sent(log.rows),
    unhandled: sent(log.unhandled),
  }
  return { run, lastSeq }
}

export const newVisit = (lead?: string): VisitKey => ({
  key: randomKey(),
  ...(lead !== undefined && { lead }),
})

/** 128 bits, base64url. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
