import * as v from 'valibot'
import {
  cancelReply,
  decisionRequest,
  endorseReply,
  issueReply,
  proposeReply,
} from '#contract/partners/insurer.ts'
import type { Journal } from '../journal.ts'

const loadingTexts = { key: v.string(), label: v.string(), reason: v.string() }

const proposal = v.object({ insurer: v.string(), number: v.string(), reply: proposeReply })

/** What a decision needs of a proposal: its price, but nothing that was said of anybody's health. */
const referral = v.object({
  /** Idempotency key of the proposal. */
  proposal: v.string(),
  product: v.string(),
  /** Decisions by their key, the same at every request. */
  subject: v.string(),
  risk: v.looseObject({}),
  agreed: v.number(),
  loadings: v.array(
    v.union([
      v.object({ ...loadingTexts, rupees: v.number() }),
      v.object({ ...loadingTexts, percent: v.number() }),
    ]),
  ),
})

/** The insurers' data: proposals by idempotency key, policies by proposal, loadings by quote. */
export const openBook = (journal: Journal) => ({
  proposals: journal.collection('proposals', proposal),
  policies: journal.collection('policies', issueReply),
  /** Loading that an underwriter added to a quote, in rupees. */
  loadings: journal.collection('loadings', v.number()),
  /** Proposals that a person decides, by number. */
  referrals: journal.collection('referrals', referral),
  /** Policies that ended early, by number. */
  cancellations: journal.collection('cancellations', cancelReply),
  /** Changes of policies, by idempotency key; not what was changed. */
  endorsements: journal.collection('endorsements', endorseReply),
  decisions: journal.collection('decisions', decisionRequest),
})
export type Book = ReturnType<typeof openBook>
