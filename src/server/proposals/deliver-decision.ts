import * as v from 'valibot'
import { decisionRequest } from '#contract/partners/insurer.ts'
import type { Proposal } from '../db/schema.ts'
import { tellDecision } from './ask-insurer.ts'
import type { ProposalDeps } from './propose.ts'
import { settleProposal } from './settle.ts'

const storedDecision = v.intersect([decisionRequest, v.object({ employeeId: v.string() })])
export type StoredDecision = v.InferOutput<typeof storedDecision>

/** What was decided about a proposal, and by whom. */
export const decisionOf = (proposal: Proposal | undefined): StoredDecision | undefined =>
  proposal?.decision ? v.parse(storedDecision, proposal.decision) : undefined

/** Tells an insurer what was decided; false where it cannot be reached. Told twice, it is carried out once. */
export async function deliverDecision(deps: ProposalDeps, proposal: Proposal): Promise<boolean> {
  const decision = decisionOf(proposal)
  if (!decision) return false
  const { employeeId: _, ...request } = decision
  const answer = await tellDecision(deps, proposal, request)
  if (answer === 'absent' || answer.status === 'unknown' || answer.status === 'referred') return false
  await settleProposal(deps, proposal, answer)
  return true
}
