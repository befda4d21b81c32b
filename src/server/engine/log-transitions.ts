import type { LifecycleActor } from '#machines/purchase/lifecycle/lifecycle.machine.ts'
import { transitions } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import type { MachineTrace } from '../recording.ts'

/** Who causes a transition, when, and through what (a call, a webhook, a job). */
export type Actor = {
  actor: LifecycleActor
  at: Date
  actorId?: string | undefined
  cause?: string | undefined
}

/** One event a machine received, and what it did. */
export type TransitionEntry = {
  machine: string
  fromState: string
  event: string
  toState: string
  trace: MachineTrace
}

/** Writes transitions of a journey to the log, in the transaction of what they changed. */
export async function logTransitions(
  { recording }: Pick<Deps, 'recording'>,
  tx: Db,
  leadId: string,
  moves: readonly TransitionEntry[],
  by: Actor,
): Promise<void> {
  if (moves.length === 0) return
  await tx.insert(transitions).values(logRows(leadId, moves, by))
  const traces = moves.map(({ trace }) => trace)
  await recording.write(tx, { leadId, traces, actor: by.actor, at: by.at })
}

/** Moves of a journey as rows of the log. */
export function logRows(leadId: string, moves: readonly TransitionEntry[], by: Actor) {
  const { at, actor, actorId = null, cause = null } = by
  return moves.map(({ trace, ...move }) => ({ ...move, leadId, at, actor, actorId, cause }))
}
