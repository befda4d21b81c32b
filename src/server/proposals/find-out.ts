import type { ProposalReply } from '#contract/proposal/proposal.calls.ts'
import { messages } from '#machines/reference/messages.ts'
import { findLead, recordOf } from '../access/leads.store.ts'
import type { Lead, Proposal } from '../db/schema.ts'
import { Refusal, refuse } from '../http/refuse.ts'
import { usualTimings } from '../insurers/timings.ts'
import { ask, lookFor } from './ask-insurer.ts'
import { latestProposal, reopenProposal } from './proposals.store.ts'
import type { Needs } from './propose.ts'
import { offerOf, type Ready, readyToPropose } from './ready.ts'
import { settle } from './settle.ts'
import { notSent, standingOf, statusOf } from './standing.ts'

/** Longer than an insurer is waited for: whoever was asking then is so no longer. */
const surelyOverMs = usualTimings.deadlines.propose + 5_000

/**
 * What became of a proposal that is out. One whose answer was lost is looked up by its key; only where the insurer
 * never got it may it be sent again, under the same key (register T13).
 */
export async function findOut(
  needs: Needs,
  lead: Lead,
  ifAbsent: 'askAgain' | 'say',
): Promise<ProposalReply> {
  const proposal = await latestProposal(needs.db, lead.id)
  if (!proposal) throw new Error('A journey is being proposed without a proposal')
  if (isUnderWay(needs, proposal)) return standingOf(needs.db, lead)
  const found = await lookFor(needs, proposal)
  if (found !== 'absent') await settle(needs, proposal, found)
  else if (ifAbsent === 'askAgain') await askAgain(needs, lead, proposal)
  else return notSent(lead, statusOf(lead), messages.proposal.notArrived)
  const current = await findLead(needs.db, lead.id)
  return current ? standingOf(needs.db, current) : refuse('unknown-journey')
}

const isUnderWay = ({ clock }: Pick<Needs, 'clock'>, { status, updatedAt }: Proposal): boolean =>
  status === 'asked' && clock.now().getTime() - updatedAt.getTime() < surelyOverMs

async function askAgain(needs: Needs, lead: Lead, proposal: Proposal): Promise<void> {
  const at = needs.clock.now()
  const since = new Date(at.getTime() - surelyOverMs)
  if (!(await reopenProposal(needs.db, proposal.id, since, at))) return
  const ready = await readyAgain(needs, lead)
  await settle(needs, proposal, 'reason' in ready ? ready : await ask(needs, proposal, ready))
}

/** A day later it may not be sent any more; then it failed, so that the customer can correct it or choose again. */
async function readyAgain(needs: Needs, lead: Lead): Promise<Ready | { status: 'failed'; reason: string }> {
  try {
    const offer = await offerOf(needs, recordOf(needs, lead))
    if (offer.run.onDay !== needs.clock.today())
      return { status: 'failed', reason: messages.proposal.quotesStale }
    return await readyToPropose(needs, lead, offer)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { status: 'failed', reason: error.details.issues?.[0]?.message ?? error.message }
  }
}
