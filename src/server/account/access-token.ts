import { SignJWT } from 'jose'
import type { Deps } from '../deps.ts'
import { keyFor } from '../http/keyed-hash.ts'
import { tokens } from '../http/signatures.ts'
import { accessMs } from './lifetimes.ts'

type AccessTokenDeps = Pick<Deps, 'clock' | 'config'>

const accessTokens = ({ config }: AccessTokenDeps) =>
  tokens(config.keys, (secret) => keyFor(secret, 'access tokens'))

/** Names a session and nothing about its person, which is read from the database at every request. */
export function accessTokenOf(deps: AccessTokenDeps, sessionId: string): Promise<string> {
  const now = deps.clock.now()
  const expiresAt = new Date(now.getTime() + accessMs)
  const claimed = new SignJWT().setSubject(sessionId).setIssuedAt(now).setExpirationTime(expiresAt)
  return accessTokens(deps).sign(claimed)
}

/** The session that a token names; undefined where the token has expired or is not ours. */
export async function sessionIn(deps: AccessTokenDeps, token: string): Promise<string | undefined> {
  const options = { currentDate: deps.clock.now(), requiredClaims: ['exp'] }
  return (await accessTokens(deps).verify(token, options))?.sub
}
