import { assign, enqueueActions, raise } from 'xstate'
import { outsideCall } from '../../core/actors.ts'
import { applyAnswer } from '../../core/answer.ts'
import { withOffer } from '../../purchase/quotes/offers.ts'
import { priceListSetup } from '../../purchase/quotes/price-list.setup.ts'
import type { Day } from '../../schemas/basics.ts'
import { chosenIn, type ExpiryAnswer, expiryMachine } from '../expiry/expiry.machine.ts'
import type { MotorPlan } from '../record/motor-plan.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import type { QuoteRequest } from '../record/quote-request.ts'
import { isExceeded } from '../rules/business-type.ts'
import { hasNoPlans } from '../rules/no-plans.ts'
import { processFlowOf } from '../rules/process-flow.ts'
import type { EarlierPrices } from './earlier-prices.ts'
import { type EditPart, type QuoteListEvent, quoteListEvents } from './quote-list.events.ts'

type QuoteListInput = { today: Day; record: MotorRecord }

type Besides = {
  request: QuoteRequest
  /** Minimum and maximum insured value of all insurers so far. */
  idvRange?: { min: number; max: number }
  /** What the same cost on an earlier day. */
  earlier?: EarlierPrices
  /** The part of the request that is wanted first where it is edited. */
  part?: EditPart
  link?: string
}

/** What the quote list of a vehicle has besides what all price lists share. */
export const quoteList = priceListSetup<MotorRecord, MotorPlan, QuoteListEvent, QuoteListInput, Besides>()({
  shareQuotes: outsideCall<{ url: string }, { record: MotorRecord }>('the sharing of quotes'),
  readEarlier: outsideCall<EarlierPrices | null, { leadId: string }>('the earlier prices'),
  expiry: expiryMachine,
}).extend({
  guards: {
    lacksContact: ({ context }) => context.record.customer === undefined,
    exceeded: ({ context }) => context.record.policyDateExceeded,
    noPlans: ({ context }) => hasNoPlans(context.record, context.today),
    asksQuestions: ({ context }, { insurerId }: { insurerId: number }) =>
      (context.offers[insurerId]?.questions.length ?? 0) > 0,
    isTooEarly: ({ context }, { endDate }: { endDate?: Day | undefined }) =>
      endDate !== undefined && isExceeded(endDate, context.today),
    tells: (_, { answer }: { answer: ExpiryAnswer | undefined }) => answer !== undefined,
  },
  actions: {
    keepOffer: assign(({ context }, { plan }: { plan: MotorPlan }) => ({
      ...withOffer(context, plan),
      idvRange: widened(context.idvRange, plan.idv),
    })),
    /** The request that is priced is the one last asked for. */
    keep: enqueueActions(({ context: { record, request, today }, event, enqueue }) => {
      const kept = applyAnswer(quoteListEvents, event, record, today)
      enqueue.assign({ record: kept, request: kept.request ?? request })
      enqueue.emit({ type: 'answered', event })
    }),
    keepEarlier: assign((_, { earlier }: { earlier: EarlierPrices | null }) => ({
      earlier: earlier ?? undefined,
    })),
    forgetEarlier: assign({ earlier: undefined }),
    edit: assign((_, { part }: { part: EditPart | undefined }) => ({ part })),
    choose: assign(
      ({ context: { record, request, offers }, event }, { insurerId }: { insurerId: number }) => ({
        opened: insurerId,
        unchosen: { record, event },
        record: {
          ...record,
          request,
          plan: offers[insurerId],
          addOnAnswers: undefined,
          savedStep: 7 as const,
        },
      }),
    ),
    keepLink: assign((_, { url }: { url: string }) => ({ link: url })),
    goTo: assign((_, { screen }: { screen: string }) => ({ screen })),
    sayExpiry: raise((_, { answer }: { answer: ExpiryAnswer | undefined }) => ({
      type: 'expiry.chosen' as const,
      ...chosenIn(answer),
    })),
    announceTooEarly: enqueueActions(({ context: { record, request, today }, enqueue }) => {
      const saved = processFlowOf({ ...record, request }, today)
      enqueue.assign({ record: saved })
      enqueue.emit({ type: 'saved', step: 7, record: saved })
    }),
  },
})

type Range = { min: number; max: number } | undefined

function widened(range: Range, by: Range): Range {
  if (!range || !by) return range ?? by
  return { min: Math.min(range.min, by.min), max: Math.max(range.max, by.max) }
}
