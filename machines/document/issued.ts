import * as v from 'valibot'
import { day, paise } from '../schemas/basics.ts'
import type { JourneyRecord } from '../schemas/journey-record.ts'

const moment = v.pipe(v.string(), v.isoTimestamp())

/** A policy as issued, stored as a snapshot: later changes of the journey do not affect it. */
export const issuedPolicy = v.object({
  policyNumber: v.string(),
  verifyCode: v.string(),
  issuedAt: moment,
  start: day,
  /** End of its longest cover. */
  end: day,
  /** Of a cover that ends earlier, as own damage may. */
  odEnd: v.optional(day),
  payment: v.object({
    reference: v.string(),
    /** The order that it paid, by which the customer knows it; older policies do not have it. */
    order: v.optional(v.string()),
    amount: paise,
    paidAt: moment,
  }),
  /** The journey as it was then; its own product's schema reads it. */
  record: v.looseObject({ quoteType: v.string() }),
})

/** What a payment is called on every page, in mails and on the receipt. */
export const nameOfPayment = ({ payment }: Pick<IssuedPolicy, 'payment'>): string =>
  payment.order ?? payment.reference

export type IssuedPolicy<R extends JourneyRecord = JourneyRecord> = Omit<
  v.InferOutput<typeof issuedPolicy>,
  'record'
> & { record: R }
