import { isStatus, statuses } from '#machines/reference/statuses.ts'
import { findLead, recordOf } from '../access/leads.store.ts'
import type { Lead } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { canMove } from '../engine/lifecycle.ts'
import type { Actor } from '../engine/log-transitions.ts'
import { fail } from '../http/fail.ts'
import { latestRun } from '../quotes/quotes.store.ts'
import { expireProposal } from './expiry.store.ts'
import { givePlanBack } from './give-back.ts'

type ChooseAgainDeps = Pick<Deps, 'db' | 'clock' | 'products'> & {
  /** Confirms at the gateway that a failed payment is still failed (T35). */
  confirmUnpaid: (lead: Lead) => Promise<void>
}

/** Back to the quotes with KYC, nominee and vehicle kept; refused while a proposal or money is on its way. */
export async function chooseAgain(deps: ChooseAgainDeps, lead: Lead, by: Actor): Promise<Lead> {
  const current = await unpaid(deps, await expireProposal(deps, lead))
  const leavesProposal = canMove(current.status, 'CHOOSE_ANOTHER_PLAN')
  if (!leavesProposal && !isQuoting(current.status)) return fail('not-now')
  if (!leavesProposal && !recordOf(deps, current).plan) return current
  const run = await latestRun(deps.db, current.id)
  return givePlanBack(deps, current, by, run?.onDay !== deps.clock.today())
}

async function unpaid({ db, confirmUnpaid }: ChooseAgainDeps, lead: Lead): Promise<Lead> {
  if (lead.status !== 'paymentFailure') return lead
  await confirmUnpaid(lead)
  return (await findLead(db, lead.id)) ?? lead
}

const isQuoting = (status: string | null) =>
  status === null || (isStatus(status) && statuses[status].phase === 'quotes')
