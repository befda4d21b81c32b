import { and, eq, isNull } from 'drizzle-orm'
import { type LifecycleEventType, lifecycleEvents } from '#machines/purchase/lifecycle/lifecycle.events.ts'
import { type LifecycleActor, lifecycleMachine } from '#machines/purchase/lifecycle/lifecycle.machine.ts'
import { isStatus, type Status } from '#machines/reference/statuses.ts'
import { type Lead, leads } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { NotNow } from '../http/not-now.ts'
import type { MachineTrace } from '../recording.ts'
import { type Actor, logTransitions } from './log-transitions.ts'
import { machineRun } from './run.ts'

export type LifecycleDeps = Pick<Deps, 'recording'>
type LeadStatus = Pick<Lead, 'id' | 'status'>

/** Whether the machine accepts this event in this status; null is a journey without quotes. */
export function canMove(status: string | null, event: LifecycleEventType): boolean {
  return snapshotOf(status).can({ type: event })
}

/**
 * Applies an event to a purchase in the caller's transaction and returns its new status. Refused where the machine
 * refuses, where this actor may not cause the event, and where the status has changed meanwhile.
 */
export async function moveLifecycle(
  deps: LifecycleDeps,
  tx: Db,
  { id, status }: LeadStatus,
  event: LifecycleEventType,
  by: Actor,
): Promise<Status> {
  const { to, trace } = nextStatus({ id, status }, event, by.actor)
  const moved = await tx
    .update(leads)
    .set({ status: to, updatedAt: by.at })
    .where(and(eq(leads.id, id), status === null ? isNull(leads.status) : eq(leads.status, status)))
    .returning({ id: leads.id })
  if (moved.length === 0) return rejectMove({ id, status }, event)
  const move = { machine: lifecycleMachine.id, fromState: status ?? 'none', event, toState: to, trace }
  await logTransitions(deps, tx, id, [move], by)
  return to
}

function nextStatus(
  lead: LeadStatus,
  event: LifecycleEventType,
  actor: LifecycleActor,
): { to: Status; trace: MachineTrace } {
  const { status } = lead
  if (!mayCause(actor, status, event)) return rejectMove(lead, event)
  const taken = machineRun(lifecycleMachine, {}).takeFrom(snapshotOf(status), { type: event })
  if (!taken) return rejectMove(lead, event)
  const { value: to } = taken.snapshot
  if (!isStatus(to)) throw new Error(`The lifecycle led to ${String(to)}`)
  return { to, trace: taken.trace }
}

/** A document the insurer refused is requested again by a person only, never by a timer (T43). */
function mayCause(actor: LifecycleActor, status: string | null, event: LifecycleEventType): boolean {
  if (status === 'policyDocFailure' && event === 'REQUEST_DOCUMENT' && actor === 'system') return false
  const causers: readonly LifecycleActor[] = lifecycleEvents[event]
  return causers.includes(actor)
}

function snapshotOf(status: string | null) {
  if (status !== null && !isStatus(status)) throw new Error(`Unknown status ${status}`)
  return lifecycleMachine.resolveState({ value: status ?? 'none', context: {} })
}

function rejectMove({ id, status }: LeadStatus, event: string): never {
  const state = status ?? 'none'
  const unhandled = { leadId: id, machine: lifecycleMachine, state: `${lifecycleMachine.id}.${state}`, event }
  throw new NotNow({ state, event }, unhandled)
}
