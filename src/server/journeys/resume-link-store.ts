import { and, eq, isNull } from 'drizzle-orm'
import { SignJWT } from 'jose'
import * as v from 'valibot'
import type { Language } from '#machines/reference/languages.ts'
import { limits } from '#machines/reference/limits.ts'
import { codes } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { keyedHash } from '../http/keyed-hash.ts'
import { tokens } from '../http/signatures.ts'
import { linkIn } from '../messages/link-in.ts'

type ResumeLinkStoreDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'random'>
type ResumeLink = { url: string; expiresAt: Date }

const audience = 'resume-link'
const purpose = 'link'
const claims = v.object({ jti: v.string(), sub: v.string() })

const linkTokens = ({ config }: Pick<Deps, 'config'>) =>
  tokens(config.keys, (secret) => new TextEncoder().encode(keyedHash(secret, audience)))

/** A link that names a journey and nothing else, valid once and for two days. */
export async function signResumeLink(
  deps: ResumeLinkStoreDeps,
  leadId: string,
  language: Language,
): Promise<ResumeLink> {
  const { db, clock, random } = deps
  const [id, sentAt] = [random.id(), clock.now()]
  const expiresAt = new Date(sentAt.getTime() + limits.resumeLink.hours * 60 * 60 * 1000)
  const claimed = new SignJWT()
    .setAudience(audience)
    .setSubject(leadId)
    .setJti(id)
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
  const token = await linkTokens(deps).sign(claimed)
  // The signature proves the token; the row says whether it was used.
  await db.insert(codes).values({ id, purpose, subject: leadId, codeHash: '', tries: 0, sentAt, expiresAt })
  return { url: linkIn(deps, language, `/resume/${token}`), expiresAt }
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

const isUnused = (id: string) => and(eq(codes.id, id), isNull(codes.usedAt))

async function linkOf(deps: Pick<Deps, 'clock' | 'config'>, token: string) {
  const payload = await linkTokens(deps).verify(token, { audience, currentDate: deps.clock.now() })
  const read = v.safeParse(claims, payload)
  return read.success ? read.output : undefined
}
