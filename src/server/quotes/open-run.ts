import { and, eq, inArray } from 'drizzle-orm'
import type { QuoteTerms, ServerProduct } from '#machines/core/server-product.ts'
import { isStatus, statuses } from '#machines/reference/statuses.ts'
import { type Quote, type QuoteRun, quoteRuns, quotes } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import type { LifecycleDeps } from '../engine/lifecycle.ts'
import type { Actor } from '../engine/log-transitions.ts'
import { latestRun, lockLead, quotesOf } from './quotes.store.ts'
import { eventsToAskAgain, eventsToAskAnew, runStatusOf, sendLifecycleEvents } from './run-status.ts'
import { hashOfTerms } from './terms.ts'

type OpenRunDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'recording'>

/** What is asked of whom. */
type Question = { product: Pick<ServerProduct, 'insurers'>; terms: QuoteTerms }

export type Opened = {
  run: QuoteRun
  /** One row per insurer; those still `asked` have to be asked. */
  rows: Quote[]
  /** The run it replaces. */
  replaced?: string | undefined
}

/**
 * The run for a question. The same question on the same day uses the stored answers, and only insurers without one
 * are asked again; anything else starts a new run (decision 0030).
 */
export function openRun(
  { db, ...deps }: OpenRunDeps,
  leadId: string,
  question: Question,
  by: Actor,
): Promise<Opened> {
  const hash = hashOfTerms(question.terms)
  const today = deps.clock.today()
  return db.transaction(async (tx) => {
    const status = await lockLead(tx, leadId)
    const latest = await latestRun(tx, leadId)
    const isSame = latest?.requestHash === hash
    if (latest && isSame && !isQuoting(status)) return { run: latest, rows: await answered(tx, latest.id) }
    if (latest && isSame && latest.onDay === today) return resume(deps, tx, latest, status, by)
    const isStale = latest !== undefined && latest.onDay !== today
    await sendLifecycleEvents(deps, tx, { id: leadId, status }, eventsToAskAnew(status, isStale), by)
    const begun = await begin(tx, leadId, question, deps, latest)
    return { ...begun, replaced: latest?.id }
  })
}

/** Insurers are asked only before a proposal; afterwards the given prices are shown as they were. */
export const isQuoting = (status: string | null): boolean =>
  status === null || (isStatus(status) && statuses[status].phase === 'quotes')

const answered = async (tx: Db, runId: string) =>
  (await quotesOf(tx, runId)).filter(({ state }) => state !== 'asked')

async function resume(
  deps: LifecycleDeps,
  tx: Db,
  run: QuoteRun,
  status: string | null,
  by: Actor,
): Promise<Opened> {
  await tx
    .update(quotes)
    .set({ state: 'asked', answeredAt: null, message: null })
    .where(and(eq(quotes.runId, run.id), inArray(quotes.state, ['late', 'down'])))
  const rows = await quotesOf(tx, run.id)
  await sendLifecycleEvents(
    deps,
    tx,
    { id: run.leadId, status },
    eventsToAskAgain(status, runStatusOf(rows)),
    by,
  )
  return { run, rows }
}

type Begin = Pick<OpenRunDeps, 'clock' | 'random'>

async function begin(
  tx: Db,
  leadId: string,
  { product, terms }: Question,
  { clock, random }: Begin,
  latest?: QuoteRun,
) {
  const now = clock.now()
  // The latest run counts, so it has to begin later than the previous one, even with a frozen clock.
  const startedAt = latest && latest.startedAt >= now ? new Date(latest.startedAt.getTime() + 1) : now
  const requestHash = hashOfTerms(terms)
  const values = { id: random.id(), leadId, request: terms, requestHash, onDay: clock.today(), startedAt }
  const [run] = await tx.insert(quoteRuns).values(values).returning()
  if (!run) throw new Error('The run was not inserted')
  const asked = product.insurers.map(({ insurerId }) => ({
    id: random.id(),
    runId: run.id,
    leadId,
    insurerId,
    state: 'asked' as const,
  }))
  return { run, rows: await tx.insert(quotes).values(asked).returning() }
}
