import { createHmac } from 'node:crypto'
import type { Clock } from '../deps.ts'
import { keyFor, sameHash } from '../http/keyed-hash.ts'

export const sharedForDays = 7
/** 132 bits of the signature, so that the link fits into a message. */
const signatureLength = 22

const secondsOf = (clock: Pick<Clock, 'now'>) => Math.floor(clock.now().getTime() / 1000)

const signatureOf = (text: string, signing: string) =>
  createHmac('sha256', keyFor(signing, 'shared quotes'))
    .update(text)
    .digest('base64url')
    .slice(0, signatureLength)

/** A token that names one run and opens only its prices, for seven days: `run.until.signature`. */
export function signShare(runId: string, signing: string, clock: Pick<Clock, 'now'>): string {
  const until = (secondsOf(clock) + sharedForDays * 24 * 60 * 60).toString(36)
  const named = `${runId}.${until}`
  return `${named}.${signatureOf(named, signing)}`
}

/** A token's run, if the token is ours and valid. */
export function readShare(token: string, signing: string, clock: Pick<Clock, 'now'>): string | undefined {
  const [runId = '', until = '', signature = ''] = token.split('.')
  const isOurs = sameHash(signature, signatureOf(`${runId}.${until}`, signing))
  return isOurs && Number.parseInt(until, 36) > secondsOf(clock) ? runId : undefined
}
