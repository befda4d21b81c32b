import * as v from 'valibot'
import { day, paise } from '#machines/schemas/basics.ts'
import { motorRecord } from '#machines/schemas/record.ts'

const moment = v.pipe(v.string(), v.isoTimestamp())

/** A policy as it was issued, kept word for word: later changes of the journey do not reach it. */
export const issuedPolicy = v.object({
  policyNumber: v.string(),
  verifyCode: v.string(),
  issuedAt: moment,
  start: day,
  /** Of the longest cover in it. */
  end: day,
  /** Of own damage, where that is another day. */
  odEnd: v.optional(day),
  payment: v.object({ reference: v.string(), amount: paise, paidAt: moment }),
  record: motorRecord,
})

export type IssuedPolicy = v.InferOutput<typeof issuedPolicy>
