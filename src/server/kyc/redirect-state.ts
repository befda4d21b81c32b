import { keyedHash } from '../http/keyed-hash.ts'
import { isSigned, signed } from '../http/signatures.ts'
import type { KeyRing } from '../keys/key-ring.ts'

/** The provider's page is valid for ten minutes; returning may take a little longer. */
export const goodForMs = 15 * 60 * 1000

type State = { leadId: string; checkId: string }

/** Names the check a browser returns for, so that nobody else can claim to return for it. */
export function signState(keys: KeyRing, { leadId, checkId }: State, now: Date): string {
  const said = [leadId, checkId, (now.getTime() + goodForMs).toString(36)].join('~')
  return `${said}~${signed(keys, hashOf(said))}`
}

/** The content of a signed state, if it is ours and valid. */
export function readState(keys: KeyRing, state: string, now: Date): State | undefined {
  const [leadId, checkId, until, signature] = state.split('~')
  if (!leadId || !checkId || !until || !signature) return undefined
  const isOurs = isSigned(keys, signature, hashOf([leadId, checkId, until].join('~')))
  return isOurs && Number.parseInt(until, 36) > now.getTime() ? { leadId, checkId } : undefined
}

const hashOf = (said: string) => (secret: string) => keyedHash(secret, `kyc-return ${said}`)
