import { createHash } from 'node:crypto'
import type { Lead, Proposal } from '../db/schema.ts'
import { moveLifecycle } from '../engine/lifecycle.ts'
import type { Actor } from '../engine/log-transitions.ts'
import { queuePendingCheck } from './check-pending.job.ts'
import { countProposals, holdLead, insertProposal } from './proposals.store.ts'
import type { ProposalDeps } from './propose.ts'
import type { Ready } from './ready.ts'

type Claim = { agreed: number; ready: Ready; by: Actor }

/**
 * Claims the proposal for this request: the row, the event and the job that looks up a lost answer, in one
 * transaction. Undefined where the journey has changed since, as when two tabs send at once.
 */
export function claimProposal(
  deps: ProposalDeps,
  lead: Lead,
  { agreed, ready, by }: Claim,
): Promise<Proposal | undefined> {
  const { plan } = ready.offer
  return deps.db.transaction(async (tx) => {
    if (!(await holdLead(tx, lead))) return undefined
    const event = lead.status === 'proposalPremiumMismatch' ? 'ACCEPT_PREMIUM' : 'SUBMIT_PROPOSAL'
    await moveLifecycle(deps, tx, lead, event, by)
    const attempt = await countProposals(tx, lead.id)
    const proposal = await insertProposal(tx, {
      id: deps.random.id(),
      leadId: lead.id,
      caseId: plan.caseId,
      insurerId: plan.insurerId,
      idempotencyKey: proposalKey({ leadId: lead.id, caseId: plan.caseId, agreed, attempt }),
      quotedPaise: plan.final,
      agreedPaise: agreed,
      status: 'asked',
      createdAt: by.at,
      updatedAt: by.at,
    })
    await queuePendingCheck(deps, tx, proposal.id)
    return proposal
  })
}

type Named = { leadId: string; caseId: string; agreed: number; attempt: number }

/**
 * The idempotency key of a proposal: one per journey, plan, agreed premium and attempt, since corrected details are
 * another proposal. It reveals nothing about the journey.
 */
function proposalKey({ leadId, caseId, agreed, attempt }: Named): string {
  return createHash('sha256').update([leadId, caseId, agreed, attempt].join(' ')).digest('base64url')
}
