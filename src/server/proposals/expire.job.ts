import * as v from 'valibot'
import { addDays } from '#machines/rules/calendar.ts'
import type { Plan } from '#machines/schemas/plan.ts'
import { findLead } from '../access/leads.store.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { jobKind } from '../jobs/job-kind.ts'
import type { JobQueue } from '../jobs/queue.ts'
import { expireProposal } from './expiry.store.ts'

const expireKind = jobKind('expire-proposal', v.object({ leadId: v.string() }))

export function workOnExpiry(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'products' | 'recording'>): void {
  deps.jobs.work(expireKind, async ({ leadId }) => {
    const lead = await findLead(deps.db, leadId)
    if (lead) await expireProposal(deps, lead)
  })
}

/** Checks an accepted proposal again once its time to pay or its policy's first day is over. */
export async function sendExpiry(
  jobs: JobQueue,
  tx: Db,
  leadId: string,
  { start, payBy }: Pick<Plan, 'start' | 'payBy'>,
): Promise<void> {
  const startAfter = new Date(payBy ?? `${addDays(start, 1)}T00:05:00+05:30`)
  await jobs.send(expireKind, { leadId }, { startAfter, tx })
}
