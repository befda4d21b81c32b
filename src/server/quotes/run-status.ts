import { type LifecycleEventType, lifecycleEvents } from '#machines/purchase/lifecycle/lifecycle.events.ts'
import type { LifecycleActor } from '#machines/purchase/lifecycle/lifecycle.machine.ts'
import type { Lead, Quote } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { type LifecycleDeps, moveLifecycle } from '../engine/lifecycle.ts'
import type { Actor } from '../engine/log-transitions.ts'
import { fail } from '../http/fail.ts'

/** The events that lead from a status to a new run (T01, T02, T06 to T08). */
export function eventsToAskAnew(status: string | null, isStale: boolean): LifecycleEventType[] {
  if (status === null) return ['REQUEST_QUOTES', 'QUOTES_CALL_SENT']
  if (status === 'quotesRequested') return ['QUOTES_CALL_SENT']
  if (status === 'quotesInProcess') return ['EDIT_REQUEST', 'QUOTES_CALL_SENT']
  if (status === 'quotesGenerated') return [isStale ? 'QUOTES_STALE' : 'EDIT_REQUEST', 'QUOTES_CALL_SENT']
  return fail('not-now', undefined, { current: { state: status, event: 'REQUEST_QUOTES' } })
}

/** The state of a run: pending insurers and the answers so far. */
type RunStatus = { asked: number; priced: number; declined: number }

export function runStatusOf(rows: readonly Pick<Quote, 'state'>[]): RunStatus {
  const howMany = (wanted: Quote['state']) => rows.filter(({ state }) => state === wanted).length
  return { asked: howMany('asked'), priced: howMany('priced'), declined: howMany('declined') }
}

/**
 * The events that follow from insurers' answers (T04, T05). The first price counts at once; that there is none is
 * known when the last has answered. A save may have sent the journey back to its request meanwhile.
 */
export function runEventsOf(
  status: string | null,
  { asked, priced, declined }: RunStatus,
): LifecycleEventType[] {
  if (status !== 'quotesRequested' && status !== 'quotesInProcess') return []
  const sent: LifecycleEventType[] = status === 'quotesRequested' ? ['QUOTES_CALL_SENT'] : []
  if (priced > 0) return [...sent, 'QUOTES_RECEIVED']
  if (asked > 0 || status === 'quotesRequested') return []
  return [declined > 0 ? 'QUOTES_EMPTY' : 'QUOTES_FAILED']
}

/** The events that lead back into a run that is requested again, for its insurers without an answer. */
export function eventsToAskAgain(status: string | null, run: RunStatus): LifecycleEventType[] {
  const isOpen = status === 'quotesRequested' && run.priced === 0
  return isOpen && run.asked > 0 ? ['QUOTES_CALL_SENT'] : runEventsOf(status, run)
}

/** Applies events one after the other; the system causes those that nobody else may. */
export async function sendLifecycleEvents(
  deps: LifecycleDeps,
  tx: Db,
  lead: Pick<Lead, 'id' | 'status'>,
  events: readonly LifecycleEventType[],
  by: Actor,
): Promise<void> {
  let { status } = lead
  for (const event of events) {
    const causers: readonly LifecycleActor[] = lifecycleEvents[event]
    const actor = causers.includes(by.actor) ? by : { actor: 'system' as const, at: by.at, cause: by.cause }
    status = await moveLifecycle(deps, tx, { id: lead.id, status }, event, actor)
  }
}
