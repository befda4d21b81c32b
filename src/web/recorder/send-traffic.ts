import { recordTraffic } from '#contract/graphs/traffic.calls.ts'
import type { TrafficRun } from '#contract/views/traffic.ts'
import { spell } from '../api-client/send.ts'
import type { PostOutcome } from './post.ts'

/** Sent with keepalive, so that it arrives after the page is gone. Failures are ignored. */
export async function sendTraffic(runs: readonly TrafficRun[]): Promise<PostOutcome> {
  if (!navigator.onLine) return 'lost'
  const { address, options } = spell(recordTraffic, { runs })
  try {
    const { status, ok } = await fetch(address, {
      method: recordTraffic.method,
      headers: options.headers as Record<string, string>,
      body: JSON.stringify(options.body),
      credentials: 'include',
      keepalive: true,
    })
    if (ok) return 'taken'
    return status >= 500 || retriedStatuses.has(status) ? 'lost' : 'refused'
  } catch {
    return 'lost'
  }
}

/** Signed out just now, too slow, too often. */
const retriedStatuses = new Set([401, 408, 429])
