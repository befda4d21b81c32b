import * as v from 'valibot'
import { knownAnswer } from '../../core/answer.ts'
import type { Day } from '../../schemas/basics.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { proposalEvents } from './proposal.events.ts'

/** The parts of the record that the pages of the proposal make, and the answer that makes each. */
export const answerOfPart = {
  person: 'person.given',
  nominee: 'nominee.given',
  vehicle: 'vehicleDetails.given',
} as const
export type ProposalPart = keyof typeof answerOfPart

const steps = { person: 8, nominee: 9, vehicle: 10 } as const

/** A renewal brings the answers of the policy before it along; they count once they were given again. */
export const isBroughtAlong = (part: ProposalPart, { renewalOf, savedStep }: MotorRecord) =>
  renewalOf !== undefined && savedStep < steps[part]

/**
 * Whether a part is there and still good: a certificate may have ended since, another plan may ask for more
 * than the one before.
 */
export function isValidProposal(part: ProposalPart, record: MotorRecord, today: Day): boolean {
  const type = answerOfPart[part]
  if (record[part] === undefined || isBroughtAlong(part, record)) return false
  return v.is(proposalEvents[type].schema(today), knownAnswer(proposalEvents, type, record, today))
}
