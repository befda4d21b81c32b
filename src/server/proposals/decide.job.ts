import * as v from 'valibot'
import type { Db } from '../db/types.ts'
import { jobKind } from '../jobs/job-kind.ts'
import { deliverDecision } from './deliver-decision.ts'
import { findProposal, isReferred } from './proposals.store.ts'
import type { ProposalDeps } from './propose.ts'

/** Delays of the deliveries after a decision, each counted from the previous one; the last is repeated. */
const roundsMs = [30_000, 2 * 60_000, 10 * 60_000, 60 * 60_000, 6 * 60 * 60_000] as const

const kind = jobKind('deliver-decision', v.object({ proposalId: v.string(), round: v.number() }))

/** Delivers what an insurer could not be told at once, until it answers. */
export function workOnDecisions(deps: ProposalDeps): void {
  deps.jobs.work(kind, async ({ proposalId, round }) => {
    const proposal = await findProposal(deps.db, proposalId)
    if (!proposal || !isReferred(proposal) || (await deliverDecision(deps, proposal))) return
    await sendDecisionLater(deps, deps.db, proposalId, round + 1)
  })
}

export async function sendDecisionLater(
  { jobs, clock }: Pick<ProposalDeps, 'jobs' | 'clock'>,
  tx: Db,
  proposalId: string,
  round = 0,
): Promise<void> {
  const waitMs = roundsMs[round] ?? roundsMs[roundsMs.length - 1] ?? 0
  await jobs.send(kind, { proposalId, round }, { startAfter: new Date(clock.now().getTime() + waitMs), tx })
}
