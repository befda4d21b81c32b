import * as v from 'valibot'
import { cancellationReason, cancellationStanding } from '#machines/schemas/cancellation.ts'
import { call } from '../call.ts'

const ofOwn = {
  method: 'POST',
  kind: 'authed',
  action: 'profile.own',
  lead: 'customerLeadId',
  assumed: true,
} as const

/** Money is whole paise here, as in the standing that both ends share. */
const reply = v.object({ status: v.literal('success'), data: cancellationStanding })
const isSuccess = ({ status }: { status: string }) => status === 'success'

/** What is given back where one's own policy is cancelled today, or what has become of it. */
export const readCancellation = call({
  ...ofOwn,
  path: 'customer/cancellation',
  request: v.object({ customerLeadId: v.string() }),
  reply,
  isSuccess,
})

/** Cancels it for the refund that was shown; refused where that is another one by now. */
export const cancelPolicy = call({
  ...ofOwn,
  path: 'customer/cancelPolicy',
  request: v.object({
    customerLeadId: v.string(),
    reason: cancellationReason,
    refund: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  reply,
  isSuccess,
})
