import { messages } from '#machines/reference/messages.ts'
import type { KycFinding } from '#machines/schemas/kyc.ts'
import { refused } from './findings.ts'
import { latestCheck, resultOf } from './kyc.store.ts'
import type { KycNeeds, Owner } from './owner.ts'
import { readPapers } from './papers.ts'
import { readRedirect } from './redirect.ts'

/** How the check that was begun last stands; what only the provider knows is asked of it now. */
export async function readStatus(needs: KycNeeds, owner: Owner, insurerId: number): Promise<KycFinding> {
  const check = await latestCheck(needs.db, owner.leadId, insurerId)
  if (check?.status === 'reading') return readPapers(needs, owner, check)
  if (check?.status === 'back') return readRedirect(needs, owner, check)
  const result = check && resultOf(check)
  return result ? { kind: 'verified', result } : refused(wordsOf(check?.status))
}

const wordsOf = (status: string | undefined) =>
  status === 'away' ? messages.kyc.noRedirect : messages.journey.kycPoaNeeded
