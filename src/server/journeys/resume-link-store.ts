import { and, eq, isNull } from 'drizzle-orm'
import { jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import { limits } from '#machines/reference/limits.ts'
import { codes } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { keyedHash } from '../http/keyed-hash.ts'

type ResumeLinkStoreDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'random'>
type ResumeLink = { url: string; expiresAt: Date }

const audience = 'resume-link'
const purpose = 'link'
const claims = v.object({ jti: v.string(), sub: v.string() })

const keyOf = ({ config }: Pick<Deps, 'config'>) =>
  new TextEncoder().encode(keyedHash(config.secrets.signing, audience))

/** A link that names a journey and nothing else, valid once and for two days. */
export async function signResumeLink(deps: ResumeLinkStoreDeps, leadId: string): Promise<ResumeLink> {
  const { db, clock, random, config } = deps
  const [id, sentAt] = [random.id(), clock.now()]
  const expiresAt = new Date(sentAt.getTime() + limits.resumeLink.hours * 60 * 60 * 1000)
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setSubject(leadId)
    .setJti(id)
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(keyOf(deps))
  // The signature proves the token; the row says whether it was used.
  await db.insert(codes).values({ id, purpose, subject: leadId, codeHash: '', tries: 0, sentAt, expiresAt })
  return { url: `${config.baseUrl}/resume/${token}`, expiresAt }
}

/** The journey of a link that is ours, valid and unused. */
export async function readResumeLink(deps: ResumeLinkStoreDeps, token: string): Promise<string | undefined> {
  const link = await linkOf(deps, token)
  if (!link) return undefined
  const [unused] = await deps.db.select({ id: codes.id }).from(codes).where(isUnused(link.jti))
  return unused && link.sub
}

/** Invalidates a link that was used to prove ownership. */
export async function spendResumeLink(deps: ResumeLinkStoreDeps, token: string): Promise<void> {
  const link = await linkOf(deps, token)
  if (link) await deps.db.update(codes).set({ usedAt: deps.clock.now() }).where(isUnused(link.jti))
}

const isUnused = (id: string) => and(eq(codes.id, id), eq(codes.purpose, purpose), isNull(codes.usedAt))

async function linkOf(deps: Pick<Deps, 'clock' | 'config'>, token: string) {
  const options = { audience, algorithms: ['HS256'], currentDate: deps.clock.now() }
  const verified = await jwtVerify(token, keyOf(deps), options).catch(() => undefined)
  const read = v.safeParse(claims, verified?.payload)
  return read.success ? read.output : undefined
}
