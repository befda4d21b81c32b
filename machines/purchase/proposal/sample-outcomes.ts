import type { ProposalOutcome } from '../../schemas/outcome.ts'

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
