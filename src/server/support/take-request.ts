import { createHash } from 'node:crypto'
import type { Language } from '#machines/reference/languages.ts'
import { limits } from '#machines/reference/limits.ts'
import { addDays } from '#machines/rules/calendar.ts'
import type { SupportQuestion } from '#machines/schemas/support-request.ts'
import type { SupportRequestRow } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { keepRequest } from './support.store.ts'
import { receiptKind } from './tell.ts'

const tries = 3

/** Keeps a request with its mail in one transaction; one that was sent twice is one. */
export async function takeRequest(
  deps: Deps,
  question: SupportQuestion,
  language: Language,
): Promise<SupportRequestRow> {
  const { db, jobs, clock, random } = deps
  const today = clock.today()
  const { callAgreed: _, ...told } = question
  const row = {
    ...told,
    language,
    email: question.email.toLowerCase(),
    fingerprint: fingerprintOf(question, today),
    state: 'open' as const,
    promisedOn: addDays(today, limits.support.answerDays[question.topic]),
    askedAt: clock.now(),
  }
  for (let tried = 0; tried < tries; tried += 1) {
    const number = `SR-${random.digits(8)}`
    const kept = await db.transaction(async (tx) => {
      const found = await keepRequest(tx, { ...row, number })
      if (found?.isNew) await jobs.send(receiptKind, { number }, { tx, singletonKey: number })
      return found?.request
    })
    if (kept) return kept
  }
  throw new Error('No number is free for a request to support')
}

const fingerprintOf = (
  { email, topic, about, text, mobile, callTime }: SupportQuestion,
  today: string,
): string =>
  createHash('sha256')
    .update(JSON.stringify([email.toLowerCase(), topic, about, text, mobile, callTime, today]))
    .digest('base64url')
