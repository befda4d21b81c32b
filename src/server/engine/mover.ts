import type { Asking } from '../http/asking.ts'
import type { Mover } from './log-moves.ts'

/** Whoever asks, as the log of moves names them. */
export function moverOf({ employeeId, customerId }: Asking, at: Date, cause: string): Mover {
  if (employeeId !== null) return { actor: 'employee', actorId: employeeId, at, cause }
  return { actor: 'customer', actorId: customerId ?? undefined, at, cause }
}
