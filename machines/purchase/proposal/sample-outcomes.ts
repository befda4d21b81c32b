import type { TestStart } from '../../core/test-model.ts'
import type { MandateStatus, ProposalOutcome } from '../../schemas/outcome.ts'
import { sampleKyc } from '../identity/sample-kyc.ts'

/** Every way an insurer answers a proposal, for walking the machines. */
const outcomes: readonly ProposalOutcome[] = [
  { kind: 'accepted', version: 11 },
  {
    kind: 'premiumChanged',
    quoted: 13_808_00,
    now: 14_120_00,
    reason: 'The insurer loaded the premium.',
    lines: [],
    version: 11,
  },
  { kind: 'rejected', message: 'Not accepted', version: 11 },
  { kind: 'unknown', message: 'No answer yet', version: 11 },
  { kind: 'referred', message: 'An underwriter reads it', version: 11 },
  { kind: 'none', version: 11 },
]

/** What the calls of every proposal answer. */
export const proposalCalls = {
  kyc: { done: [{ kyc: sampleKyc }, {}], fails: false },
  submitProposal: { done: outcomes },
  readProposal: { done: outcomes },
  abandonPlan: { done: [{ version: 12 }] },
} as const

/** A journey whose proposal is with the insurer, is being paid, and is paid. */
export const sentStarts = (today: string, record: object): TestStart[] =>
  ['proposalRequest', 'paymentPending', 'policyDocSuccess'].map((status) => ({
    name: status,
    input: { today, record: { ...record, status } },
  }))

const amount = 13_808_00
const offered: MandateStatus = { status: 'offered', amount }
const blocked: MandateStatus = { status: 'blocked', amount, until: '2026-12-31' }
const page: MandateStatus = { ...offered, paymentURL: 'http://localhost:3000/pay/token' }

/** Every way a mandate stands while a person decides. */
export const sampleMandates = {
  readMandate: { done: [offered, blocked, { status: 'unavailable', amount: 0 }] },
  requestMandate: { done: [page, blocked] },
  releaseMandate: { done: [offered] },
} satisfies Record<string, { done: readonly MandateStatus[] }>
