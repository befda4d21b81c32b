import { and, eq, isNull, sql } from 'drizzle-orm'
import { limits } from '#machines/reference/limits.ts'
import { type Code, codes } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { keyedHash, sameHash } from '../http/keyed-hash.ts'

type CodesStoreDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'config'>
/** What a code proves, and of whom: a lead id or the hash of a mobile number. */
type CodeKey = { purpose: string; subject: string }
type CodeAttempt = CodeKey & { code: string }

/** `wrong` also where there is no code, which must not be revealed. */
export type CodeVerdict = 'right' | 'wrong' | 'expired' | 'tries used'

const { expiresMs, tries } = limits.otp

/** Creates a new code, which invalidates the previous one; only its hash is stored. */
export async function issueCode(
  { db, clock, random, config }: CodesStoreDeps,
  { purpose, subject, digits }: CodeKey & { digits: number },
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

/** Whether this is the code: right once, within its time and its tries. Every question counts as a try. */
export async function tryCode(
  { db, clock, config }: CodesStoreDeps,
  { code, ...question }: CodeAttempt,
): Promise<CodeVerdict> {
  const now = clock.now()
  const [tried] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(open(question))
    .returning()
  const error = errorOf(tried, now)
  if (!tried || error) return error ?? 'wrong'
  const isRight = sameHash(tried.codeHash, keyedHash(config.secrets.signing, `${tried.id}:${code}`))
  if (!isRight) return tried.tries === tries ? 'tries used' : 'wrong'
  const used = await db
    .update(codes)
    .set({ usedAt: now })
    .where(and(eq(codes.id, tried.id), isNull(codes.usedAt)))
    .returning({ id: codes.id })
  return used.length === 1 ? 'right' : 'wrong'
}

/** Why a code is no longer accepted, with this attempt counted. */
function errorOf(code: Code | undefined, now: Date): CodeVerdict | undefined {
  if (!code) return undefined
  if (code.expiresAt <= now) return 'expired'
  return code.tries > tries ? 'tries used' : undefined
}

const open = ({ purpose, subject }: CodeKey) =>
  and(eq(codes.purpose, purpose), eq(codes.subject, subject), isNull(codes.usedAt))
