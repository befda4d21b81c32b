import { findLead } from '../access/leads.store.ts'
import { findCheck } from './kyc.store.ts'
import { KycFault } from './kyc-fault.ts'
import { type KycNeeds, ownerOf } from './owner.ts'
import { readPapers } from './papers.ts'
import { askLater, type Paper, readPapersKind } from './reading.ts'

/** Asks what became of papers, so that a proposal finds the answer. */
export function workOnReading(needs: KycNeeds): void {
  needs.jobs.work(readPapersKind, async ({ round, ...paper }) => {
    if (await isStillRead(needs, paper)) await askLater(needs, paper, round + 1)
  })
}

async function isStillRead(needs: KycNeeds, { leadId, checkId }: Paper): Promise<boolean> {
  const check = await findCheck(needs.db, leadId, checkId)
  const lead = await findLead(needs.db, leadId)
  if (!lead || check?.status !== 'reading') return false
  const finding = await readPapers(needs, ownerOf(needs, lead), check).catch(undefinedIfDown)
  return !finding || (finding.kind === 'verified' && finding.result.kycStatus === 'pending')
}

function undefinedIfDown(error: unknown): undefined {
  if (!(error instanceof KycFault)) throw error
}
