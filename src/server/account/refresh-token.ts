import type { Session } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { secretHashOf } from '../http/caller.ts'
import { keyedHash } from '../http/keyed-hash.ts'
import type { Key } from '../keys/key-ring.ts'
import { expiryOf, leewayMs } from './lifetimes.ts'
import { endSession, findSession, turnRefreshToken } from './sessions.store.ts'

type RefreshTokenDeps = Pick<Deps, 'db' | 'clock' | 'config'>
export type Renewed = { session: Session; refreshToken: string }

/** Begins with the session's id, so that any of its tokens can be recognised, however old. */
export const firstRefreshToken = (id: string, random: Deps['random']) => `${id}.${random.id()}${random.id()}`

/**
 * Exchanges a refresh token for the next one. The next is derived from it with our secret, so that a browser whose
 * reply was lost gets the same one again, whichever key it was derived with; later, or with an older one, somebody has
 * a copy and the session ends.
 */
export async function renewTokens(
  deps: RefreshTokenDeps,
  refreshToken: string,
): Promise<Renewed | undefined> {
  const { db, clock } = deps
  const at = clock.now()
  const [id = ''] = refreshToken.split('.')
  const { keys } = deps.config
  const nextBy = ({ secret }: Key) => `${id}.${keyedHash(secret, `refresh ${refreshToken}`)}`
  const next = nextBy(keys.current())
  const from = secretHashOf(refreshToken)
  const known = await findSession(db, id)
  if (!known) return undefined
  const expiresAt = expiryOf(known, at)
  const turned = await turnRefreshToken(db, { id, from, to: secretHashOf(next), at, expiresAt })
  if (turned) return { session: turned, refreshToken: next }
  const session = await findSession(db, id)
  if (!session || session.endedAt || session.expiresAt <= at) return undefined
  const inTime = at.getTime() < session.renewedAt.getTime() + leewayMs
  const again = keys
    .all()
    .map(nextBy)
    .find((token) => secretHashOf(token) === session.refreshHash)
  if (session.previousRefreshHash === from && inTime && again) return { session, refreshToken: again }
  await endSession(db, id, { by: 'reuse', at })
  return undefined
}
