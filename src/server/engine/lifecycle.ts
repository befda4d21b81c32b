import { and, eq, isNull } from 'drizzle-orm'
import { type LifecycleEventType, lifecycleEvents } from '#machines/lifecycle/lifecycle.events.ts'
import { lifecycleMachine, type Who } from '#machines/lifecycle/lifecycle.machine.ts'
import { isStatus, type Status } from '#machines/reference/statuses.ts'
import { type Lead, leads } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { NotNow } from '../http/not-now.ts'
import { logMoves, type Mover } from './log-moves.ts'
import { runOf, type Walk } from './run.ts'

type Standing = Pick<Lead, 'id' | 'status'>

/** Whether the machine knows this event in this status; null is a journey without quotes yet. */
export function canMove(status: string | null, event: LifecycleEventType): boolean {
  return snapshotOf(status).can({ type: event })
}

/**
 * Moves a purchase in the caller's transaction and returns its new status. Refused where the machine
 * refuses, where this actor may not cause the event, and where the status is no longer the one given.
 */
export async function moveLifecycle(
  tx: Db,
  { id, status }: Standing,
  event: LifecycleEventType,
  by: Mover,
): Promise<Status> {
  const { to, walk } = nextStatus({ id, status }, event, by.actor)
  const moved = await tx
    .update(leads)
    .set({ status: to, updatedAt: by.at })
    .where(and(eq(leads.id, id), status === null ? isNull(leads.status) : eq(leads.status, status)))
    .returning({ id: leads.id })
  if (moved.length === 0) return refuseMove({ id, status }, event)
  const move = { machine: lifecycleMachine.id, fromState: status ?? 'none', event, toState: to, walk }
  await logMoves(tx, id, [move], by)
  return to
}

function nextStatus(lead: Standing, event: LifecycleEventType, actor: Who): { to: Status; walk: Walk } {
  const { status } = lead
  if (!mayCause(actor, status, event)) return refuseMove(lead, event)
  const taken = runOf(lifecycleMachine, {}).goOn(snapshotOf(status), { type: event })
  if (!taken) return refuseMove(lead, event)
  const { value: to } = taken.snapshot
  if (!isStatus(to)) throw new Error(`The lifecycle led to ${String(to)}`)
  return { to, walk: taken.walk }
}

/** A document that an insurer refused is asked for again by a person, never by a timer (T43). */
function mayCause(actor: Who, status: string | null, event: LifecycleEventType): boolean {
  if (status === 'policyDocFailure' && event === 'REQUEST_DOCUMENT' && actor === 'system') return false
  const causers: readonly Who[] = lifecycleEvents[event]
  return causers.includes(actor)
}

function snapshotOf(status: string | null) {
  if (status !== null && !isStatus(status)) throw new Error(`Unknown status ${status}`)
  return lifecycleMachine.resolveState({ value: status ?? 'none', context: {} })
}

function refuseMove({ id, status }: Standing, event: string): never {
  const state = status ?? 'none'
  const unheard = { leadId: id, machine: lifecycleMachine, state: `${lifecycleMachine.id}.${state}`, event }
  throw new NotNow({ state, event }, unheard)
}
