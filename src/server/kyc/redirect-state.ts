import { keyedHash, sameHash } from '../http/keyed-hash.ts'

/** The provider's page is valid for ten minutes; returning may take a little longer. */
export const goodForMs = 15 * 60 * 1000

type State = { leadId: string; checkId: string }

/** Names the check a browser returns for, so that nobody else can claim to return for it. */
export function signState(secret: string, { leadId, checkId }: State, now: Date): string {
  const said = [leadId, checkId, (now.getTime() + goodForMs).toString(36)].join('~')
  return `${said}~${signatureOf(secret, said)}`
}

/** The content of a signed state, if it is ours and valid. */
export function readState(secret: string, state: string, now: Date): State | undefined {
  const [leadId, checkId, until, signature] = state.split('~')
  if (!leadId || !checkId || !until || !signature) return undefined
  const isOurs = sameHash(signature, signatureOf(secret, [leadId, checkId, until].join('~')))
  return isOurs && Number.parseInt(until, 36) > now.getTime() ? { leadId, checkId } : undefined
}

const signatureOf = (secret: string, said: string) => keyedHash(secret, `kyc-return ${said}`)
