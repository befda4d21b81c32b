import type { TrafficJourney } from '../db/schema.ts'
import type { LoggedItem, TrafficError } from './judge-run.ts'

/** A browser that was put aside with rows to send may come back so late. */
const mostAgoMs = 7 * 24 * 3_600_000
/** Clocks and networks are not exact. */
const slackMs = 60_000
/** A person does not do more in one sitting; a program might. */
const mostSeq = 20_000

/** Whether rows were in this order, not before a sane while, and no state was stood in for longer than its journey. */
export function timeError(
  news: readonly LoggedItem[],
  journey: Pick<TrafficJourney, 'beganAt'> | undefined,
  sentAt: Date,
): TrafficError | undefined {
  let last = mostAgoMs
  let began = journey?.beganAt.getTime()
  for (const { kind, row } of news) {
    if (row.seq > mostSeq) return 'is-too-long'
    const at = sentAt.getTime() - row.ago
    began ??= at
    const dwell = kind === 'row' ? (row.dwell ?? 0) : 0
    if (row.ago > last || dwell > at - began + slackMs) return 'is-out-of-time'
    last = row.ago
  }
  return undefined
}
