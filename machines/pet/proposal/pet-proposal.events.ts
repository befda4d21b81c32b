import { answering } from '../../core/answer.ts'
import type { EventsOf } from '../../core/event.ts'
import {
  declaration,
  declared,
  revisitedEvent,
  submissionEvents,
} from '../../purchase/proposal/proposal.events.ts'
import { petTexts as texts } from '../../reference/messages/pet.ts'
import type { PetRecord } from '../record/pet-record.ts'
import { personQuestion } from './person.question.ts'

/** Answers of the proposal, saved steps 4 and 5 (steps P5 and P6). */
export const petProposalEvents = {
  'person.given': personQuestion,
  'declaration.accepted': answering<PetRecord>()(5, declaration(texts.declaration), declared),
  ...submissionEvents,
  revisited: revisitedEvent(['kyc', 'person', 'pets']),
} as const

export type PetProposalEvent = EventsOf<typeof petProposalEvents>
