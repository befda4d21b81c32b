import { findCheck } from './kyc.store.ts'
import { KycError } from './kyc-error.ts'
import type { KycDeps } from './owner.ts'
import { readPapers } from './papers.ts'
import { askLater, type Paper, readPapersKind } from './reading.ts'

/** Asks for the result of a manual review, so that a proposal finds it. */
export function workOnReading(deps: KycDeps): void {
  deps.jobs.work(readPapersKind, async ({ round, ...paper }) => {
    if (await isStillRead(deps, paper)) await askLater(deps, paper, round + 1)
  })
}

async function isStillRead(deps: KycDeps, { leadId, checkId }: Paper): Promise<boolean> {
  const check = await findCheck(deps.db, leadId, checkId)
  if (check?.status !== 'reading') return false
  const finding = await readPapers(deps, check).catch(undefinedIfDown)
  return !finding || (finding.kind === 'verified' && finding.result.kycStatus === 'pending')
}

function undefinedIfDown(error: unknown): undefined {
  if (!(error instanceof KycError)) throw error
}
