import * as v from 'valibot'
import { jobKind } from '../jobs/job-kind.ts'

/** Makes the policy of a paid journey and its document; sent in the transaction that took the money. */
export const issuePolicy = jobKind('issue-policy', v.object({ leadId: v.string() }), {
  retries: 8,
  backoffMs: 5_000,
  timeoutMs: 150_000,
})
