import * as v from 'valibot'
import { assign, setup } from 'xstate'
import { outsideCall } from '#machines/core/actors.ts'
import { answering, applyAnswer } from '#machines/core/answer.ts'
import { type EventsOf, selection } from '#machines/core/event.ts'
import type { SavedStep, StateMeta } from '#machines/core/meta.ts'
import { reach, type SavedMachine } from '#machines/core/saved-machine.ts'
import type { ServerProduct } from '#machines/core/server-product.ts'
import { type kycResult, person } from '#machines/schemas/proposal.ts'
import { savedUmbrella } from './umbrella.machine.ts'
import { umbrellaProduct } from './umbrella.product.ts'
import { emptyUmbrella, umbrellaRecord } from './umbrella.record.ts'

const medical = v.object({ conditions: v.array(v.string()), hospitalisation: v.string() })
const careRecord = v.object({ ...umbrellaRecord.entries, medical: v.optional(medical) })
type CareRecord = v.InferOutput<typeof careRecord>

const answer = answering<CareRecord>()

const careEvents = {
  'person.given': answer(
    3,
    selection('Next', v.object({ person, customer: v.optional(careRecord.entries.customer) }), []),
    {
      known: ({ person: known }) => known && { person: known },
    },
  ),
  'medical.given': answer(5, selection('Next', v.object({ medical }), []), {
    known: ({ medical: known }) => known && { medical: known },
  }),
} as const

type Begin = { today: string; record: CareRecord; screen?: string }
type Verified = { kyc?: v.InferOutput<typeof kycResult> }

const careMachine = setup({
  types: {
    context: {} as Begin,
    events: {} as EventsOf<typeof careEvents>,
    input: {} as Begin,
    meta: {} as StateMeta,
  },
  actors: { kyc: outsideCall<Verified, { leadId: string }>('the identity check') },
  guards: {
    goesTo: ({ context }, { screen }: { screen: string }) => context.screen === screen,
    lacks: ({ context }, { field }: { field: 'person' | 'kyc' | 'medical' }) =>
      context.record[field] === undefined,
  },
  actions: {
    keep: assign(({ context: { record, today }, event }, { step }: { step: SavedStep }) => ({
      record: { ...applyAnswer(careEvents, event, record, today), savedStep: step },
    })),
    keepKyc: assign(({ context }, { kyc }: Verified) => ({ record: { ...context.record, kyc } })),
  },
}).createMachine({
  id: 'care',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: { type: 'goesTo', params: { screen: 'person' } }, target: 'person' },
        { guard: { type: 'lacks', params: { field: 'person' } }, target: 'person' },
        { guard: { type: 'goesTo', params: { screen: 'kyc' } }, target: 'kyc' },
        { guard: { type: 'lacks', params: { field: 'kyc' } }, target: 'kyc' },
        { guard: { type: 'goesTo', params: { screen: 'medical' } }, target: 'medical' },
        { guard: { type: 'lacks', params: { field: 'medical' } }, target: 'medical' },
        { target: 'review' },
      ],
    },
    person: {
      meta: { title: 'You', asks: 'person.given', path: '/proposal/{id}' },
      on: { 'person.given': { target: 'kyc', actions: { type: 'keep', params: { step: 3 } } } },
    },
    kyc: {
      meta: { title: 'Identity check', path: '/proposal/{id}' },
      invoke: {
        id: 'kyc',
        src: 'kyc',
        input: ({ context }) => ({ leadId: context.record.leadId }),
        onDone: {
          target: 'medical',
          actions: { type: 'keepKyc', params: ({ event }) => event.output },
        },
      },
    },
    medical: {
      meta: { title: 'Your health', asks: 'medical.given', path: '/proposal/{id}' },
      on: { 'medical.given': { target: 'review', actions: { type: 'keep', params: { step: 5 } } } },
    },
    review: { meta: { title: 'Check your answers', path: '/proposal/{id}' } },
  },
})

const savedCare: SavedMachine = {
  machine: careMachine,
  events: careEvents,
  path: '/proposal/{id}',
  outcomes: (record) => {
    const { kyc } = record as CareRecord
    return kyc ? { kyc: { kyc } } : {}
  },
}

/** The toy product with a second part: the person, their identity, and then what has to be sealed. */
export const careProduct: ServerProduct<CareRecord> = {
  ...umbrellaProduct,
  key: 'care',
  title: 'Care insurance',
  path: '/care',
  record: careRecord,
  emptyRecord: { ...emptyUmbrella, quoteType: 'care' },
  sealedFields: ['medical'],
  machines: [savedUmbrella, savedCare],
  isReadyToPropose: (record, today) => reach(savedCare, { record, today }).matches('review'),
  proposalDetails: (record) => ({
    household: record.person?.addressLine,
    medical: record.medical,
  }),
}
