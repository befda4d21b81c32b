import { assign, emit, enqueueActions, fromCallback, setup } from 'xstate'
import { errorMessage, outsideCall } from '../../core/actors.ts'
import { applyAnswer } from '../../core/answer.ts'
import type { SavedStep, StateMeta, StateTag } from '../../core/meta.ts'
import {
  mayCompare,
  noAnswers,
  type Offers,
  type Refusals,
  toggled,
  withOffer,
  withRefusal,
} from '../../purchase/quotes/offers.ts'
import { messages } from '../../reference/messages.ts'
import { isPaid, isPaying } from '../../rules/journey-status.ts'
import type { Day } from '../../schemas/basics.ts'
import type { Unavailable } from '../../schemas/plan.ts'
import type { HealthPlan } from '../record/health-plan.ts'
import type { HealthRecord } from '../record/health-record.ts'
import { type HealthEvent, type HealthFilters, healthEvents } from './health.events.ts'

export type HealthInput = { today: Day; record: HealthRecord; screen?: string | undefined }
export type Begun = { leadId: string; version: number; quotationNumber?: string | undefined }

type Context = HealthInput & {
  offers: Offers<HealthPlan>
  refusals: Refusals
  /** The insurer to ask again; undefined for all. */
  only?: number
  compared: number[]
  opened?: number
  filters: HealthFilters
  /** The record before a plan was chosen, for as long as that is not saved. */
  unchosen?: HealthRecord
  problem?: string
}

const { journey } = messages

/** Types, guards, actions and calls of the health wizard. */
export const health = setup({
  types: {
    context: {} as Context,
    events: {} as HealthEvent,
    input: {} as HealthInput,
    emitted: {} as
      | { type: 'answered'; event: HealthEvent }
      | { type: 'saved'; step: SavedStep; record: HealthRecord },
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    startJourney: outsideCall<Begun, { record: HealthRecord }>('the journey store'),
    askQuotes: fromCallback<HealthEvent, { record: HealthRecord; only?: number }>(({ sendBack }) =>
      sendBack({ type: 'quotes.failed', message: journey.quotesFailed }),
    ),
    savePlan: outsideCall<{ version: number }, { record: HealthRecord }>('the journey store'),
  },
  guards: {
    isPaid: ({ context }) => isPaid(context.record.status),
    isPaying: ({ context }) => isPaying(context.record.status),
    goesTo: ({ context }, { screen }: { screen: string }) => context.screen === screen,
    /** The pincode may be missing still (C-73). */
    lacksBasics: ({ context }) => context.record.basics?.pincode === undefined,
    isRevisited: ({ context }) => context.screen !== undefined,
    isBegun: ({ context }) => context.record.leadId !== '',
    hasOffers: ({ context }) => Object.keys(context.offers).length > 0,
    isOffered: ({ context }, { insurerId }: { insurerId: number }) => insurerId in context.offers,
    isRefused: ({ context }, { insurerId }: { insurerId: number }) => insurerId in context.refusals,
    mayCompare: ({ context }, { insurerId }: { insurerId: number }) =>
      mayCompare(context.compared, context.offers, insurerId),
    lacksOpened: ({ context: { opened, offers } }) => opened === undefined || !(opened in offers),
    comparesSeveral: ({ context }) => context.compared.length > 1,
  },
  actions: {
    keep: enqueueActions(({ context: { record, today }, event, enqueue }) => {
      enqueue.assign({ record: applyAnswer(healthEvents, event, record, today), problem: undefined })
      enqueue.emit({ type: 'answered', event })
    }),
    keepLead: assign(({ context }, begun: Begun) => ({
      record: { ...context.record, ...begun, savedStep: 1 as const },
      screen: undefined,
      problem: undefined,
    })),
    keepOffer: assign(({ context }, { plan }: { plan: HealthPlan }) => withOffer(context, plan)),
    keepRefusal: assign(({ context }, { unavailable }: { unavailable: Unavailable }) =>
      withRefusal(context, unavailable),
    ),
    askAll: assign({ ...noAnswers, problem: undefined }),
    askOne: assign((_, { insurerId }: { insurerId: number }) => ({ only: insurerId, problem: undefined })),
    compare: assign(({ context }, { insurerId }: { insurerId: number }) => ({
      compared: toggled(context.compared, insurerId),
    })),
    filter: assign((_, { filters }: { filters: HealthFilters }) => ({ filters })),
    open: assign((_, { insurerId }: { insurerId: number }) => ({ opened: insurerId })),
    choose: assign(({ context: { record, offers } }, { insurerId }: { insurerId: number }) => ({
      opened: insurerId,
      unchosen: record,
      record: { ...record, plan: offers[insurerId], savedStep: 2 as const },
    })),
    /** The choice was not saved: the record is the one before it. */
    unchoose: assign(({ context }) => ({ record: context.unchosen ?? context.record })),
    keepVersion: assign(({ context }, { version }: { version: number }) => ({
      record: { ...context.record, version },
    })),
    goTo: assign((_, { screen }: { screen: string }) => ({ screen, problem: undefined })),
    goOn: assign({ screen: undefined }),
    complain: assign((_, { error }: { error: unknown }) => ({
      problem: errorMessage(error, journey.quotesFailed),
    })),
    save: assign(({ context }, { step }: { step: SavedStep }) => ({
      record: { ...context.record, savedStep: step },
    })),
    announce: emit(({ context }, { step }: { step: SavedStep }) => ({
      type: 'saved' as const,
      step,
      record: context.record,
    })),
  },
})
