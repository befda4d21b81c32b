import type { Page } from 'playwright/test'
import type { HealthPlan } from '#machines/health/record/health-plan.ts'
import type { HealthRecord } from '#machines/health/record/health-record.ts'
import { sampleKyc } from '#machines/purchase/kyc/kyc.test-model.ts'
import { rupees } from '#machines/rules/money.ts'
import type { ProposalOutcome } from '#machines/schemas/outcome.ts'
import type { Unavailable } from '#machines/schemas/plan.ts'
import type { Reply } from '../walk/held-calls.ts'
import type { Walk } from '../walk/stage.ts'

const success = (data: object): Reply => ({ json: { status: 'success', data } })

type Saved = { leadId?: string; version: number; quotationNumber?: string }

export const savedReply = ({ leadId = 'lead-1', version, quotationNumber }: Saved): Reply =>
  success({
    message: '',
    data: { customerLeadId: leadId, version, ...(quotationNumber && { quotationNumber }) },
  })

/** A journey is read as the machine has it: no server knows the journeys of the walks. */
export async function readAsWalked(page: Page, walk: () => Walk): Promise<void> {
  await page.route('**/api/v1/admin/getFlow', (route) => {
    const reply = { status: 'success', data: journeyOf(walk().snapshot.context.record) }
    return route.fulfill({ json: reply })
  })
}

/** What the specification has no fields for travels as it is. */
function journeyOf({
  quoteType,
  leadId,
  version,
  savedStep,
  source,
  status,
  ...answers
}: HealthRecord): object {
  return {
    quoteType,
    customerLeadId: leadId,
    version,
    source,
    processStep: `step${savedStep}`,
    processDescription: '',
    ...(status && { status }),
    answers,
    leadsTo: { path: '/health', screen: 'quotes', activeStep: 2 },
  }
}

/** A price and a refusal as lines of the stream. */
export const quoteLine = ({ insurerId, insurer, logo, caseId, planId, ...plan }: HealthPlan): object => ({
  type: 'quote',
  quote: {
    Logo: logo,
    insurer,
    insurerId,
    caseId,
    planId,
    planName: plan.planName,
    sumInsuredValue: `${plan.sumInsured / 100_000}LAC`,
    planTenure: `${plan.tenure}year`,
    NetPremium: rupees(plan.net),
    GST: rupees(plan.gst),
    FinalPremium: rupees(plan.final),
    StartDate: plan.start,
    EndDate: plan.end,
    isPanRequiredInProposal: plan.needs.includes('pan'),
    premiumLines: plan.lines.map((line) => ({ ...line, amount: rupees(line.amount) })),
    missingAddOns: plan.missing,
    features: plan.features,
    notes: plan.notes,
  },
})

export const refusalLine = ({ insurerId, insurer, logo, reason, message }: Unavailable): object => ({
  type: 'unavailable',
  unavailable: { Api_name: insurer, logo, displayMessage: message, insurerId, reason },
})

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
