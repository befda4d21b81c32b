import { messages } from '../../reference/messages.ts'
import type { Unavailable } from '../../schemas/plan.ts'

const insurer = ({ event }: { event: { insurerId: number } }) => ({ insurerId: event.insurerId })
const failed = ({ event }: { event: { message: string } }) => ({ error: new Error(event.message) })
const refusal = ({ event }: { event: { unavailable: Unavailable } }) => ({ unavailable: event.unavailable })

/**
 * Asking all insurers or one of them, until each has given a price or a reason why not. The chart that has these
 * states provides the call `askQuotes`, the guard `hasOffers`, and the actions `keepRefusal`, `askAll`, `askOne`
 * and `complain`.
 */
export const priceStates = <R extends object>() =>
  ({
    asking: {
      tags: 'streaming',
      invoke: {
        id: 'askQuotes',
        src: 'askQuotes',
        input: ({ context: { record, only } }: { context: { record: R; only?: number } }) => ({
          record,
          ...(only !== undefined && { only }),
        }),
      },
      on: {
        'insurer.unavailable': { actions: { type: 'keepRefusal', params: refusal } },
        'quotes.ended': [{ guard: 'hasOffers', target: 'listed' }, { target: 'none' }],
        'quotes.failed': { target: 'failed', actions: { type: 'complain', params: failed } },
      },
    },
    listed: {
      on: { 'insurer.retried': { target: 'asking', actions: { type: 'askOne', params: insurer } } },
    },
    none: {
      meta: { lead: messages.journey.noQuotes },
      on: {
        'insurer.retried': { target: 'asking', actions: { type: 'askOne', params: insurer } },
        'quotes.retried': { target: 'asking', actions: 'askAll' },
      },
    },
    failed: { on: { 'quotes.retried': { target: 'asking', actions: 'askAll' } } },
  }) as const
