import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { limits } from '#machines/reference/limits.ts'
import { codes } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { keyedHash, sameHash } from '../http/keyed-hash.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'random' | 'config'>
/** What a code proves, and of whom: a lead id or the hash of a mobile number. */
type Question = { purpose: string; subject: string }

const { expiresMs, tries } = limits.otp

/** Makes a new code and ends the one before it; only its hash is kept. */
export async function issueCode(
  { db, clock, random, config }: Needs,
  { purpose, subject, digits }: Question & { digits: number },
): Promise<string> {
  const [id, code, now] = [random.id(), random.digits(digits), clock.now()]
  const codeHash = keyedHash(config.secrets.signing, `${id}:${code}`)
  const expiresAt = new Date(now.getTime() + expiresMs)
  await db.transaction(async (tx) => {
    await tx.update(codes).set({ usedAt: now }).where(open({ purpose, subject }))
    await tx.insert(codes).values({ id, purpose, subject, codeHash, tries: 0, sentAt: now, expiresAt })
  })
  return code
}

/** Whether this is the code: true once, within its time and its tries. Every question counts as a try. */
export async function useCode(
  { db, clock, config }: Needs,
  { code, ...question }: Question & { code: string },
): Promise<boolean> {
  const now = clock.now()
  const [tried] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(and(open(question), gt(codes.expiresAt, now), lt(codes.tries, tries)))
    .returning()
  if (!tried || !sameHash(tried.codeHash, keyedHash(config.secrets.signing, `${tried.id}:${code}`)))
    return false
  const used = await db
    .update(codes)
    .set({ usedAt: now })
    .where(and(eq(codes.id, tried.id), isNull(codes.usedAt)))
    .returning({ id: codes.id })
  return used.length === 1
}

const open = ({ purpose, subject }: Question) =>
  and(eq(codes.purpose, purpose), eq(codes.subject, subject), isNull(codes.usedAt))
