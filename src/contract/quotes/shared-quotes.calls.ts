import * as v from 'valibot'
import { coverType, day, vehicleType } from '#machines/schemas/basics.ts'
import { call } from '../call.ts'
import { quoteResult } from './quote-result.ts'

const success = v.literal('success')

/** Creates a link that shows a journey's latest prices to anybody who has it, for seven days. */
export const shareQuotes = call({
  method: 'POST',
  path: 'journey/shareQuotes',
  kind: 'authed',
  action: 'journey.buy',
  lead: 'customerLeadId',
  request: v.object({ customerLeadId: v.string() }),
  reply: v.object({ status: success, data: v.object({ url: v.string(), expiresOn: day }) }),
  isSuccess: ({ status }) => status === 'success',
})

/** One insurer's price without ids to buy with and without person or registration number. */
const sharedQuote = v.object({
  ...v.pick(quoteResult, [
    'Logo',
    'insurer',
    'insurerId',
    'policyType',
    'idv',
    'NetPremium',
    'GST',
    'FinalPremium',
    'StartDate',
    'EndDate',
    'thirdPartyEndDate',
    'missingAddOns',
  ]).entries,
  included: v.array(v.string()),
})

/** What a shared link shows; `id` is the token at the end of its address. */
export const sharedQuotes = call({
  method: 'GET',
  path: 'shared/quotes/{id}',
  kind: 'read',
  action: 'product.look',
  request: v.object({ id: v.string() }),
  reply: v.object({
    status: success,
    data: v.object({
      vehicle: v.object({
        vehicleType,
        make: v.string(),
        model: v.string(),
        variant: v.string(),
        city: v.string(),
      }),
      policyType: coverType,
      quotes: v.array(sharedQuote),
      /** The day of the prices, and whether that is today; otherwise they have to be asked for again. */
      onDay: day,
      validToday: v.boolean(),
    }),
  }),
  isSuccess: ({ status }) => status === 'success',
})

export type SharedQuotes = v.InferOutput<(typeof sharedQuotes)['reply']>
