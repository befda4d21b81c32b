import type { TrafficJourney } from '../db/schema.ts'
import type { LoggedItem, TrafficError } from './judge-run.ts'

/** A suspended browser with unsent rows may come back this late. */
const mostAgoMs = 7 * 24 * 3_600_000
/** Clocks and networks are not exact. */
const slackMs = 60_000
/** More than a person does in one sitting; a program might. */
const mostSeq = 20_000

/** Whether rows are in chronological order, not too old, and no dwell time exceeds its journey. */
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
