import { and, desc, eq, lt } from 'drizzle-orm'
import * as v from 'valibot'
import { readPreviousRun } from '#contract/quotes/previous-run.calls.ts'
import type { QuoteTerms } from '#machines/core/server-product.ts'
import { motorServerProduct } from '#machines/motor/motor.server-product.ts'
import { motorTerms, motorTermsOn } from '#machines/motor/motor.terms.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { asOfToday } from '#machines/motor/rules/as-of-today.ts'
import type { Day } from '#machines/schemas/basics.ts'
import { type QuoteRun, quoteRuns } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'
import type { Module } from '../../deps.ts'
import { serveLead } from '../../http/serve.ts'
import { answerOf, isPriced } from '../answer.ts'
import { isQuoting } from '../open-run.ts'
import { quotesOf } from '../quotes.store.ts'
import { questionOf, termsOf } from '../terms.ts'
import { motorRecordOf, quoteResultOf } from './motor-lead.ts'

/** The prices of an earlier day, to compare today's with. */
export const previousRunRoutes: Module = ({ db, clock }) =>
  serveLead(readPreviousRun, async ({ lead }) => {
    const [today, record] = [clock.today(), motorRecordOf(lead)]
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

/** The same vehicle, past and wishes; what only follows from the days that passed makes no difference. */
function asksTheSame(run: QuoteRun, saved: MotorRecord, today: Day): boolean {
  const now = motorTermsOn(asOfToday(saved, today), today)
  const question = (terms: QuoteTerms) => questionOf(motorServerProduct, terms)
  return now !== undefined && question(termsOf(motorServerProduct, run)) === question(now)
}

async function pricesOf(db: Db, run: QuoteRun, record: MotorRecord) {
  const answers = (await quotesOf(db, run.id)).map(answerOf)
  const plans = answers.flatMap((answer) => (answer && isPriced(answer) ? [answer.plan] : []))
  return {
    onDay: run.onDay,
    businessType: v.parse(motorTerms, run.request).risk.businessType,
    quotes: plans.map((plan) => quoteResultOf(plan, record)),
  }
}
