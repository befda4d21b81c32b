import { createHash } from 'node:crypto'

type Named = { leadId: string; caseId: string; agreed: number; attempt: number }

/**
 * The key under which an insurer acts once: one for each journey, plan and agreed premium, and for each attempt,
 * since corrected details are another proposal. It tells nothing of the journey it names.
 */
export function proposalKey({ leadId, caseId, agreed, attempt }: Named): string {
  return createHash('sha256').update([leadId, caseId, agreed, attempt].join(' ')).digest('base64url')
}
