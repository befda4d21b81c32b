import * as v from 'valibot'
import { answering } from '../../core/answer.ts'
import { button, type EventsOf, form, navigation, selection } from '../../core/event.ts'
import { messages } from '../../reference/messages.ts'
import { statusOf } from '../../reference/statuses.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { nomineeQuestion } from './nominee.question.ts'
import { personQuestion } from './person.question.ts'
import { vehicleQuestion } from './vehicle.question.ts'

const { form: texts } = messages

/** Answers of the proposal, saved steps 8-10: only what the chosen insurer asks of this owner and vehicle. */
export const proposalEvents = {
  'person.given': personQuestion,
  'nominee.given': nomineeQuestion,
  'vehicleDetails.given': vehicleQuestion,

  'declaration.accepted': answering<MotorRecord>()(
    10,
    form(
      'Submit proposal',
      {
        truth: {
          label: 'What I have stated is true, and the no-claim bonus I claim is mine to claim.',
          control: 'checkbox',
          secret: true,
          schema: v.literal(true, texts.consent),
        },
      },
      [{ truth: true }],
    ),
    { change: () => ({}), known: (record) => (isAccepted(record) ? { truth: true } : undefined) },
  ),
  'premium.accepted': button('Accept the new premium'),
  'plan.abandoned': button('Choose another plan'),
  'proposal.corrected': button('Change details'),
  'status.checked': button('Check status'),
  'proposal.retried': button('Try again'),
  back: navigation(button('Back')),
  /** The browser's back and forward, and "change" on the review. */
  revisited: navigation(
    selection('Change', v.object({ screen: v.string() }), [
      { screen: 'kyc' },
      { screen: 'person' },
      { screen: 'nominee' },
      { screen: 'vehicle' },
    ]),
  ),
} as const

/** The insurer has taken the proposal: the status as its key or as its label (C-28). */
export function isAccepted({ proposalStatus }: Pick<MotorRecord, 'proposalStatus'>): boolean {
  return statusOf(proposalStatus) === 'proposalSuccess'
}

export type ProposalEvent = EventsOf<typeof proposalEvents>
