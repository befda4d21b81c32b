import { assign, emit, enqueueActions, fromCallback, setup, type UnknownActorLogic } from 'xstate'
import { errorMessage, outsideCall } from '../../core/actors.ts'
import type { GivenEvent } from '../../core/event.ts'
import type { SavedStep, StateMeta, StateTag } from '../../core/meta.ts'
import { messages } from '../../reference/messages.ts'
import { isPaid, isPaying } from '../../rules/journey-status.ts'
import type { Day } from '../../schemas/basics.ts'
import type { JourneyRecord } from '../../schemas/journey-record.ts'
import type { Plan, Unavailable } from '../../schemas/plan.ts'
import {
  askedAnew,
  canBeAsked,
  comparable,
  mayCompare,
  type Offers,
  type Refusals,
  toggled,
  withRefusal,
} from './offers.ts'

export type PriceListContext<
  R extends JourneyRecord,
  P extends Plan,
  Event extends GivenEvent = GivenEvent,
> = {
  today: Day
  record: R
  /** One per insurer (C-112). */
  offers: Offers<P>
  refusals: Refusals
  /** The last price of each insurer before everybody was asked anew. */
  before?: Offers<P>
  /** The insurers that are asked again and have not answered yet; undefined for all. */
  only?: readonly number[]
  compared: number[]
  opened?: number
  /** The record before a plan was chosen, and by which event, for as long as that is not saved. */
  unchosen?: { record: R; event: Event }
  /** The screen asked for by the address or by "change". */
  screen?: string | undefined
  problem?: string
}

const { journey } = messages

/**
 * Types, guards, actions and calls that the price lists of all products share. A product gives what its context has
 * besides and the calls it makes besides, and extends the guards and actions with its own.
 */
export const priceListSetup =
  <R extends JourneyRecord, P extends Plan, Event extends GivenEvent, Input, Besides = object>() =>
  <Actors extends Record<string, UnknownActorLogic>>(actors: Actors) => {
    type Context = PriceListContext<R, P, Event> & Besides
    const change = (some: Partial<PriceListContext<R, P, Event>>) => some as Partial<Context>

    return setup({
      types: {
        context: {} as Context,
        events: {} as Event,
        input: {} as Input,
        emitted: {} as
          | { type: 'answered' | 'takenBack'; event: Event }
          | { type: 'saved'; step: SavedStep; record: R },
        meta: {} as StateMeta,
        tags: {} as StateTag,
      },
      actors: {
        ...actors,
        askQuotes: fromCallback<Event, { record: R; only?: readonly number[] }>(({ sendBack }) =>
          sendBack({ type: 'quotes.failed', message: journey.quotesFailed }),
        ),
        savePlan: outsideCall<{ version: number }, { record: R }>('the journey store'),
      },
      guards: {
        isPaid: ({ context }) => isPaid(context.record.status),
        isPaying: ({ context }) => isPaying(context.record.status),
        hasOffers: ({ context }) => Object.keys(context.offers).length > 0,
        isOffered: ({ context }, { insurerId }: { insurerId: number }) => insurerId in context.offers,
        canBeAsked: ({ context: { refusals } }, { only }: { only: readonly number[] }) =>
          only.every((insurerId) => canBeAsked(refusals[insurerId])),
        mayCompare: ({ context }, { insurerId }: { insurerId: number }) =>
          mayCompare(context.compared, context.offers, insurerId),
        lacksOpened: ({ context: { opened, offers } }) => opened === undefined || !(opened in offers),
        comparesSeveral: ({ context }) => comparable(context).length > 1,
      },
      actions: {
        keepRefusal: assign(({ context }, { unavailable }: { unavailable: Unavailable }) =>
          change(withRefusal(context, unavailable)),
        ),
        askAll: assign(({ context }) => change({ ...askedAnew(context), problem: undefined })),
        askOnly: assign((_, { only }: { only: readonly number[] }) => change({ only, problem: undefined })),
        compare: assign(({ context }, { insurerId }: { insurerId: number }) =>
          change({ compared: toggled(context.compared, insurerId) }),
        ),
        open: assign((_, { insurerId }: { insurerId: number }) => change({ opened: insurerId })),
        /** The choice was not saved: the record is the one before it. */
        unchoose: enqueueActions(({ context: { unchosen }, enqueue }) => {
          if (unchosen === undefined) return
          enqueue.assign(change({ record: unchosen.record }))
          enqueue.emit({ type: 'takenBack', event: unchosen.event })
        }),
        /** The way on from where the answer was that has been taken back. */
        hold: emit(({ event }) => ({ type: 'answered' as const, event })),
        keepVersion: assign(({ context }, { version }: { version: number }) =>
          change({ record: { ...context.record, version } }),
        ),
        keepProblem: assign((_, { error }: { error: unknown }) =>
          change({ problem: errorMessage(error, journey.quotesFailed) }),
        ),
        announce: emit(({ context }, { step }: { step: SavedStep }) => ({
          type: 'saved' as const,
          step,
          record: context.record,
        })),
      },
    })
  }
