import { decodeJwt, jwtVerify } from 'jose'
import * as v from 'valibot'
import {
  tokenAudience,
  tokenSeconds,
  type VisitorToken,
  visitorToken,
} from '#contract/partners/visitor-token.ts'
import type { Partner } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { sealOf } from '../sealed/seal.ts'
import { partnerById, spendToken } from './partners.store.ts'

type VisitorTokenDeps = Pick<Deps, 'db' | 'clock' | 'config'>
export type Visit = { partner: Partner; token: VisitorToken }

/** How far a partner's clock may be ahead of ours. */
const aheadSeconds = 30

/** The visitor of a partner's token; undefined for an invalid or already used token. */
export async function takeToken(deps: VisitorTokenDeps, text: string): Promise<Visit | undefined> {
  const partner = await partnerOf(deps, text)
  const token = partner && (await readToken(deps, text, partner))
  if (!partner || !token) return undefined
  const [now, expiresAt] = [deps.clock.now(), new Date(token.exp * 1000)]
  const isFirst = await spendToken(deps.db, { id: `${partner.id}:${token.jti}`, expiresAt }, now)
  return isFirst ? { partner, token } : undefined
}

/** Says only whose key to try: nothing in the token is trusted before that key verified it. */
async function partnerOf({ db }: VisitorTokenDeps, text: string): Promise<Partner | undefined> {
  const claimed = await Promise.resolve(text)
    .then(decodeJwt)
    .catch(() => undefined)
  return claimed?.iss === undefined ? undefined : partnerById(db, claimed.iss)
}

async function readToken(
  { clock, config }: VisitorTokenDeps,
  text: string,
  { id, sealedKey }: Partner,
): Promise<VisitorToken | undefined> {
  const key = sealOf(config.keys).open(sealedKey, id)
  if (key === undefined) return undefined
  const options = { algorithms: ['HS256'], issuer: id, audience: tokenAudience, currentDate: clock.now() }
  const verified = await jwtVerify(text, new TextEncoder().encode(key), options).catch(() => undefined)
  const token = v.safeParse(visitorToken, verified?.payload)
  return token.success && isShort(token.output, clock.now()) ? token.output : undefined
}

/** Issued just now and for a few minutes: a token signed in advance would leave a long-lived link. */
const isShort = ({ iat, exp }: VisitorToken, now: Date) =>
  exp - iat <= tokenSeconds && iat <= now.getTime() / 1000 + aheadSeconds
