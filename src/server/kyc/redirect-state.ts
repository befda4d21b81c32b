import { keyedHash, sameHash } from '../http/keyed-hash.ts'

/** The provider's page is good for ten minutes; coming back may take a little longer. */
export const goodForMs = 15 * 60 * 1000

type State = { leadId: string; checkId: string }

/** Names the check a browser comes back for, so that nobody else can say they came back for it. */
export function signState(secret: string, { leadId, checkId }: State, now: Date): string {
  const said = [leadId, checkId, (now.getTime() + goodForMs).toString(36)].join('~')
  return `${said}~${signatureOf(secret, said)}`
}

/** What a state says, where it is ours and still good. */
export function readState(secret: string, state: string, now: Date): State | undefined {
  const [leadId, checkId, until, signature] = state.split('~')
  if (!leadId || !checkId || !until || !signature) return undefined
  const isOurs = sameHash(signature, signatureOf(secret, [leadId, checkId, until].join('~')))
  return isOurs && Number.parseInt(until, 36) > now.getTime() ? { leadId, checkId } : undefined
}

const signatureOf = (secret: string, said: string) => keyedHash(secret, `kyc-return ${said}`)
