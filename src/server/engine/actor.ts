import type { Caller } from '../http/caller.ts'
import type { Actor } from './log-transitions.ts'

/** The caller as named in the transition log. */
export function actorOf({ employeeId, customerId }: Caller, at: Date, cause: string): Actor {
  if (employeeId !== null) return { actor: 'employee', actorId: employeeId, at, cause }
  return { actor: 'customer', actorId: customerId ?? undefined, at, cause }
}
