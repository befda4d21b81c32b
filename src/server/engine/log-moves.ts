import type { Who } from '#machines/lifecycle/lifecycle.machine.ts'
import { transitions } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { recordWalks } from '../traffic/own-traffic.ts'
import type { Walk } from './run.ts'

/** Who moves a machine, when, and what made them (a call, a webhook, a job). */
export type Mover = { actor: Who; at: Date; actorId?: string | undefined; cause?: string | undefined }

/** One event a machine heard, and what it did then. */
export type Move = { machine: string; fromState: string; event: string; toState: string; walk: Walk }

/** Writes moves of a journey to the log, in the transaction of what they changed. */
export async function logMoves(tx: Db, leadId: string, moves: readonly Move[], by: Mover): Promise<void> {
  if (moves.length === 0) return
  await tx.insert(transitions).values(logRows(leadId, moves, by))
  await recordWalks(tx, { leadId, walks: moves.map(({ walk }) => walk), actor: by.actor, at: by.at })
}

/** Moves of a journey as rows of the log. */
export function logRows(leadId: string, moves: readonly Move[], by: Mover) {
  const { at, actor, actorId = null, cause = null } = by
  return moves.map(({ walk, ...move }) => ({ ...move, leadId, at, actor, actorId, cause }))
}
