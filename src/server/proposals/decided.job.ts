import * as v from 'valibot'
import type { Db } from '../db/types.ts'
import { jobKind } from '../jobs/job-kind.ts'
import type { JobQueue } from '../jobs/queue.ts'

/** An insurer has answered, or the customer has withdrawn: what a mandate has blocked is taken or released. */
export const proposalDecided = jobKind('proposal-decided', v.object({ leadId: v.string() }), {
  retries: 12,
  backoffMs: 5_000,
})

export async function sendDecided(jobs: JobQueue, tx: Db, leadId: string): Promise<void> {
  await jobs.send(proposalDecided, { leadId }, { tx, singletonKey: leadId })
}
