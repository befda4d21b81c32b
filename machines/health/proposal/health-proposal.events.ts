import * as v from 'valibot'
import { answering } from '../../core/answer.ts'
import { type EventsOf, selection } from '../../core/event.ts'
import { identityTaken } from '../../purchase/identity/identity.event.ts'
import {
  declaration,
  declared,
  mandateEvents,
  revisitedEvent,
  submissionEvents,
} from '../../purchase/proposal/proposal.events.ts'
import { healthProposal as texts } from '../../reference/messages/health-proposal.ts'
import type { HealthRecord } from '../record/health-record.ts'
import { age } from '../record/health-risk.ts'
import { addressesQuestion } from './addresses.question.ts'
import { medicalQuestion } from './medical.question.ts'
import { nomineeQuestion } from './nominee.question.ts'
import { personQuestion } from './person.question.ts'

const answer = answering<HealthRecord>()

/** Answers of the proposal, saved steps 3 and 5 to 8 (HEALTH-03 to HEALTH-08). */
export const healthProposalEvents = {
  'person.given': personQuestion,
  /** The age that the price was for was wrong, so what was chosen has no price any more. */
  'age.corrected': answer(1, selection('Re-price for this age', v.object({ age }), [{ age: 36 }]), {
    change: ({ age: years }, { basics }) => ({
      ...(basics && { basics: { ...basics, age: years } }),
      plan: undefined,
    }),
    known: () => undefined,
  }),
  'identity.taken': identityTaken(3),
  'medical.given': medicalQuestion,
  'addresses.given': addressesQuestion,
  'nominee.given': nomineeQuestion,
  'declaration.accepted': answer(8, declaration(texts.declaration), declared),
  ...submissionEvents,
  ...mandateEvents,
  revisited: revisitedEvent(['person', 'kyc', 'medical', 'addresses', 'nominee']),
} as const

export type HealthProposalEvent = EventsOf<typeof healthProposalEvents>
