import * as v from 'valibot'
import { cancellationReasonKeys } from '../reference/cancellation.ts'
import { day, paise } from './basics.ts'

export const cancellationReason = v.picklist(cancellationReasonKeys)

/** What is given back where a policy is cancelled today, for which reasons it can be. */
const offered = v.object({
  state: v.literal('offered'),
  reasons: v.array(cancellationReason),
  note: v.optional(v.string()),
  refund: paise,
  daysLeft: v.number(),
  days: v.number(),
  hasBegun: v.boolean(),
})

/** A policy that is, or is being, cancelled. `by`: when the refund arrives. */
const cancelled = v.object({ state: v.picklist(['asked', 'done']), on: day, refund: paise, by: day })

const refused = v.object({ state: v.literal('refused'), message: v.string() })

export const cancellationStatus = v.variant('state', [offered, cancelled, refused])
export type CancellationStatus = v.InferOutput<typeof cancellationStatus>
