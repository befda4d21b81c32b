import { and, eq, inArray } from 'drizzle-orm'
import { quotes } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Actor } from '../engine/log-transitions.ts'
import { fail } from '../http/fail.ts'
import { isQuoting, type Opened } from './open-run.ts'
import { latestRun, lockLead } from './quotes.store.ts'
import { eventsToAskAgain, runStatusOf, sendLifecycleEvents } from './run-status.ts'

/** Asks some insurers again in the journey's latest run; a price already given stays. */
export function reopenQuotes(
  deps: Pick<Deps, 'db' | 'clock' | 'recording'>,
  leadId: string,
  insurerIds: number[],
  by: Actor,
): Promise<Opened> {
  const { db, clock } = deps
  return db.transaction(async (tx) => {
    const status = await lockLead(tx, leadId)
    const run = await latestRun(tx, leadId)
    if (!run || !isQuoting(status) || run.onDay !== clock.today()) return fail('not-now')
    const wanted = and(eq(quotes.runId, run.id), inArray(quotes.insurerId, insurerIds))
    await tx
      .update(quotes)
      .set({ state: 'asked', answeredAt: null, message: null })
      .where(and(wanted, inArray(quotes.state, ['declined', 'late', 'down'])))
    const rows = await tx.select().from(quotes).where(wanted)
    if (rows.length < insurerIds.length || rows.length === 0) return fail('not-found')
    if (rows.some(({ state }) => state === 'asked')) {
      await sendLifecycleEvents(
        deps,
        tx,
        { id: leadId, status },
        eventsToAskAgain(status, runStatusOf(rows)),
        by,
      )
    }
    return { run, rows }
  })
}
