import { and, eq } from 'drizzle-orm'
import { type QuoteRun, quoteRuns, quotes } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { fail } from '../http/fail.ts'
import { answerOf, columnsOf, type QuoteAnswer } from './answer.ts'
import { latestRun, lockLead } from './quotes.store.ts'
import { runEventsOf, runStatusOf, sendLifecycleEvents } from './run-status.ts'

/**
 * Stores an insurer's answer and applies its event, in one transaction; the first answer stays. An answer to a
 * replaced run is too late and ignored (C-61).
 */
export function keepAnswer(
  deps: Pick<Deps, 'db' | 'recording'>,
  run: QuoteRun,
  insurerId: number,
  answer: QuoteAnswer,
  at: Date,
): Promise<QuoteAnswer> {
  return deps.db.transaction(async (tx) => {
    const status = await lockLead(tx, run.leadId)
    if ((await latestRun(tx, run.leadId))?.id !== run.id) return fail('not-now')
    const row = and(eq(quotes.runId, run.id), eq(quotes.insurerId, insurerId))
    const [kept] = await tx
      .update(quotes)
      .set({ ...columnsOf(answer), answeredAt: at })
      .where(and(row, eq(quotes.state, 'asked')))
      .returning({ id: quotes.id })
    const rows = await tx.select({ state: quotes.state }).from(quotes).where(eq(quotes.runId, run.id))
    const runStatus = runStatusOf(rows)
    if (runStatus.asked === 0) await tx.update(quoteRuns).set({ endedAt: at }).where(eq(quoteRuns.id, run.id))
    const by = { actor: 'system' as const, at, cause: 'motor/getQuotesData' }
    await sendLifecycleEvents(deps, tx, { id: run.leadId, status }, runEventsOf(status, runStatus), by)
    if (kept) return answer
    const [first] = await tx.select().from(quotes).where(row)
    return (first && answerOf(first)) ?? answer
  })
}
