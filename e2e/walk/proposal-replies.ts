import { sampleKyc } from '#machines/purchase/identity/sample-kyc.ts'
import { rupees } from '#machines/rules/money.ts'
import type { ProposalOutcome } from '#machines/schemas/outcome.ts'
import type { Reply } from './api-request.ts'
import { success } from './journey-replies.ts'

const statusOf = {
  accepted: 'proposalSuccess',
  premiumChanged: 'proposalPremiumMismatch',
  rejected: 'proposalFailure',
  unknown: 'proposalRequest',
  referred: 'proposalRequest',
  none: 'quotesGenerated',
} as const

/** What an insurer says of a proposal. */
export function proposalReply(said: ProposalOutcome): Reply {
  const { kind, version } = said
  const change = said.kind === 'premiumChanged' && {
    quotedPremium: rupees(said.quoted),
    finalPremium: rupees(said.now),
    reason: said.reason,
    premiumLines: [],
  }
  return {
    json: {
      status: kind === 'accepted' ? 'success' : 'pending',
      message: 'message' in said ? said.message : '',
      data: {
        proposalStatus: statusOf[kind],
        isSent: kind !== 'none',
        isReferred: kind === 'referred',
        version,
        ...(said.kind === 'none' && said.documentId && { documentId: said.documentId }),
        ...change,
      },
    },
  }
}

export const releasedReply = ({ version }: { version: number }): Reply => success({ version })

/** The identity provider finds whoever is asked for, and knows nothing of anybody who comes back from its own page. */
export const identityReplies = {
  'kyc/getKycConfig': success({ modes: ['ckyc'], documents: ['pan'], redirect: false }),
  'kyc/getKyc': { json: { success: true, message: '', data: { kind: 'verified', result: sampleKyc } } },
  'kyc/getKycStatus': {
    json: { success: false, message: '', data: { kind: 'refused', message: 'Not known' } },
  },
} as const
