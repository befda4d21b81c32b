import { assign, emit, enqueueActions, fromCallback, raise, setup } from 'xstate'
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
import { type ExpiryAnswer, expiryMachine } from '../expiry/expiry.machine.ts'
import type { MotorPlan } from '../record/motor-plan.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import type { QuoteRequest } from '../record/quote-request.ts'
import { isExceeded } from '../rules/business-type.ts'
import { hasNoPlans } from '../rules/no-plans.ts'
import type { EarlierPrices } from './earlier-prices.ts'
import { type EditPart, type QuoteListEvent, quoteListEvents } from './quote-list.events.ts'

export type QuoteListInput = { today: Day; record: MotorRecord }

type Context = {
  today: Day
  record: MotorRecord
  request: QuoteRequest
  /** One per insurer (C-112). */
  offers: Offers<MotorPlan>
  refusals: Refusals
  /** Minimum and maximum insured value of all insurers so far. */
  idvRange?: { min: number; max: number }
  /** The insurer to ask again; undefined for all. */
  only?: number
  compared: number[]
  /** What the same cost on an earlier day. */
  earlier?: EarlierPrices
  opened?: number
  /** The record before a plan was chosen, for as long as that is not saved. */
  unchosen?: MotorRecord
  /** The part of the request that is wanted first where it is edited. */
  part?: EditPart
  link?: string
  /** The wizard's screen to go back to. */
  screen?: string
  problem?: string
}

const { journey } = messages

/** Types, guards, actions and calls of the quote list. */
export const quoteList = setup({
  types: {
    context: {} as Context,
    events: {} as QuoteListEvent,
    input: {} as QuoteListInput,
    emitted: {} as
      | { type: 'answered'; event: QuoteListEvent }
      | { type: 'saved'; step: SavedStep; record: MotorRecord },
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    askQuotes: fromCallback<QuoteListEvent, { record: MotorRecord; only?: number }>(({ sendBack }) =>
      sendBack({ type: 'quotes.failed', message: journey.quotesFailed }),
    ),
    savePlan: outsideCall<{ version: number }, { record: MotorRecord }>('the journey store'),
    shareQuotes: outsideCall<{ url: string }, { record: MotorRecord }>('the sharing of quotes'),
    readEarlier: outsideCall<EarlierPrices | null, { leadId: string }>('the earlier prices'),
    expiry: expiryMachine,
  },
  guards: {
    isPaid: ({ context }) => isPaid(context.record.status),
    isPaying: ({ context }) => isPaying(context.record.status),
    exceeded: ({ context }) => context.record.policyDateExceeded,
    noPlans: ({ context }) => hasNoPlans(context.record, context.today),
    hasOffers: ({ context }) => Object.keys(context.offers).length > 0,
    isOffered: ({ context }, { insurerId }: { insurerId: number }) => insurerId in context.offers,
    isRefused: ({ context }, { insurerId }: { insurerId: number }) => insurerId in context.refusals,
    asksQuestions: ({ context }, { insurerId }: { insurerId: number }) =>
      (context.offers[insurerId]?.questions.length ?? 0) > 0,
    mayCompare: ({ context }, { insurerId }: { insurerId: number }) =>
      mayCompare(context.compared, context.offers, insurerId),
    comparesSeveral: ({ context }) => context.compared.length > 1,
    isTooEarly: ({ context }, { endDate }: { endDate?: Day | undefined }) =>
      endDate !== undefined && isExceeded(endDate, context.today),
    tells: (_, { answer }: { answer: ExpiryAnswer | undefined }) => answer !== undefined,
  },
  actions: {
    keepOffer: assign(({ context }, { plan }: { plan: MotorPlan }) => ({
      ...withOffer(context, plan),
      idvRange: widened(context.idvRange, plan.idv),
    })),
    keepRefusal: assign(({ context }, { unavailable }: { unavailable: Unavailable }) =>
      withRefusal(context, unavailable),
    ),
    /** The request that is priced is the one last asked for. */
    keep: enqueueActions(({ context: { record, request, today }, event, enqueue }) => {
      const kept = applyAnswer(quoteListEvents, event, record, today)
      enqueue.assign({ record: kept, request: kept.request ?? request })
      enqueue.emit({ type: 'answered', event })
    }),
    askAll: assign({ ...noAnswers, problem: undefined }),
    askOne: assign((_, { insurerId }: { insurerId: number }) => ({ only: insurerId, problem: undefined })),
    keepEarlier: assign((_, { earlier }: { earlier: EarlierPrices | null }) => ({
      earlier: earlier ?? undefined,
    })),
    forgetEarlier: assign({ earlier: undefined }),
    open: assign((_, { insurerId }: { insurerId: number }) => ({ opened: insurerId })),
    edit: assign((_, { part }: { part: EditPart | undefined }) => ({ part })),
    compare: assign(({ context }, { insurerId }: { insurerId: number }) => ({
      compared: toggled(context.compared, insurerId),
    })),
    choose: assign(({ context: { record, request, offers } }, { insurerId }: { insurerId: number }) => ({
      opened: insurerId,
      unchosen: record,
      record: { ...record, request, plan: offers[insurerId], addOnAnswers: undefined, savedStep: 7 as const },
    })),
    /** The choice was not saved: the record is the one before it. */
    unchoose: assign(({ context }) => ({ record: context.unchosen ?? context.record })),
    keepVersion: assign(({ context }, { version }: { version: number }) => ({
      record: { ...context.record, version },
    })),
    keepLink: assign((_, { url }: { url: string }) => ({ link: url })),
    goTo: assign((_, { screen }: { screen: string }) => ({ screen })),
    complain: assign((_, { error }: { error: unknown }) => ({
      problem: errorMessage(error, journey.quotesFailed),
    })),
    sayExpiry: raise((_, { answer }: { answer: ExpiryAnswer | undefined }) => ({
      type: 'expiry.chosen' as const,
      ...(answer?.endDate && { endDate: answer.endDate }),
      ...(answer && !answer.exceeded && answer.ncb !== undefined && { ncb: answer.ncb }),
    })),
    /** The process-flow object: nothing is priced any more, and the date is known (EXPIRY-18, RESUME-18). */
    announceTooEarly: enqueueActions(({ context: { record, request }, enqueue }) => {
      const saved = { ...record, request, savedStep: 7 as const }
      enqueue.assign({ record: saved })
      enqueue.emit({ type: 'saved', step: 7, record: saved })
    }),
    announce: emit(({ context }, { step }: { step: SavedStep }) => ({
      type: 'saved' as const,
      step,
      record: context.record,
    })),
  },
})

type Range = { min: number; max: number } | undefined

function widened(range: Range, by: Range): Range {
  if (!range || !by) return range ?? by
  return { min: Math.min(range.min, by.min), max: Math.max(range.max, by.max) }
}
