import { proposalParts } from '../../purchase/proposal/parts.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { proposalEvents } from './proposal.events.ts'

/** The parts of the record that the pages of the proposal make, and the answer that makes each. */
const answerOfPart = {
  person: 'person.given',
  nominee: 'nominee.given',
  vehicle: 'vehicleDetails.given',
} as const
export type ProposalPart = keyof typeof answerOfPart

export const { isBroughtAlong, isValid, invalidAnswer } = proposalParts<MotorRecord, ProposalPart>(
  proposalEvents,
  answerOfPart,
)
