import * as v from 'valibot'
import { ownPolicy, ownQuotation, transaction } from '#machines/schemas/profile.ts'
import { call } from '../call.ts'

/** Money on the wire is rupees, with paise behind the point. */
const rupees = v.number()
const seen = v.object({ ...ownQuotation.entries.price.wrapped.entries, amount: rupees })
const back = v.object({ ...transaction.entries.refund.wrapped.entries, amount: rupees })

export const wirePolicy = v.object({ ...ownPolicy.entries, premium: rupees })
export const wireQuotation = v.object({ ...ownQuotation.entries, price: v.optional(seen) })
export const wireTransaction = v.object({ ...transaction.entries, amount: rupees, refund: v.optional(back) })

const isSuccess = ({ status }: { status: string }) => status === 'success'

/** The newest rows of one section of the profile page, and whether there are older ones. */
const listed = <const Row extends v.GenericSchema>(path: string, row: Row) =>
  call({
    method: 'GET',
    path,
    kind: 'read',
    action: 'profile.own',
    assumed: true,
    request: v.object({}),
    reply: v.object({ status: v.literal('success'), data: v.array(row), hasMore: v.boolean() }),
    isSuccess,
  })

/** Everything bought by this person. */
export const readPolicies = listed('customer/policies', wirePolicy)
/** Every journey of this person that was not paid for. */
export const readQuotations = listed('customer/quotations', wireQuotation)
/** Every attempt to pay, and the money that went back. */
export const readTransactions = listed('customer/transactions', wireTransaction)

/** Begins the journey that renews a policy, or finds the one that was begun. */
export const renewPolicy = call({
  method: 'POST',
  path: 'customer/renew',
  kind: 'authed',
  action: 'profile.own',
  lead: 'customerLeadId',
  assumed: true,
  request: v.object({ customerLeadId: v.string() }),
  reply: v.object({ status: v.literal('success'), data: wireQuotation }),
  isSuccess,
})
