import type { Device, Source } from '#contract/views/graph-query.ts'
import type { TrafficRun } from '#contract/views/traffic.ts'
import type { Segment } from '../db/schema.ts'
import type { Identity } from '../http/caller.ts'

type Who = Pick<Identity, 'role' | 'employeeId' | 'partnerId'>

/** What a browser's journey is counted under; the actor is determined by the server, not the browser. */
export const browserSegment = (
  { product }: Pick<TrafficRun, 'product'>,
  who: Who,
  userAgent: string | undefined,
): Segment => ({
  product,
  source: sourceOf(who),
  channel: channelOf(who),
  side: 'browser',
  device: deviceOf(userAgent),
  madeUp: false,
})

function sourceOf({ role, employeeId }: Who): Source {
  if (role === 'tester') return 'test'
  return employeeId === null ? 'customer' : 'agent'
}

function channelOf({ employeeId, partnerId }: Who) {
  if (employeeId !== null) return 'desk'
  return partnerId === null ? 'web' : 'partner'
}

/** As browsers tell it to every server; a tablet that asks for pages of a computer counts as one. */
function deviceOf(userAgent = ''): Device {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet'
  return /Mobi/.test(userAgent) ? 'phone' : 'computer'
}
