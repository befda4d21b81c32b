import { referral as texts } from '#machines/reference/messages/referral.ts'
import type { DecisionGiven } from '#machines/schemas/referral.ts'
import { auditDeed } from '../audit/audit.store.ts'
import type { Lead } from '../db/schema.ts'
import { fail } from '../http/fail.ts'
import { sendDecisionLater } from './decide.job.ts'
import { decisionOf, deliverDecision, type StoredDecision } from './deliver-decision.ts'
import { isReferred, keepDecision, latestProposal } from './proposals.store.ts'
import type { ProposalDeps } from './propose.ts'

/** Who decides at the desk, by which call. */
export type Decider = { employeeId: string; action: string; at: Date }

/**
 * A person's decision about a referred proposal: kept first, so that there is one and it survives an insurer that is
 * down, then told to the insurer. Whether the insurer has answered.
 */
export async function decideReferral(
  deps: ProposalDeps,
  lead: Lead,
  given: DecisionGiven,
  { employeeId, action, at }: Decider,
): Promise<boolean> {
  const proposal = await latestProposal(deps.db, lead.id)
  if (!proposal || !(isReferred(proposal) || proposal.decision)) return fail('not-now', texts.nothingToDecide)
  const decision = { ...requestOf(given), employeeId }
  const fields = [{ field: 'referral', from: null, to: wordsOf(decision) }]
  const isKept = await deps.db.transaction(async (tx) => {
    if (!(await keepDecision(tx, proposal.id, decision))) return false
    await auditDeed(tx, { leadId: lead.id, employeeId, action, at, fields })
    await sendDecisionLater(deps, tx, proposal.id)
    return true
  })
  return isKept ? deliverDecision(deps, { ...proposal, decision }) : rejectSecond(deps, lead)
}

async function rejectSecond({ db }: ProposalDeps, lead: Lead): Promise<never> {
  const decision = decisionOf(await latestProposal(db, lead.id))
  return fail('not-now', decision ? texts.decidedBefore(wordsOf(decision)) : texts.nothingToDecide)
}

function requestOf({ decision, percent = 0, reason }: DecisionGiven) {
  return decision === 'load' ? { decision, loading_percent: percent, reason } : { decision, reason }
}

/** The reason is the customer's alone. */
const wordsOf = (decision: StoredDecision): string =>
  decision.decision === 'load'
    ? `${texts.decided.load} of ${decision.loading_percent}%`
    : texts.decided[decision.decision]
