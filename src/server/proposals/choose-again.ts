import { messages } from '#machines/reference/messages.ts'
import { isStatus, statuses } from '#machines/reference/statuses.ts'
import { findLead, recordOf } from '../access/leads.store.ts'
import type { Lead } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { canMove } from '../engine/lifecycle.ts'
import type { Actor } from '../engine/log-transitions.ts'
import { fail } from '../http/fail.ts'
import { latestRun } from '../quotes/quotes.store.ts'
import { expireProposal } from './expiry.store.ts'
import { isReferred, latestProposal } from './proposals.store.ts'
import { releasePlan } from './release-plan.ts'
import { settleProposal } from './settle.ts'

type ChooseAgainDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'products' | 'recording'> & {
  /** Confirms at the gateway that a failed payment is still failed (T35). */
  confirmUnpaid: (lead: Lead) => Promise<void>
}

/** Back to the quotes with KYC, nominee and vehicle kept; refused while a proposal or money is on its way. */
export async function chooseAgain(deps: ChooseAgainDeps, lead: Lead, by: Actor): Promise<Lead> {
  const current = await unpaid(deps, await unreferred(deps, await expireProposal(deps, lead)))
  const leavesProposal = canMove(current.status, 'CHOOSE_ANOTHER_PLAN')
  if (!leavesProposal && !isQuoting(current.status)) return fail('not-now')
  if (!leavesProposal && !recordOf(deps, current).plan) return current
  const run = await latestRun(deps.db, current.id)
  return releasePlan(deps, current, by, run?.onDay !== deps.clock.today())
}

/** A customer who does not wait for the underwriter withdraws the proposal; a later decision has no effect. */
async function unreferred(deps: ChooseAgainDeps, lead: Lead): Promise<Lead> {
  const proposal = lead.status === 'proposalRequest' ? await latestProposal(deps.db, lead.id) : undefined
  if (!proposal || !isReferred(proposal)) return lead
  const withdrawn = { status: 'failed', reason: messages.proposal.withdrawn } as const
  await settleProposal(deps, proposal, withdrawn, 'withdrawn')
  return (await findLead(deps.db, lead.id)) ?? lead
}

async function unpaid({ db, confirmUnpaid }: ChooseAgainDeps, lead: Lead): Promise<Lead> {
  if (lead.status !== 'paymentFailure') return lead
  await confirmUnpaid(lead)
  return (await findLead(db, lead.id)) ?? lead
}

const isQuoting = (status: string | null) =>
  status === null || (isStatus(status) && statuses[status].phase === 'quotes')
