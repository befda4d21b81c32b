import type { Who } from '#machines/lifecycle/lifecycle.machine.ts'
import { transitions } from '../db/schema.ts'
import type { Db } from '../db/types.ts'

/** Who moves a machine, when, and what made them (a call, a webhook, a job). */
export type Mover = { actor: Who; at: Date; actorId?: string | undefined; cause?: string | undefined }

/** One event a machine heard. */
export type Move = { machine: string; fromState: string; event: string; toState: string }

/** Writes moves of a journey to the log, in the transaction of what they changed. */
export async function logMoves(tx: Db, leadId: string, moves: readonly Move[], by: Mover): Promise<void> {
  if (moves.length === 0) return
  const { at, actor, actorId = null, cause = null } = by
  await tx.insert(transitions).values(moves.map((move) => ({ ...move, leadId, at, actor, actorId, cause })))
}
