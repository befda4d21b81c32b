import * as v from 'valibot'
import { cancellationReason, cancellationStatus } from '#machines/schemas/cancellation.ts'
import { call } from '../call.ts'
import { ownPolicyCall } from './own-policy.ts'

const ofOwn = ownPolicyCall(cancellationStatus)

/** What is given back where one's own policy is cancelled today, or what has become of it. */
export const readCancellation = call({
  ...ofOwn,
  path: 'customer/cancellation',
  request: v.object({ customerLeadId: v.string() }),
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
})
