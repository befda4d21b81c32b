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

/** Who declines personal accident cover names nobody. */
const isAnswered = (part: ProposalPart, record: MotorRecord): boolean =>
  record[part] !== undefined || (part === 'nominee' && record.personalAccidentDecline !== undefined)

export const { isGiven, isBroughtAlong, isValid, invalidAnswer } = proposalParts<MotorRecord, ProposalPart>(
  proposalEvents,
  answerOfPart,
  isAnswered,
)
