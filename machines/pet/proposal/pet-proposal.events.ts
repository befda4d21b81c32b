import { answering } from '../../core/answer.ts'
import { button, type EventsOf, selection } from '../../core/event.ts'
import { identityTaken } from '../../purchase/identity/identity.event.ts'
import {
  declaration,
  declared,
  revisitedEvent,
  submissionEvents,
} from '../../purchase/proposal/proposal.events.ts'
import { petTexts as texts } from '../../reference/messages/pet.ts'
import type { PetRecord } from '../record/pet-record.ts'
import { photograph } from '../record/photograph.ts'
import { withPhotograph } from '../rules/photographs.ts'
import { personQuestion } from './person.question.ts'

/** Answers of the proposal, saved steps 4 and 5 (steps P5 and P6). */
export const petProposalEvents = {
  'identity.taken': identityTaken(4),
  'person.given': personQuestion,
  /** One view of one pet, stored already (PET-04). */
  'photograph.given': answering<PetRecord>()(
    4,
    selection('Add a photograph', photograph, [{ petId: 1, view: 'front', documentId: 'document-front' }]),
    {
      change: (given, { photographs }) => ({ photographs: withPhotograph(photographs, given) }),
      known: () => undefined,
    },
  ),
  'photographs.completed': button('Continue'),
  'declaration.accepted': answering<PetRecord>()(5, declaration(texts.declaration), declared),
  ...submissionEvents,
  revisited: revisitedEvent(['kyc', 'person', 'photographs', 'pets']),
} as const

export type PetProposalEvent = EventsOf<typeof petProposalEvents>
