import { sign } from 'hono/jwt'
import { tokenAudience, tokenSeconds, type VisitorToken } from '#contract/partners/visitor-token.ts'
import { newId, type SandboxEnvironment, secondsOf } from '../environment.ts'

/** Faults of a link, to try their consequences. */
export const flaws = {
  none: 'Nothing',
  expired: 'It has expired',
  long: 'It is good for an hour',
  forged: 'Somebody else signed it',
  elsewhere: 'It is for another shop',
} as const
export type Flaw = keyof typeof flaws

type Visitor = Pick<VisitorToken, 'customer_name' | 'customer_phone' | 'customer_email'>

/** The partner as Safar knows it. */
export const partner = { id: 'jaipur-motors', name: 'Jaipur Motors', refCode: 'JAIPUR-01' }

/** The target of a partner's button: the token names the visitor, the ref the partner. */
export async function linkFor(
  environment: SandboxEnvironment,
  visitor: Visitor,
  flaw: Flaw,
): Promise<string> {
  const begun = secondsOf(environment.clock()) - (flaw === 'expired' ? 2 * tokenSeconds : 0)
  const token: VisitorToken = {
    iss: partner.id,
    aud: tokenAudience,
    jti: newId(environment, 'visit_'),
    iat: begun,
    exp: begun + (flaw === 'long' ? 3_600 : tokenSeconds),
    ...visitor,
  }
  const claims = flaw === 'elsewhere' ? { ...token, aud: 'another shop' } : token
  const key = flaw === 'forged' ? 'a key of somebody else' : environment.secrets.visitorKey
  return `/?${new URLSearchParams({ token: await sign(claims, key, 'HS256'), ref: partner.refCode })}`
}
