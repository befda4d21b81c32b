import type { ProposalReply } from '#contract/proposal/proposal.calls.ts'
import { messages } from '#machines/reference/messages.ts'
import { findLead, recordOf } from '../access/leads.store.ts'
import type { Lead, Proposal } from '../db/schema.ts'
import { ApiError, fail } from '../http/fail.ts'
import { usualTimings } from '../insurers/timings.ts'
import { askInsurer, lookFor } from './ask-insurer.ts'
import { latestProposal, reopenProposal } from './proposals.store.ts'
import type { ProposalDeps } from './propose.ts'
import { offerOf, type Ready, readyToPropose } from './ready.ts'
import { settleProposal } from './settle.ts'
import { notSent, proposalReplyOf, proposalStatusOf } from './status.ts'

/** Longer than an insurer's timeout: an earlier request has ended by then. */
const surelyOverMs = usualTimings.deadlines.propose + 5_000

/**
 * The state of a pending proposal. One whose answer was lost is looked up by its key; only if the insurer never
 * received it may it be sent again, with the same key (T13).
 */
export async function checkPending(
  deps: ProposalDeps,
  lead: Lead,
  ifAbsent: 'askAgain' | 'say',
): Promise<ProposalReply> {
  const proposal = await latestProposal(deps.db, lead.id)
  if (!proposal) throw new Error('A journey is being proposed without a proposal')
  if (isUnderWay(deps, proposal)) return proposalReplyOf(deps.db, lead)
  const found = await lookFor(deps, proposal)
  if (found !== 'absent') await settleProposal(deps, proposal, found)
  else if (ifAbsent === 'askAgain') await askAgain(deps, lead, proposal)
  else return notSent(lead, proposalStatusOf(lead), messages.proposal.notArrived)
  const current = await findLead(deps.db, lead.id)
  return current ? proposalReplyOf(deps.db, current) : fail('unknown-journey')
}

/** One that was asked later than now, by a clock that was ahead, is as surely over. */
const isUnderWay = ({ clock }: Pick<ProposalDeps, 'clock'>, { status, updatedAt }: Proposal): boolean =>
  status === 'asked' && Math.abs(clock.now().getTime() - updatedAt.getTime()) < surelyOverMs

async function askAgain(deps: ProposalDeps, lead: Lead, proposal: Proposal): Promise<void> {
  if (!(await reopenProposal(deps.db, proposal.id, deps.clock.now(), surelyOverMs))) return
  const ready = await readyAgain(deps, lead)
  await settleProposal(deps, proposal, 'reason' in ready ? ready : await askInsurer(deps, proposal, ready))
}

/** After a day it may no longer be sent and counts as failed, so that the customer can correct it or choose again. */
async function readyAgain(
  deps: ProposalDeps,
  lead: Lead,
): Promise<Ready | { status: 'failed'; reason: string }> {
  try {
    const offer = await offerOf(deps, recordOf(deps, lead))
    if (offer.run.onDay !== deps.clock.today())
      return { status: 'failed', reason: messages.proposal.quotesStale }
    return await readyToPropose(deps, lead, offer)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { status: 'failed', reason: error.details.issues?.[0]?.message ?? error.message }
  }
}
