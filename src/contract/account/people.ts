import * as v from 'valibot'

const text = v.optional(v.string(), '')

/** A customer as the specification's replies spell them (spec §3). */
export const wireCustomer = v.object({
  /** Kept client-side as `loginCustomerId`; empty before a code has proved the number. */
  id: text,
  customer_name: v.string(),
  customer_gender: text,
  customer_email: text,
  /** Ten digits. */
  customer_phone: v.string(),
  /** `dd/mm/yyyy`, or empty. */
  dateOfBirth: text,
  marital_status: text,
  city: text,
  customer_unique_number: v.union([v.string(), v.number()]),
})

export const wireEmployee = v.object({
  username: v.string(),
  name: v.string(),
  email: text,
  mobile_no: text,
})

export type WireCustomer = v.InferOutput<typeof wireCustomer>
export type WireEmployee = v.InferOutput<typeof wireEmployee>
