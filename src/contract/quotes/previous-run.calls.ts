import * as v from 'valibot'
import { businessTypes } from '#machines/reference/policies.ts'
import { day } from '#machines/schemas/basics.ts'
import { call } from '../call.ts'
import { quoteResult } from './quote-result.ts'

/**
 * Prices of the last earlier day for the same vehicle, past and wishes. Empty where there is no earlier
 * day or the request has changed since.
 */
export const readPreviousRun = call({
  method: 'POST',
  path: 'quotes/previousRun',
  kind: 'authed',
  action: 'journey.buy',
  lead: 'customerLeadId',
  request: v.object({ customerLeadId: v.string() }),
  reply: v.object({
    status: v.literal('success'),
    data: v.nullable(
      v.object({
        onDay: day,
        /** The business type on that day: a policy may have ended since. */
        businessType: v.picklist(Object.values(businessTypes)),
        quotes: v.array(quoteResult),
      }),
    ),
  }),
  isSuccess: ({ status }) => status === 'success',
})
