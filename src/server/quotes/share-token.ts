import { createHmac } from 'node:crypto'
import type { Clock } from '../deps.ts'
import { keyFor } from '../http/keyed-hash.ts'
import { isSigned, signed } from '../http/signatures.ts'
import type { KeyRing } from '../keys/key-ring.ts'

export const sharedForDays = 7
/** 132 bits of the signature, so that the link fits into a message. */
const signatureLength = 22

const secondsOf = (clock: Pick<Clock, 'now'>) => Math.floor(clock.now().getTime() / 1000)

const hashOf = (text: string) => (secret: string) =>
  createHmac('sha256', keyFor(secret, 'shared quotes'))
    .update(text)
    .digest('base64url')
    .slice(0, signatureLength)

/** A token that names one run and opens only its prices, for seven days: `run.until.signature.key`. */
export function signShare(runId: string, keys: KeyRing, clock: Pick<Clock, 'now'>): string {
  const until = (secondsOf(clock) + sharedForDays * 24 * 60 * 60).toString(36)
  const named = `${runId}.${until}`
  return `${named}.${signed(keys, hashOf(named))}`
}

/** A token's run, if the token is ours and valid. */
export function readShare(token: string, keys: KeyRing, clock: Pick<Clock, 'now'>): string | undefined {
  const [runId = '', until = '', ...signature] = token.split('.')
  const isOurs = isSigned(keys, signature.join('.'), hashOf(`${runId}.${until}`))
  return isOurs && Number.parseInt(until, 36) > secondsOf(clock) ? runId : undefined
}
