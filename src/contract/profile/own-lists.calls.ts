import * as v from 'valibot'
import { ownPolicy, ownQuotation, transaction } from '#machines/schemas/profile.ts'
import { call } from '../call.ts'
import { ownPolicyCall } from '../policy/own-policy.ts'

/** Money on the wire is rupees, with paise behind the point. */
const rupees = v.number()
const seen = v.object({ ...ownQuotation.entries.price.wrapped.entries, amount: rupees })
const back = v.object({ ...transaction.entries.refund.wrapped.entries, amount: rupees })

const issued = ownPolicy.entries.issued.wrapped.entries
const ended = v.object({ ...issued.cancellation.wrapped.entries, refund: rupees })
export const wirePolicy = v.object({
  ...ownPolicy.entries,
  premium: rupees,
  issued: v.optional(v.object({ ...issued, cancellation: v.optional(ended) })),
})
export const wireQuotation = v.object({ ...ownQuotation.entries, price: v.optional(seen) })
export const wireTransaction = v.object({ ...transaction.entries, amount: rupees, refund: v.optional(back) })

const isSuccess = ({ status }: { status: string }) => status === 'success'

/** The newest rows of one profile section, and whether there are older ones. */
const listed = <const Row extends v.GenericSchema>(path: string, row: Row) =>
  call({
    method: 'GET',
    path,
    kind: 'read',
    action: 'profile.own',
    request: v.object({}),
    reply: v.object({ status: v.literal('success'), data: v.array(row), hasMore: v.boolean() }),
    isSuccess,
  })

/** Every policy of this person. */
export const readPolicies = listed('customer/policies', wirePolicy)
/** Every unpaid journey of this person. */
export const readQuotations = listed('customer/quotations', wireQuotation)
/** Every attempt to pay, and every refund. */
export const readTransactions = listed('customer/transactions', wireTransaction)

/** Starts the journey that renews a policy, or returns the existing one. */
export const renewPolicy = call({
  ...ownPolicyCall(wireQuotation),
  path: 'customer/renew',
  request: v.object({ customerLeadId: v.string() }),
})
