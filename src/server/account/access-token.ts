import { jwtVerify, SignJWT } from 'jose'
import type { Deps } from '../deps.ts'
import { keyFor } from '../http/keyed-hash.ts'
import { accessMs } from './lifetimes.ts'

type AccessTokenDeps = Pick<Deps, 'clock' | 'config'>

const algorithm = 'HS256'
const keyOf = ({ config }: AccessTokenDeps) => keyFor(config.secrets.signing, 'access tokens')

/** Names a session and nothing about its person, which is read from the database at every request. */
export function accessTokenOf(deps: AccessTokenDeps, sessionId: string): Promise<string> {
  const now = deps.clock.now()
  return new SignJWT()
    .setProtectedHeader({ alg: algorithm })
    .setSubject(sessionId)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + accessMs))
    .sign(keyOf(deps))
}

/** The session that a token names; undefined where the token has expired or is not ours. */
export async function sessionIn(deps: AccessTokenDeps, token: string): Promise<string | undefined> {
  const options = { algorithms: [algorithm], currentDate: deps.clock.now(), requiredClaims: ['exp'] }
  return jwtVerify(token, keyOf(deps), options).then(
    ({ payload }) => payload.sub,
    () => undefined,
  )
}
