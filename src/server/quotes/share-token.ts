import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../deps.ts'

const audience = 'shared-quotes'
export const sharedForDays = 7

const keyOf = (signing: string) => new TextEncoder().encode(signing)

/** A token that names one run and opens only its prices, for seven days. */
export function signShare(runId: string, signing: string, clock: Pick<Clock, 'now'>): Promise<string> {
  const now = Math.floor(clock.now().getTime() / 1000)
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setSubject(runId)
    .setExpirationTime(now + sharedForDays * 24 * 60 * 60)
    .sign(keyOf(signing))
}

/** A token's run, if the token is ours and valid. */
export async function readShare(
  token: string,
  signing: string,
  clock: Pick<Clock, 'now'>,
): Promise<string | undefined> {
  const options = { audience, algorithms: ['HS256'], currentDate: clock.now() }
  const { payload } = await jwtVerify(token, keyOf(signing), options).catch(() => ({ payload: undefined }))
  return payload?.sub
}
