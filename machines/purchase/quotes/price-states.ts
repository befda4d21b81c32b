import { messages } from '../../reference/messages.ts'
import type { Plan } from '../../schemas/plan.ts'
import { askedAgain, failed, refusal } from './params.ts'

const retrying = {
  guard: { type: 'canBeAsked', params: askedAgain },
  target: 'asking',
  actions: { type: 'askOnly', params: askedAgain },
} as const

/**
 * Asking all insurers or some of them, until each has given a price or a reason why not. The chart that has these
 * states is set up by `priceListSetup` and provides the action `keepOffer` besides.
 */
export const priceStates = <R extends object, P extends Plan>() =>
  ({
    asking: {
      tags: 'streaming',
      invoke: {
        id: 'askQuotes',
        src: 'askQuotes',
        input: ({ context: { record, only } }: { context: { record: R; only?: readonly number[] } }) => ({
          record,
          ...(only !== undefined && { only }),
        }),
      },
      on: {
        'quote.arrived': {
          actions: {
            type: 'keepOffer',
            params: ({ event }: { event: { plan: P } }) => ({ plan: event.plan }),
          },
        },
        'insurer.unavailable': { actions: { type: 'keepRefusal', params: refusal } },
        'quotes.ended': [{ guard: 'hasOffers', target: 'listed' }, { target: 'none' }],
        'quotes.failed': { target: 'failed', actions: { type: 'keepProblem', params: failed } },
      },
    },
    listed: {
      on: { 'insurer.retried': retrying },
    },
    none: {
      meta: { lead: messages.journey.noQuotes },
      on: {
        'insurer.retried': retrying,
        'quotes.retried': { target: 'asking', actions: 'askAll' },
      },
    },
    failed: { on: { 'quotes.retried': { target: 'asking', actions: 'askAll' } } },
  }) as const
