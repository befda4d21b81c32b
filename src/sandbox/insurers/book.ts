import * as v from 'valibot'
import { issueReply, proposeReply } from '#contract/partners/insurer.ts'
import type { Journal } from '../journal.ts'

const proposal = v.object({ insurer: v.string(), number: v.string(), reply: proposeReply })

/** The insurers' data: proposals by idempotency key, policies by proposal, loadings by quote. */
export const openBook = (journal: Journal) => ({
  proposals: journal.collection('proposals', proposal),
  policies: journal.collection('policies', issueReply),
  /** Loading that an underwriter added to a quote, in rupees. */
  loadings: journal.collection('loadings', v.number()),
})
