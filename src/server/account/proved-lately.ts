import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { provedMs } from './lifetimes.ts'
import { findSession } from './sessions.store.ts'

/** Whether somebody has logged in, by a code or a partner's link, so short a time ago that it still counts as proof. */
export async function provedLately(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { sessionId }: Pick<Caller, 'sessionId'>,
): Promise<boolean> {
  const session = sessionId === null ? undefined : await findSession(db, sessionId)
  return session !== undefined && clock.now().getTime() < session.createdAt.getTime() + provedMs
}
