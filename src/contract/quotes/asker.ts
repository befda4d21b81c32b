import * as v from 'valibot'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'

/** A customer's details on the wire. */
export const customerDetails = v.object({
  customer_name: v.string(),
  customer_email: v.optional(v.string(), ''),
  customer_phone: v.string(),
})

/** Who asks for prices (spec §6). No price depends on it. */
export const asker = {
  loggedInUser: v.optional(v.boolean(), false),
  customerUniqueNumber: v.optional(v.union([v.string(), v.number()])),
  /** Copied in for logged-in customers. */
  customerDetails: v.optional(customerDetails),
}

export const askerOf = (
  { customer }: Pick<JourneyRecord, 'customer'>,
  loggedInUser: boolean,
  customerUniqueNumber?: string,
) => ({
  loggedInUser,
  ...(customerUniqueNumber && { customerUniqueNumber }),
  ...(loggedInUser && customer && { customerDetails: toCustomerDetails(customer) }),
})

export const toCustomerDetails = ({ name, email, mobile }: NonNullable<JourneyRecord['customer']>) => ({
  customer_name: name,
  customer_email: email,
  customer_phone: mobile,
})
