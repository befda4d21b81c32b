import { proposalParts } from '../../purchase/proposal/parts.ts'
import type { PetRecord } from '../record/pet-record.ts'
import { petProposalEvents } from './pet-proposal.events.ts'

/** The parts of the record that the pages of the proposal make, and the answer that makes each. */
const answerOfPart = { person: 'person.given' } as const
type PetPart = keyof typeof answerOfPart

export const { isBroughtAlong, isValid, invalidAnswer } = proposalParts<PetRecord, PetPart>(
  petProposalEvents,
  answerOfPart,
)
