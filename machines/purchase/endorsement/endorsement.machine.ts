import { assign, setup } from 'xstate'
import { errorMessage, outsideCall } from '../../core/actors.ts'
import { ask, retryAt } from '../../core/ask.ts'
import type { StateMeta, StateTag } from '../../core/meta.ts'
import { endorsement as texts } from '../../reference/messages/endorsement.ts'
import type { EndorsementStanding, EndorsementSubject } from '../../schemas/endorsement.ts'
import type { EndorsementEvent } from './endorsement.events.ts'

type EndorsementInput = { leadId: string }
/** The answers of the form that was about a subject. */
export type EndorsementAsked = { leadId: string; subject: EndorsementSubject; answers: object }

type Context = EndorsementInput & { standing?: EndorsementStanding; problem?: string }
type Answered = { event: { output: EndorsementStanding } }

const standing = ({ event }: Answered) => ({ standing: event.output })
const keepStanding = { type: 'keepStanding', params: standing } as const
const offers = (subject: EndorsementSubject) => ({ type: 'offers', params: { subject } }) as const
const titled = { title: texts.title } as const

/** Has an issued policy changed by its insurer where that changes no premium; says whom to call for the rest. */
export const endorsementMachine = setup({
  types: {
    context: {} as Context,
    events: {} as EndorsementEvent,
    input: {} as EndorsementInput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    readEndorsement: outsideCall<EndorsementStanding, { leadId: string }>('the policy desk'),
    endorsePolicy: outsideCall<EndorsementStanding, EndorsementAsked>('the policy desk'),
  },
  guards: {
    isOffered: (_, { standing: known }: { standing: EndorsementStanding }) => known.state === 'offered',
    offers: ({ context: { standing: known } }, { subject }: { subject: EndorsementSubject }) =>
      known?.state === 'offered' && known.subjects.includes(subject),
  },
  actions: {
    keepStanding: assign((_, { standing: known }: { standing: EndorsementStanding }) => ({
      standing: known,
    })),
    forgetProblem: assign({ problem: undefined }),
    complain: assign((_, { error }: { error: unknown }) => ({ problem: errorMessage(error, texts.failed) })),
  },
}).createMachine({
  id: 'endorsement',
  context: ({ input }) => input,
  initial: 'reading',
  on: { closed: '.closed' },
  states: {
    reading: {
      tags: 'busy',
      meta: titled,
      invoke: ask('readEndorsement', {
        input: ({ context: { leadId } }: { context: Context }) => ({ leadId }),
        onDone: [
          { guard: { type: 'isOffered', params: standing }, target: 'choosing', actions: keepStanding },
          { target: 'told', actions: keepStanding },
        ],
        onError: retryAt('unknown'),
      }),
    },
    unknown: { meta: titled, on: { 'reading.retried': { target: 'reading', actions: 'forgetProblem' } } },
    choosing: {
      meta: titled,
      on: {
        'nominee.chosen': { guard: offers('nominee'), target: 'nominee' },
        'contact.chosen': { guard: offers('contact'), target: 'contact' },
        'other.chosen': 'other',
      },
    },
    nominee: {
      meta: { title: texts.subjects.nominee, asks: 'nominee.changed' },
      on: {
        'nominee.changed': { target: 'sendingNominee', actions: 'forgetProblem' },
        back: { target: 'choosing', actions: 'forgetProblem' },
      },
    },
    sendingNominee: {
      tags: 'busy',
      meta: { title: texts.subjects.nominee, asks: 'nominee.changed' },
      invoke: ask('endorsePolicy', {
        input: ({ context: { leadId }, event }: { context: Context; event: EndorsementEvent }) => ({
          leadId,
          subject: 'nominee' as const,
          answers: answersOf(event),
        }),
        onDone: { target: 'told', actions: keepStanding },
        onError: retryAt('nominee'),
      }),
    },
    contact: {
      meta: { title: texts.subjects.contact, asks: 'contact.changed' },
      on: {
        'contact.changed': { target: 'sendingContact', actions: 'forgetProblem' },
        back: { target: 'choosing', actions: 'forgetProblem' },
      },
    },
    sendingContact: {
      tags: 'busy',
      meta: { title: texts.subjects.contact, asks: 'contact.changed' },
      invoke: ask('endorsePolicy', {
        input: ({ context: { leadId }, event }: { context: Context; event: EndorsementEvent }) => ({
          leadId,
          subject: 'contact' as const,
          answers: answersOf(event),
        }),
        onDone: { target: 'told', actions: keepStanding },
        onError: retryAt('contact'),
      }),
    },
    /** What may change the premium: whom to call. */
    other: { meta: { title: 'Anything else' }, on: { back: 'choosing' } },
    /** It is changed, or is being, or cannot be. */
    told: { meta: titled },
    closed: { type: 'final' },
  },
})

function answersOf({ type: _, ...answers }: EndorsementEvent): object {
  return answers
}
