import { proposalParts } from '../../purchase/proposal/parts.ts'
import type { HealthRecord } from '../record/health-record.ts'
import { healthProposalEvents } from './health-proposal.events.ts'

/** The parts of the record that the pages of the proposal make, and the answer that makes each. */
const answerOfPart = {
  person: 'person.given',
  medical: 'medical.given',
  permanentAddress: 'addresses.given',
  nominee: 'nominee.given',
} as const
export type HealthPart = keyof typeof answerOfPart

export const { isBroughtAlong, isValid, invalidAnswer } = proposalParts<HealthRecord, HealthPart>(
  healthProposalEvents,
  answerOfPart,
)
