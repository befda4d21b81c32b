import type { PartnerStatement, Session } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { secretHashOf } from '../http/caller.ts'
import { expiryOf } from './lifetimes.ts'
import { firstRefreshToken, type Renewed } from './refresh-token.ts'
import { insertSession } from './sessions.store.ts'

type Who = { kind: Session['kind'] } & (
  | { kind: 'customer'; customerId: string }
  | { kind: 'employee'; username: string }
  | { kind: 'partner'; customerId: string; partnerId: string; partnersWord: PartnerStatement }
)

/** Opens a session for somebody who has proved who they are. */
export async function openSession(
  tx: Db,
  { clock, random }: Pick<Deps, 'clock' | 'random'>,
  who: Who,
): Promise<Renewed> {
  const [id, now] = [random.id(), clock.now()]
  const refreshToken = firstRefreshToken(id, random)
  const session = await insertSession(tx, {
    id,
    ...who,
    refreshHash: secretHashOf(refreshToken),
    renewedAt: now,
    createdAt: now,
    expiresAt: expiryOf({ kind: who.kind, createdAt: now }, now),
  })
  return { session, refreshToken }
}
