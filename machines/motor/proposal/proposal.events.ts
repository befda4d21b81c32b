import { answering } from '../../core/answer.ts'
import { button, type EventsOf } from '../../core/event.ts'
import { identityTaken } from '../../purchase/identity/identity.event.ts'
import {
  declaration,
  declared,
  revisitedEvent,
  submissionEvents,
} from '../../purchase/proposal/proposal.events.ts'
import { contactGiven } from '../record/contact.question.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { nomineeQuestion } from './nominee.question.ts'
import { personQuestion } from './person.question.ts'
import { photographQuestion } from './photographs.question.ts'
import { vehicleQuestion } from './vehicle.question.ts'

/** Answers of the proposal, saved steps 8-10: only what the chosen insurer asks of this owner and vehicle. */
export const proposalEvents = {
  'contact.given': contactGiven,
  'identity.taken': identityTaken(8),
  'person.given': personQuestion,
  'nominee.given': nomineeQuestion,
  'vehicleDetails.given': vehicleQuestion,
  'photograph.given': photographQuestion,
  'photographs.completed': button('Continue'),
  'declaration.accepted': answering<MotorRecord>()(
    10,
    declaration('My answers are true and I am entitled to this no-claim bonus.'),
    declared,
  ),
  ...submissionEvents,
  revisited: revisitedEvent(['contact', 'kyc', 'person', 'nominee', 'vehicle', 'photographs']),
} as const

export type ProposalEvent = EventsOf<typeof proposalEvents>
