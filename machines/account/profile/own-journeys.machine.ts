import { assign, emit, setup } from 'xstate'
import { errorMessage, outsideCall } from '../../core/actors.ts'
import type { StateMeta, StateTag } from '../../core/meta.ts'
import { type Notice, notice } from '../../core/notice.ts'
import { journeyPages } from '../../journey-pages.ts'
import { failure } from '../../reference/messages/failure.ts'
import { profile as texts } from '../../reference/messages/profile.ts'
import type { OwnQuotation } from '../../schemas/profile.ts'
import type { OwnJourneysEvent } from './own-journeys.events.ts'

type Context = {
  /** The row that is acted on. */
  leadId: string
  quotation?: OwnQuotation
  /** Which of its documents, where it was changed. */
  after?: string | undefined
}

const row = ({ event }: { event: { leadId: string; after?: string | undefined } }) => ({
  leadId: event.leadId,
  after: event.after,
})
const continued = ({ event }: { event: { quotation: OwnQuotation } }) => ({ quotation: event.quotation })
const renewed = ({ event }: { event: { output: OwnQuotation } }) => ({ quotation: event.output })
const error = ({ event }: { event: { error: unknown } }) => ({ error: event.error })
const leadsTo = (path: string) => ({ type: 'leadsTo', params: { path } }) as const

const pages = journeyPages(['quotes', 'proposal', 'checkout'], leadsTo)

/** What can be done with a row of the profile: continue its journey, renew it, fetch its document. */
export const ownJourneysMachine = setup({
  types: {
    context: {} as Context,
    events: {} as OwnJourneysEvent,
    emitted: {} as Notice,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    renewPolicy: outsideCall<OwnQuotation, { leadId: string }>('the customer store'),
    fetchDocument: outsideCall<unknown, { leadId: string; after?: string | undefined }>('the policy desk'),
    fetchReceipt: outsideCall<unknown, { leadId: string }>('the policy desk'),
  },
  guards: {
    leadsTo: ({ context: { quotation } }, { path }: { path: string }) => quotation?.leadsTo.path === path,
  },
  actions: {
    keepRow: assign((_, asked: { leadId: string; after?: string | undefined }) => asked),
    keepQuotation: assign((_, { quotation }: { quotation: OwnQuotation }) => ({
      leadId: quotation.leadId,
      quotation,
    })),
    tellFailed: emit((_, { error }: { error: unknown }) =>
      notice('error', errorMessage(error, failure.unexpected)),
    ),
    tellNoDocument: emit((_, { error }: { error: unknown }) =>
      notice('error', errorMessage(error, texts.downloadFailed)),
    ),
  },
}).createMachine({
  id: 'ownJourneys',
  context: { leadId: '' },
  initial: 'listed',
  states: {
    listed: {
      on: {
        'journey.continued': { target: 'going', actions: { type: 'keepQuotation', params: continued } },
        'policy.renewed': { target: 'renewing', actions: { type: 'keepRow', params: row } },
        'document.asked': { target: 'fetching', actions: { type: 'keepRow', params: row } },
        'receipt.asked': { target: 'fetchingReceipt', actions: { type: 'keepRow', params: row } },
      },
    },
    renewing: {
      tags: 'busy',
      invoke: {
        id: 'renewPolicy',
        src: 'renewPolicy',
        input: ({ context }) => ({ leadId: context.leadId }),
        onDone: { target: 'going', actions: { type: 'keepQuotation', params: renewed } },
        onError: { target: 'listed', actions: { type: 'tellFailed', params: error } },
      },
    },
    fetching: {
      tags: 'busy',
      invoke: {
        id: 'fetchDocument',
        src: 'fetchDocument',
        input: ({ context: { leadId, after } }) => ({ leadId, after }),
        onDone: 'listed',
        onError: { target: 'listed', actions: { type: 'tellNoDocument', params: error } },
      },
    },

    fetchingReceipt: {
      tags: 'busy',
      invoke: {
        id: 'fetchReceipt',
        src: 'fetchReceipt',
        input: ({ context }) => ({ leadId: context.leadId }),
        onDone: 'listed',
        onError: { target: 'listed', actions: { type: 'tellNoDocument', params: error } },
      },
    },

    /** The resume table (C-27). */
    going: { always: pages.always },
    ...pages.states,
  },
})
