import { outsideCall } from '../../core/actors.ts'
import { ask, retryAt } from '../../core/ask.ts'
import { endorsement as texts } from '../../reference/messages/endorsement.ts'
import type { EndorsementStatus, EndorsementSubject } from '../../schemas/endorsement.ts'
import {
  type OfPolicy,
  type PolicyRequestContext,
  policyRequestSetup,
  readingStates,
  told,
} from '../policy-request.ts'
import type { EndorsementEvent } from './endorsement.events.ts'

/** The answers of the form that was about a subject. */
export type EndorsementAsked = { leadId: string; subject: EndorsementSubject; answers: object }

type Context = PolicyRequestContext<EndorsementStatus>

const offers = (subject: EndorsementSubject) => ({ type: 'offers', params: { subject } }) as const
const formOf = <const S extends EndorsementSubject>(subject: S) =>
  ({ title: texts.subjects[subject], asks: `${subject}.changed` }) as const

const asking = <const Sending extends string>(subject: EndorsementSubject, sending: Sending) =>
  ({
    meta: formOf(subject),
    on: {
      [`${subject}.changed` as const]: { target: sending, actions: 'forgetProblem' },
      back: { target: 'choosing', actions: 'forgetProblem' },
    },
  }) as const

const sending = <const S extends EndorsementSubject>(subject: S) =>
  ({
    tags: 'busy',
    meta: formOf(subject),
    invoke: ask('endorsePolicy', {
      input: ({ context: { leadId }, event }: { context: Context; event: EndorsementEvent }) => ({
        leadId,
        subject,
        answers: answersOf(event),
      }),
      onDone: told<EndorsementStatus>(),
      onError: retryAt(subject),
    }),
  }) as const

/** Has an issued policy changed by its insurer where that changes no premium; says whom to call for the rest. */
export const endorsementMachine = policyRequestSetup<EndorsementStatus, EndorsementEvent>()(texts.failed, {
  readEndorsement: outsideCall<EndorsementStatus, OfPolicy>('the policy desk'),
  endorsePolicy: outsideCall<EndorsementStatus, EndorsementAsked>('the policy desk'),
})
  .extend({
    guards: {
      offers: ({ context: { status } }, { subject }: { subject: EndorsementSubject }) =>
        status?.state === 'offered' && status.subjects.includes(subject),
    },
  })
  .createMachine({
    id: 'endorsement',
    context: ({ input }) => input,
    initial: 'reading',
    on: { closed: '.closed' },
    states: {
      ...readingStates<EndorsementStatus>()('readEndorsement', texts.title, 'choosing'),
      choosing: {
        meta: { title: texts.title },
        on: {
          'nominee.chosen': { guard: offers('nominee'), target: 'nominee' },
          'contact.chosen': { guard: offers('contact'), target: 'contact' },
          'other.chosen': 'other',
        },
      },
      nominee: asking('nominee', 'sendingNominee'),
      sendingNominee: sending('nominee'),
      contact: asking('contact', 'sendingContact'),
      sendingContact: sending('contact'),
      /** What may change the premium: whom to call. */
      other: { meta: { title: 'Anything else' }, on: { back: 'choosing' } },
      /** It is changed, or is being, or cannot be. */
      told: { meta: { title: texts.title } },
      closed: { type: 'final' },
    },
  })

function answersOf({ type: _, ...answers }: EndorsementEvent): object {
  return answers
}
