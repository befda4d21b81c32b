import { and, desc, eq, lt } from 'drizzle-orm'
import { readPreviousRun } from '#contract/quotes/previous-run.calls.ts'
import { quoteResultFromPlan } from '#contract/quotes/quote-result.codec.ts'
import { asOfToday } from '#machines/record/past.ts'
import { defaultRequest } from '#machines/record/quote-request.ts'
import type { Day } from '#machines/schemas/basics.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'
import { recordOf } from '../access/leads.store.ts'
import { type QuoteRun, quoteRuns } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { Module } from '../deps.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { answerOf, isPriced } from './answer.ts'
import { isQuoting } from './open-run.ts'
import { quotesOf } from './quotes.store.ts'
import { questionOf, termsOf, termsOn } from './terms.ts'

/** The prices of an earlier day, for whoever comes back to see what they have become. */
export const previousRunRoutes: Module = ({ db, clock }) =>
  serve(readPreviousRun, async ({ lead }) => {
    if (!lead) return refuse('unknown-journey')
    const [today, record] = [clock.today(), recordOf(lead)]
    const run = isQuoting(lead.status) ? await earlierRun(db, lead.id, today) : undefined
    const data = run && asksTheSame(run, record, today) ? await pricesOf(db, run, record) : null
    return { status: 'success' as const, data }
  })

async function earlierRun(db: Db, leadId: string, today: Day): Promise<QuoteRun | undefined> {
  const [run] = await db
    .select()
    .from(quoteRuns)
    .where(and(eq(quoteRuns.leadId, leadId), lt(quoteRuns.onDay, today)))
    .orderBy(desc(quoteRuns.startedAt))
    .limit(1)
  return run
}

/** The same vehicle, past and wishes; what has only become of them by the days that passed is no other question. */
function asksTheSame(run: QuoteRun, saved: MotorRecord, today: Day): boolean {
  const record = asOfToday(saved, today)
  const now = termsOn(record, record.request ?? defaultRequest(record, today), today)
  return now !== undefined && questionOf(termsOf(run)) === questionOf(now)
}

async function pricesOf(db: Db, run: QuoteRun, record: MotorRecord) {
  const answers = (await quotesOf(db, run.id)).map(answerOf)
  const plans = answers.flatMap((answer) => (answer && isPriced(answer) ? [answer.plan] : []))
  return {
    onDay: run.onDay,
    businessType: termsOf(run).risk.businessType,
    quotes: plans.map((plan) => quoteResultFromPlan(plan, record)),
  }
}
