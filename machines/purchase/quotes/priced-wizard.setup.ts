import { assign, enqueueActions } from 'xstate'
import { outsideCall } from '../../core/actors.ts'
import { applyAnswer } from '../../core/answer.ts'
import type { EventDefinitions, GivenEvent } from '../../core/event.ts'
import type { SavedStep } from '../../core/meta.ts'
import type { Day } from '../../schemas/basics.ts'
import type { JourneyRecord } from '../../schemas/journey-record.ts'
import type { Plan } from '../../schemas/plan.ts'
import { withOffer } from './offers.ts'
import { type PriceListContext, priceListSetup } from './price-list.setup.ts'

type PricedWizardInput<R> = { today: Day; record: R; screen?: string | undefined }
type Chosen = { insurerId: number; step: SavedStep }
export type Begun = { leadId: string; version: number; quotationNumber?: string | undefined }

export type PricedWizardContext<
  R extends JourneyRecord,
  P extends Plan,
  Event extends GivenEvent,
  Besides = object,
> = PriceListContext<R, P, Event> & Besides

/** A price list on the page of its wizard, which begins the journey: what such products share besides the list. */
export const pricedWizardSetup =
  <R extends JourneyRecord, P extends Plan, Event extends GivenEvent, Besides = object>() =>
  (events: EventDefinitions) => {
    const change = (some: Partial<PriceListContext<R, P, Event>>) =>
      some as Partial<PricedWizardContext<R, P, Event, Besides>>

    return priceListSetup<R, P, Event, PricedWizardInput<R>, Besides>()({
      startJourney: outsideCall<Begun, { record: R }>('the journey store'),
    }).extend({
      guards: {
        goesTo: ({ context }, { screen }: { screen: string }) => context.screen === screen,
      },
      actions: {
        keep: enqueueActions(({ context: { record, today }, event, enqueue }) => {
          enqueue.assign(change({ record: applyAnswer(events, event, record, today), problem: undefined }))
          enqueue.emit({ type: 'answered', event })
        }),
        keepLead: assign(({ context }, begun: Begun) =>
          change({
            record: { ...context.record, ...begun, savedStep: 1 },
            screen: undefined,
            problem: undefined,
          }),
        ),
        keepOffer: assign(({ context }, { plan }: { plan: P }) => change(withOffer(context, plan))),
        choose: assign(({ context: { record, offers }, event }, { insurerId, step }: Chosen) =>
          change({
            opened: insurerId,
            unchosen: { record, event },
            record: { ...record, plan: offers[insurerId], savedStep: step },
          }),
        ),
        goTo: assign((_, { screen }: { screen: string }) => change({ screen, problem: undefined })),
        goOn: assign(() => change({ screen: undefined })),
        save: assign(({ context }, { step }: { step: SavedStep }) =>
          change({ record: { ...context.record, savedStep: step } }),
        ),
      },
    })
  }
