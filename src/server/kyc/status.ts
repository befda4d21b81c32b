import { messages } from '#machines/reference/messages.ts'
import type { KycFinding } from '#machines/schemas/kyc.ts'
import { rejectedFinding } from './findings.ts'
import { latestCheck, resultOf } from './kyc.store.ts'
import type { KycDeps } from './owner.ts'
import { readPapers } from './papers.ts'
import { readRedirect } from './redirect.ts'

/** The state of the last check; the provider is asked where only it knows. */
export async function readStatus(deps: KycDeps, leadId: string, insurerId: number): Promise<KycFinding> {
  const check = await latestCheck(deps.db, leadId, insurerId)
  if (check?.status === 'reading') return readPapers(deps, check)
  if (check?.status === 'back') return readRedirect(deps, check)
  const result = check && resultOf(check)
  return result ? { kind: 'verified', result } : rejectedFinding(wordsOf(check?.status))
}

const wordsOf = (status: string | undefined) =>
  status === 'away' ? messages.kyc.noRedirect : messages.journey.kycPoaNeeded
