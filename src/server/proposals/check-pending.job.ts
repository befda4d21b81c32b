import * as v from 'valibot'
import type { Db } from '../db/types.ts'
import { jobKind } from '../jobs/job-kind.ts'
import { lookFor } from './ask-insurer.ts'
import { findProposal } from './proposals.store.ts'
import type { ProposalDeps } from './propose.ts'
import { settleProposal } from './settle.ts'

/** Delays of the lookups after a proposal was sent, each counted from the previous one. */
const roundsMs = [40_000, 60_000, 5 * 60_000, 60 * 60_000, 24 * 60 * 60_000]

const pendingCheck = jobKind('find-out-proposal', v.object({ proposalId: v.string(), round: v.number() }))

/** Looks up lost answers in the background; it never sends a proposal. */
export function workOnPendingChecks(deps: ProposalDeps): void {
  deps.jobs.work(pendingCheck, async ({ proposalId, round }) => {
    const proposal = await findProposal(deps.db, proposalId)
    if (proposal?.status !== 'asked' && proposal?.status !== 'unknown') return
    const found = await lookFor(deps, proposal)
    if (found === 'absent') return
    if (found.status === 'unknown') await queuePendingCheck(deps, deps.db, proposalId, round + 1)
    await settleProposal(deps, proposal, found)
  })
}

export async function queuePendingCheck(
  { jobs, clock }: Pick<ProposalDeps, 'jobs' | 'clock'>,
  tx: Db,
  proposalId: string,
  round = 0,
): Promise<void> {
  const waitMs = roundsMs[round]
  if (waitMs === undefined) return
  const startAfter = new Date(clock.now().getTime() + waitMs)
  await jobs.send(pendingCheck, { proposalId, round }, { startAfter, tx })
}
