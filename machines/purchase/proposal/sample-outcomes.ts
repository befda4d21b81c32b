import type { MandateStanding, ProposalOutcome } from '../../schemas/outcome.ts'

/** Every way an insurer answers a proposal, for walking the machines. */
export const proposalOutcomes: readonly ProposalOutcome[] = [
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

const amount = 13_808_00
const offered: MandateStanding = { status: 'offered', amount }
const blocked: MandateStanding = { status: 'blocked', amount, until: '2026-12-31' }
const page: MandateStanding = { ...offered, paymentURL: 'http://localhost:3000/pay/token' }

/** Every way a mandate stands while a person decides. */
export const sampleMandates = {
  readMandate: { done: [offered, blocked, { status: 'unavailable', amount: 0 }] },
  requestMandate: { done: [page, blocked] },
  releaseMandate: { done: [offered] },
} satisfies Record<string, { done: readonly MandateStanding[] }>
