import * as v from 'valibot'
import { issueReply, proposeReply } from '#contract/partners/insurer.ts'
import type { Journal } from '../journal.ts'

const proposal = v.object({ insurer: v.string(), number: v.string(), reply: proposeReply })

/** What the insurers remember: proposals by idempotency key, policies by proposal, loadings by quote. */
export const openBook = (journal: Journal) => ({
  proposals: journal.collection('proposals', proposal),
  policies: journal.collection('policies', issueReply),
  /** Rupees that an underwriter has put on top of a quote. */
  loadings: journal.collection('loadings', v.number()),
})
